import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {import('../../../src/code/language').Language} Language
 * @typedef {{ lesson: string, language: Language, file: string, source: string, prints: string }} Sample
 *   a lesson's program: its file and text, and the text of the file that says what it prints
 */

/** @type {readonly { language: Language, ending: string }[]} */
const KINDS = [
  { language: 'java', ending: '.java' },
  { language: 'python', ending: '.py' },
  { language: 'typescript', ending: '.ts' },
  { language: 'go', ending: '.go' },
];

/** The lessons that a folder has samples of. @param {string} folder */
export function lessonsIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
    .toSorted();
}

/**
 * The samples of some lessons, in every language.
 * @param {string} folder
 * @param {readonly string[]} lessons
 * @returns {readonly Sample[]}
 * @throws {Error} that names the files that are missing, empty or too many
 */
export function readSamples(folder, lessons) {
  const read = lessons.map((lesson) => readLesson(join(folder, lesson), lesson));
  const wrong = read.flatMap((each) => each.wrong);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return read.flatMap(({ samples }) => samples);
}

/** @param {string} folder @param {string} lesson */
function readLesson(folder, lesson) {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  /** @param {string} ending */
  const textOf = (ending) => {
    const found = names.filter((name) => name.endsWith(ending));
    const [file = `*${ending}`] = found;
    const text = found.length === 0 ? '' : readFileSync(join(folder, file), 'utf8');
    const why =
      found.length === 0
        ? 'is not there'
        : found.length > 1
          ? `is not the only one: ${found.join(', ')}`
          : text === ''
            ? 'is empty'
            : null;
    return { file, text, wrong: why === null ? [] : [`samples/${lesson}/${file} ${why}`] };
  };
  const pairs = KINDS.map(({ language, ending }) => ({
    language,
    program: textOf(ending),
    output: textOf(`${language}.out`),
  }));
  return {
    wrong: pairs.flatMap(({ program, output }) => [...program.wrong, ...output.wrong]),
    samples: pairs.map(({ language, program, output }) => ({
      lesson,
      language,
      file: program.file,
      source: program.text,
      prints: output.text,
    })),
  };
}
