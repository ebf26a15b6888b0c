import type { RuntimeId } from '../../engine/runtimes';
import { quoted } from '../quoted';
import { runtimeNames } from './runtime-names';

/** What an address of this page may have wrong; its types are the page's own. */
type Problem =
  | { readonly kind: 'bad-value'; readonly name: string; readonly value: string }
  | { readonly kind: 'doubled' | 'unknown' | 'no-replay' | 'alike'; readonly name: string }
  | { readonly kind: 'unknown-lesson'; readonly lesson: string };

/** What the value of a field should have been. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['part', 'part of this lesson'],
  ['service', 'session service that a scene can be played by'],
  ['t', 'time from 0 to 60 seconds, with one decimal at most'],
]);

/** Without the part that was meant, what is said of it is of no use. */
const insteadOf = (name: string) =>
  name === 'part' ? 'the lesson is shown as it opens.' : 'it was passed over.';

const minutes = (count: number) => `${count} min`;

function problemWords(problem: Problem): string {
  switch (problem.kind) {
    case 'unknown-lesson':
      return `There is no lesson ${quoted(problem.lesson)}. These are the lessons that there are.`;
    case 'bad-value':
      return `${quoted(problem.value)} is no ${FIELDS.get(problem.name) ?? quoted(problem.name)}; ${insteadOf(problem.name)}`;
    case 'doubled':
      return `${quoted(problem.name)} was given more than once; ${insteadOf(problem.name)}`;
    case 'unknown':
      return `There is no ${quoted(problem.name)} in this page’s address; it was passed over.`;
    case 'no-replay':
      return `This part has no replay, so ${quoted(problem.name)} was passed over.`;
    case 'alike':
      return `Every session service answers this part alike, so ${quoted(problem.name)} was passed over.`;
  }
}

const rulesOf = (by: RuntimeId) =>
  by === 'contract' ? 'the documented contract' : `the rules of ${runtimeNames[by]}`;

const bytes = (count: number) => `${count.toLocaleString('en')} bytes`;

const UNREADABLE =
  'What this browser had kept cannot be read in part. It is left as it is until you add to it.';

const REFUSED =
  'This browser refuses to keep it: it is gone once the page is closed or loaded anew.';

/** Words of the Lessons page. */
export const lessonsPage = {
  lead: (count: number, all: number) =>
    `${count} lessons on what ADK’s session services do with state, in any order. Each asks before it replays. All of them take about ${Math.round(all / 60)} hours.`,
  list: {
    heading: 'All lessons',
    minutes,
    done: 'done',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    lessonBegun: 'begun',
    storage: {
      kept: 'Answered so far is kept in this browser only.',
      unreadable: UNREADABLE,
      refused: REFUSED,
    },
    forget: 'Forget what I did',
    forgotten: 'Forgotten.',
  },
  address: { problem: problemWords },
  lesson: {
    back: 'All lessons',
    minutes,
    done: 'done',
    parts: 'Parts of this lesson',
    answered: 'answered',
    loading: 'Loading the lesson …',
    loadFailed:
      'The lesson could not be loaded. The page may have been redeployed since you opened it.',
    next: (title: string) => `Next: ${title}`,
    nextLesson: (title: string) => `Next lesson: ${title}`,
    toList: 'Back to all lessons',
    tells: 'What comes next tells the answers.',
    readOn: 'Read on',
  },
  scene: {
    model:
      'Played by the model, whose rules were recorded from the published package; this case among them.',
    contract: 'Played by the documented contract.',
    alike: 'Every session service answers this alike.',
    legend: {
      heading: 'How to read the replay',
      terms: [
        [
          'In hand',
          'The session objects that callers hold, under the names that the steps give them: held “as turn”, one is called turn from then on. Each is the stored object itself, or a copy of its own.',
        ],
        [
          'Pending',
          'Written through a context, and in no event yet. The event that “carries what is pending” takes it to the store.',
        ],
        [
          'Memory of p1',
          'What the process p1 keeps in memory. Other processes do not see it, and it ends with the process. A database is shared by all.',
        ],
        ['≠', 'The answer differs from that of the documented contract, which stands below it.'],
      ],
    },
  },
  question: {
    numbered: (number: number, of: number) =>
      of === 1 ? 'First, predict' : `First, predict (${number} of ${of})`,
    one: 'Choose one.',
    any: 'Choose all that apply; it may be none.',
    check: 'Check',
    again: 'Try again',
    watch: 'Watch it',
    choose: 'Choose an answer first.',
    right: (by: RuntimeId | null) => (by === null ? 'Right.' : `Right, by ${rulesOf(by)}.`),
    wrong: (by: RuntimeId | null) => (by === null ? 'Wrong.' : `Wrong, by ${rulesOf(by)}.`),
    verdict: {
      'chosen-right': 'right',
      'chosen-wrong': 'your choice, wrong',
      'missed-right': 'this one is right',
    },
  },
  beside: {
    heading: 'All session services, side by side',
    services: 'Session services',
  },
  sizes: {
    step: 'Loaded at step',
    state: 'State',
    events: 'Deltas of its events',
    together: 'Together',
    bytes,
  },
  lifetimes: {
    fromTo: (from: string, to: string | null) =>
      to === null ? `From “${from}” on, beyond the picture.` : `From “${from}” to “${to}”.`,
  },
  checklist: {
    count: (done: number, all: number) => `${done} of ${all} ticked.`,
    storage: { kept: 'Kept in this browser only.', unreadable: UNREADABLE, refused: REFUSED },
    copy: 'Copy as Markdown',
    copied: 'Copied.',
    copyFailed: 'Copying was refused. Download it instead.',
    download: 'Download as Markdown',
    file: 'before-production.md',
    downloaded: (name: string) => `Handed to the browser as ${name}.`,
    notDownloaded: 'The browser may have refused to save a file here.',
    clear: 'Untick all',
    cleared: (count: number) => `${count} unticked.`,
    restore: 'Tick them again',
    title: 'Before production: session state',
    lesson: (title: string) => `Lesson: ${title}`,
  },
  sample: {
    heading: 'The code, in four languages',
    prints: (file: string) => `${file} prints`,
    checked: 'Compiled and run against the published packages; what it prints is compared.',
  },
  links: {
    heading: 'What it rests on',
    rule: (title: string, service: RuntimeId) => `${title}: ${runtimeNames[service]}`,
    kinds: { rule: 'Rule', setting: 'Experiment', lesson: 'Lesson', outside: 'Elsewhere' },
  },
};
