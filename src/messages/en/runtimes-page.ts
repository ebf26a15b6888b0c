import type { RuntimeId } from '../../engine/runtimes';
import type { RuleName } from '../../engine/service/rules';
import { quoted } from '../quoted';
import { runtimes } from './runtimes';

/** What an address of this page may have wrong; its types are the page's own. */
type Problem =
  | { readonly kind: 'bad-value'; readonly name: string; readonly value: string }
  | { readonly kind: 'doubled' | 'unknown'; readonly name: string }
  | { readonly kind: 'needs'; readonly name: string; readonly needs: string }
  | { readonly kind: 'not-run' };

type Service = RuntimeId | 'vertex-ai';

const serviceName = (id: Service) =>
  id === 'vertex-ai' ? 'Vertex AI, documented, not run' : runtimes.names[id];

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const otherLabel: Readonly<Partial<Record<RuleName, string>>> = {
  createdId: 'limited letters',
  emptyNames: 'partly refused',
  storage: 'server',
  missingOnGet: 'none or an error',
};

/** Words of the Runtimes page. */
export const runtimesPage = {
  lead: (services: number, cases: number, rules: number) =>
    `Google ADK documents one contract for session state, and every session service keeps it in its own way. ` +
    `These ${rules} rules are where they differ: ${services} services, recorded from their published packages on ${cases} cases, databases on SQLite and on PostgreSQL.`,
  serviceName,
  filters: {
    heading: 'Filters',
    search: 'Search the rules',
    services: 'Session services',
    chosen: (count: number, all: number) => `${count} of ${all}`,
    usual: 'The usual ones',
    all: 'All',
    none: 'None',
    service: 'Session service',
    differs: 'Only rules that differ',
    shown: (count: number, all: number) =>
      count === all ? `All ${all} rules` : `${count} of ${all} rules`,
    nothing: 'No rule fits these filters.',
    clear: 'Clear the filters',
  },
  share: {
    markdown: 'Copy as Markdown',
    csv: 'Download as CSV',
    copied: 'Copied as Markdown',
    notCopied: 'Not copied: the browser refused',
    downloaded: (file: string) => `Saved as ${file}`,
    notDownloaded: 'This frame may not save files: copy as Markdown instead',
    file: (day: string) => `adk-session-services-${day}.csv`,
  },
  matrix: {
    heading: 'Rules by session service',
    label: 'Rules by session service. Arrow keys move, Enter opens a cell.',
    group: 'Group',
    rule: 'Rule',
    contract: 'Contract',
  },
  cell: {
    none: '–',
    chosen: 'chosen',
    withChosen: (text: string) => `${text} (chosen)`,
    differs: 'differs from the contract',
    differsSign: '≠',
    absent: { label: '–', sentence: 'has no meaning here' },
    unsaid: { label: '–', sentence: 'nothing was found on it' },
    unknown: { label: 'unknown', sentence: 'unknown: only the server decides' },
    disputed: {
      label: 'disputed',
      sentence: 'disputed: ADK’s documentation and ADK Python’s guide disagree',
    },
    other: 'otherwise',
    /** What `runtimes.vertex` says, in a word or two. */
    otherLabel,
  },
  legend: {
    heading: 'How to read it',
    items: [
      {
        sign: '≠',
        text: 'The service does something else than the documented contract.',
      },
      {
        sign: 'chosen',
        text: 'ADK’s documents are silent here or disagree: the contract’s value is our choice.',
      },
      {
        sign: '–',
        text: 'Another rule leaves this one without a meaning there, or, for Vertex AI, nothing was found on it.',
      },
      {
        sign: 'unknown, disputed',
        text: 'VertexAiSessionService needs a cloud account and was not run. Its column is read from the published client of ADK Python 2.13.0 and from ADK’s documentation; what only the server decides is unknown.',
      },
    ],
    postgres:
      'The database services were recorded on SQLite and on PostgreSQL. Where PostgreSQL changes anything it is a column of its own, to be chosen among the session services.',
  },
  sheet: {
    close: 'Close',
    heading: (title: string, service: string) => `${title}: ${service}`,
    contract: 'Documented contract',
    chosen: 'Documents are silent here or disagree: this is our choice.',
    differs: 'Differs from the contract.',
    absent: 'Another rule leaves this one without a meaning here, so there is no case of it.',
    all: 'Every session service',
    evidence: 'Evidence',
    recorded: (name: string, version: string, day: string) =>
      `Recorded from \`${name}\` ${version} on ${day}`,
    on: (databases: readonly string[]) =>
      databases.length === 0 ? ', in memory.' : `, on ${databases.join(' and ')}.`,
    database: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
    documents:
      'Nothing was recorded: this is what ADK’s documentation promises of no service in particular. The cases below are played by these rules.',
    chosenOnly:
      'Nothing was recorded: the value is our choice, where documents are silent or disagree. The cases below are played by these rules.',
    vertex:
      'Documented, not run: it needs a cloud account, so there is nothing to replay. Source: the published client of ADK Python 2.13.0, and ADK’s documentation.',
    cases: (count: number) =>
      counted(count, 'case would', 'cases would') +
      ' come out otherwise by another value. Each is told as it was reported, or as the contract has it:',
    noCases: 'No case shows it.',
    looking: 'Looking for its cases …',
    replay: 'Replay',
    replayOf: (name: string) => `Replay ${name}`,
    source: (source: string) => `source: ${source}`,
  },
  replay: {
    back: 'Back to the rule',
    model: 'Played by the model, which answers every case as the recorded package did.',
  },
  moving: {
    heading: 'Upgrading and moving',
    lead: 'What changes for an application that is moved from one session service to another.',
    from: 'From',
    to: 'To',
    swap: 'Swap',
    named: (name: string, version: string) => `${name} · ${version}`,
    nothing: 'Nothing changes between these two.',
    count: (count: number) => `${counted(count, 'rule changes', 'rules change')}.`,
    becomes: 'becomes',
    cases: 'Cases to replay',
    replayBy: 'Replay by',
    by: (name: string, service: string) => `Replay ${name} by ${service}`,
  },
  address: {
    problem: (problem: Problem) => {
      switch (problem.kind) {
        case 'bad-value':
          return problem.value === ''
            ? `${quoted(problem.name)} has no value here; it was passed over.`
            : `${quoted(problem.name)} can’t be ${quoted(problem.value)}; it was passed over.`;
        case 'doubled':
          return `${quoted(problem.name)} appears more than once; it was passed over.`;
        case 'unknown':
          return `${quoted(problem.name)} is no parameter of this page; it was ignored.`;
        case 'needs':
          return `${quoted(problem.name)} says nothing without ${quoted(problem.needs)}; it was passed over.`;
        case 'not-run':
          return 'VertexAiSessionService was not run, so there is no replay by its rules.';
      }
    },
  },
};
