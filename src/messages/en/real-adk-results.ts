import type { Outcome } from '../../engine/scenario/judge';
import type { Actor } from '../../engine/scenario/scenario';
import type { Failure } from '../../engine/service/failure';
import { terms } from './terms';

type Answer = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'no-key' };

/** What a session service, real or modelled, answered to a read, and how the read came out. */
type Side = { readonly answer: Answer | Failure; readonly outcome: Outcome };

/** A read that came out differently, for a report. */
type Differing = { readonly reader: string; readonly real: Side; readonly model: Side };

const PACKAGE = '@google/adk';
const SERVICE = 'InMemorySessionService';

const time = (ms: number) => (ms < 1 ? 'less than 1 ms' : `${Math.round(ms)} ms`);

function answer(given: Side['answer']): string {
  switch (given.kind) {
    case 'value':
      return JSON.stringify(given.value);
    case 'no-key':
      return 'nothing';
    case 'no-session':
      return 'no session';
    case 'error':
      return given.error;
  }
}

const side = (given: Side) => `${answer(given.answer)}, ${terms.outcome[given.outcome]}`;

/** Words of what the real ADK answered: fetched with the package. */
export const realAdkResults = {
  ran: (version: string, ms: number) =>
    `\`${PACKAGE}\` ${version}, \`${SERVICE}\`: one write and four reads in ${time(ms)}.`,
  again: 'Run it again',
  agreed: 'The real service and the model agree on all four reads.',
  otherService:
    'The page runs by the rules of another session service. The real package here is the in-memory service of ADK JS, and the model beside it runs by its rules.',
  guard:
    'The guard is the application’s, not ADK’s: after each real read it compared the tag with the reader’s tenant.',
  table: {
    label: 'The four reads on the real service, and the model beside it',
    reader: 'Reader',
    answer: 'The real service answered',
    real: 'Outcome there',
    model: 'The model says',
    compared: 'Compared',
    labelled: (label: string) => `${label}: `,
  },
  agree: { true: 'agree', false: 'differ' },
  answer,
  passed: 'The guard lets it pass.',
  stopped: (tenant: string) => `The guard stops it: the reader is at ${tenant}.`,
  state: ({ ids }: Actor) => `State of session ${ids.session}`,
  written: 'State of the writer’s session object after the write',
  differ: {
    titles: {
      ran: 'The real service and the model differ on this setting.',
      threw: 'The real service gives an error where the model gives an answer.',
    },
    ask: 'One of the two is wrong, and it may well be the model. Please report this:',
    label: 'What to report',
    copy: 'Copy the report',
    copied: 'Copied.',
    copyFailed: 'Copying was refused. Select the report and copy it by hand.',
    report: (version: string, address: string, reads: readonly Differing[]) =>
      [
        `${PACKAGE} ${version}, ${SERVICE}`,
        address,
        ...reads.map(
          ({ reader, real, model }) =>
            `${reader}\n  real service: ${side(real)}\n  model: ${side(model)}`,
        ),
      ].join('\n'),
    threwReport: (address: string, error: string) => `${PACKAGE}, ${SERVICE}\n${address}\n${error}`,
  },
  all: {
    check: (count: number) => `Check all ${count}`,
    agree: (agreeing: number, of: number) =>
      `${agreeing} of ${of} agree: every setting without the guard, by every write path.`,
    differ: (count: number) =>
      count === 1
        ? 'The real service and the model differ on one setting.'
        : `The real service and the model differ on ${count} settings.`,
  },
};
