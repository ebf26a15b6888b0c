import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/code/language';
import type { SourceFile, Sources } from '../../../src/lessons/lesson';
import { stepOf } from '../../../test/conformance/case-step';
import { readCaseFile } from '../../../test/conformance/read-json';
import { ROOT } from '../../tools.mjs';

const ENDINGS: Readonly<Record<Language, string>> = {
  java: '.java',
  python: '.py',
  typescript: '.ts',
  go: '.go',
};

/**
 * What a lesson is made of beside its words: its scenes, from `test/conformance/cases/lesson-NAME.json`,
 * and its program in every language with what it prints, from `samples/NAME/`.
 *
 * @throws Error that names the file which is missing or does not fit.
 */
export function lessonData(name: string) {
  const cases = readCaseFile(join(ROOT, `test/conformance/cases/lesson-${name}.json`));
  const scenes = cases.map(({ steps, ...others }) => ({ ...others, steps: steps.map(stepOf) }));
  return { scenes, sources: sourcesIn(join(ROOT, 'samples', name)) };
}

function sourcesIn(folder: string): Sources {
  return {
    java: sourceIn(folder, 'java'),
    python: sourceIn(folder, 'python'),
    typescript: sourceIn(folder, 'typescript'),
    go: sourceIn(folder, 'go'),
  };
}

function sourceIn(folder: string, language: Language): SourceFile {
  const file = readdirSync(folder).find((each) => each.endsWith(ENDINGS[language]));
  if (file === undefined) throw new Error(`${folder} has no ${ENDINGS[language]} file`);
  return {
    file,
    source: readFileSync(join(folder, file), 'utf8'),
    prints: readFileSync(join(folder, `${language}.out`), 'utf8'),
  };
}
