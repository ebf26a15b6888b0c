import { join } from 'node:path';
import { stepOf } from '../../../test/conformance/case-step';
import { readCases, readRecordings } from '../../../test/conformance/read-json';
import { ROOT } from '../../tools.mjs';

const FOLDER = join(ROOT, 'test/conformance');

/** Those of the experiment and of the lessons are replayed there. */
const REPLAYED_ELSEWHERE = /^(experiment|lesson)-/;

const all = readCases(join(FOLDER, 'cases'));

/** How many cases each service was recorded on. */
export const caseCount = all.length;

/** The cases, as the model plays them. */
export const cases = all
  .filter(({ name }) => !REPLAYED_ELSEWHERE.test(name))
  .map(({ steps, ...others }) => ({ ...others, steps: steps.map(stepOf) }));

/** What is known of each recording. */
export const recordings = readRecordings(join(FOLDER, 'recordings')).map(
  ({ runtime, package: name, version, recorded, databases }) => ({
    runtime,
    package: name,
    version,
    recorded,
    databases,
  }),
);
