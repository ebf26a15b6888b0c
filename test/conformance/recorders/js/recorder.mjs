// Plays the steps of a case on the real @google/adk, one JSON line a step, and says what it did.
import { adk } from './adk.mjs';
import { letGo } from './service.mjs';
import { answerTo, open } from './steps.mjs';

/**
 * Not readline: it also ends a line at U+2028 and U+2029, which JSON leaves as they are.
 *
 * @param {NodeJS.ReadStream} input
 */
async function* linesOf(input) {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** @param {unknown} value */
const say = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);

// The default logger writes to standard output, among the answers.
adk.setLogger(null);
say({ package: '@google/adk', version: adk.version });

for await (const line of linesOf(process.stdin)) {
  const step = JSON.parse(line);
  say(await (step.op === 'open' ? open(step) : answerTo(step)));
}
await letGo();
