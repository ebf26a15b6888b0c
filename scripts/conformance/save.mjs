import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces a recording, all at once.
 * @param {string} folder
 * @param {import('../../test/conformance/case-schema').Recording} recording
 */
export function saveIn(folder, { answers, ...head }) {
  const file = join(folder, `${head.runtime}.json`);
  const lines = Object.entries(answers).map(
    ([name, told]) => `    ${JSON.stringify(name)}: ${JSON.stringify(told)}`,
  );
  const text = JSON.stringify({ ...head, answers: {} }, null, 2);
  writeFileSync(
    `${file}.new`,
    `${text.replace(/\{\}\n\}$/, () => `{\n${lines.join(',\n')}\n  }\n}`)}\n`,
  );
  renameSync(`${file}.new`, file);
}
