import { join } from 'node:path';
import type { Language } from '../../../src/code/language';
import type { SourceFile } from '../../../src/lessons/lesson';
import { stepOf } from '../../../test/conformance/case-step';
import { readCaseFile } from '../../../test/conformance/read-json';
import { readSamples, type Sample } from '../../conformance/samples/files.mjs';
import { ROOT } from '../../tools.mjs';

/**
 * What a lesson is made of beside its words: its cases, from `test/conformance/cases/lesson-NAME.json`,
 * and its program in every language with what it prints, from `samples/NAME/`.
 *
 * @throws Error that names the file which is missing or does not fit.
 */
export function lessonData(name: string) {
  const read = readCaseFile(join(ROOT, `test/conformance/cases/lesson-${name}.json`));
  const samples = readSamples(join(ROOT, 'samples'), [name]);
  const sourceIn = (language: Language) => sourceOf(samples, language);
  return {
    cases: read.map(({ steps, ...others }) => ({ ...others, steps: steps.map(stepOf) })),
    sources: {
      java: sourceIn('java'),
      python: sourceIn('python'),
      typescript: sourceIn('typescript'),
      go: sourceIn('go'),
    },
  };
}

function sourceOf(samples: readonly Sample[], language: Language): SourceFile {
  const found = samples.find((each) => each.language === language);
  if (found === undefined) throw new Error(`there is no sample in ${language}`);
  const { file, source, prints } = found;
  return { file, source, prints };
}
