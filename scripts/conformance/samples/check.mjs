import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execIn, missingProgram } from '../build.mjs';
import { said } from '../say.mjs';
import { discard, scratch } from '../scratch.mjs';
import { difference } from './difference.mjs';
import { runProgram } from './program.mjs';
import { slots } from './slots.mjs';

/**
 * @typedef {import('../build.mjs').Folders} Folders
 * @typedef {import('../toolchain').Toolchain} Toolchain
 * @typedef {import('./files.mjs').Sample} Sample
 * @typedef {import('./language').Place} Place
 * @typedef {import('./language').Play} Play
 * @typedef {import('./language').SampleLanguage} SampleLanguage
 * @typedef {{ what: string, lines: readonly string[], printed: string | null }} Wrong
 *   `what` is wrong, and how; `printed` is all that a program printed which was to print otherwise
 * @typedef {{
 *   language: SampleLanguage,
 *   samples: number,
 *   plays: number,
 *   wrong: readonly Wrong[],
 *   seconds: { compiling: number, running: number },
 *   notRun: { why: string, failed: boolean } | null,
 * }} Checked `failed` is false of what this machine has no tools for
 */

const PANEL = fileURLToPath(new URL('panel', import.meta.url));

/**
 * Compiles and runs the samples of some languages. What goes wrong with one leaves the others alone.
 * @param {readonly SampleLanguage[]} languages
 * @param {{
 *   samples: readonly Sample[],
 *   playsOf: (language: SampleLanguage['language']) => Promise<readonly Play[]>,
 *   install: (toolchain: Toolchain) => Promise<Folders>,
 * }} what
 * @returns {Promise<readonly Checked[]>} in the order of the languages
 */
export async function checkSamples(languages, { samples, playsOf, install }) {
  const root = scratch();
  const inSlot = slots(availableParallelism());
  try {
    return await Promise.all(
      languages.map(async (language) => {
        const own = samples.filter((each) => each.language === language.language);
        const plays = await playsOf(language.language);
        const work = join(root, language.language);
        return checkLanguage(language, own, plays, { work, install, inSlot });
      }),
    );
  } finally {
    discard(root);
  }
}

/**
 * @param {SampleLanguage} language
 * @param {readonly Sample[]} samples
 * @param {readonly Play[]} plays
 * @param {{
 *   work: string,
 *   install: (toolchain: Toolchain) => Promise<Folders>,
 *   inSlot: ReturnType<typeof slots>,
 * }} tools
 * @returns {Promise<Checked>}
 */
async function checkLanguage(language, samples, plays, { work, install, inSlot }) {
  const seconds = { compiling: 0, running: 0 };
  const counts = { language, samples: samples.length, plays: plays.length, seconds };
  const { toolchain, needs } = language;
  const missing = missingProgram({ needs });
  if (missing !== undefined) {
    const why = `${toolchain.packageName}: there is no ${missing} here`;
    return { ...counts, wrong: [], notRun: { why, failed: false } };
  }

  /** @template T @param {keyof typeof seconds} what @param {() => Promise<T>} step */
  const timed = (what, step) =>
    inSlot(async () => {
      const start = performance.now();
      try {
        return await step();
      } finally {
        seconds[what] += (performance.now() - start) / 1000;
      }
    });

  try {
    lay(work, language, samples, plays);
    const { dir } = await inSlot(() => install(toolchain));
    const place = { dir, work };
    await timed('compiling', () => language.compile({ ...place, exec: execIn(work) }));
    const wrong = await Promise.all([
      ...samples.map((sample) => timed('running', () => wrongOfSample(language, sample, place))),
      ...(plays.length > 0 ? [timed('running', () => wrongOfPlays(language, plays, place))] : []),
    ]);
    return { ...counts, wrong: wrong.flat(), notRun: null };
  } catch (error) {
    return { ...counts, wrong: [], notRun: { why: said(error), failed: true } };
  }
}

/**
 * @param {string} work
 * @param {SampleLanguage} language
 * @param {readonly Sample[]} samples
 * @param {readonly Play[]} plays
 */
function lay(work, { language, panel }, samples, plays) {
  mkdirSync(work);
  for (const { lesson, file, source } of samples)
    write(join(work, 'samples', lesson, file), source);
  if (plays.length === 0) return;
  if (existsSync(join(PANEL, language)))
    cpSync(join(PANEL, language), join(work, 'panel'), { recursive: true });
  for (const [path, text] of panel.sources(plays)) write(join(work, 'panel', path), text);
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * @param {SampleLanguage} language
 * @param {Sample} sample
 * @param {Place} place
 * @returns {Promise<readonly Wrong[]>}
 */
async function wrongOfSample({ language, command }, sample, place) {
  const { printed, failure } = await run(command(place, sample), place);
  const { lesson, file, prints } = sample;
  const folder = `samples/${lesson}`;
  if (failure !== null) return [{ what: `${folder}/${file}`, lines: failure, printed: null }];
  const lines = difference(prints, printed);
  return lines.length === 0 ? [] : [{ what: `${folder}/${language}.out`, lines, printed }];
}

/**
 * @param {SampleLanguage} language
 * @param {readonly Play[]} plays
 * @param {Place} place
 * @returns {Promise<readonly Wrong[]>}
 */
async function wrongOfPlays({ panel }, plays, place) {
  const { printed, failure } = await run(
    panel.command(
      place,
      plays.map(({ id }) => id),
    ),
    place,
  );
  if (failure !== null) return [{ what: 'the code panel', lines: failure, printed: null }];
  const found = printed.split('\n').map((line) => line.split(' '));
  return plays.flatMap((play) => {
    const line = found.find(([word, id]) => word === 'read' && id === play.id);
    const [wanted, got] = [panel.expected(play).join(' '), line?.slice(2).join(' ') ?? 'nothing'];
    if (got === wanted) return [];
    return [
      { what: `the code panel, ${play.id}`, lines: [`- ${wanted}`, `+ ${got}`], printed: null },
    ];
  });
}

/** Each program has an empty folder to run in. @param {readonly string[]} command @param {Place} place */
function run(command, { work }) {
  return runProgram(command, mkdtempSync(join(work, 'run-')));
}
