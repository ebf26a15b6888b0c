import type { ReadEvent, WriteEvent } from '../../engine/scenario/run';
import type { IsolationVerdict, ReadsVerdict, Verdict } from '../../engine/experiment/verdict';
import type { Put, Write } from '../../engine/service/operation';
import { terms } from './terms';

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function headline({ kind, reads, tally }: Verdict): string {
  switch (kind) {
    case 'leak':
      return times(tally.leaks, 'cross-tenant leak', 'cross-tenant leaks');
    case 'luck':
      return 'No leak, by luck of naming';
    case 'loss':
      return reads.kind === 'none'
        ? 'No leak, but nobody is served'
        : `No leak, but ${times(tally.missed, 'acme read misses', 'acme reads miss')}`;
    case 'right-by-keys':
      return 'Right, by the keys';
    case 'right-by-guard':
      return 'Right, by the guard';
  }
}

/** Where a service keeps a key with its session alone that the prefix would share, or end. */
function keptWithSession({ put, scope }: ReadsVerdict): string | null {
  if (put.kind !== 'at' || put.slot.bucket[0] === scope) return null;
  return `this service keeps \`${put.slot.key}\` with session ${put.slot.bucket.at(-1)} alone.`;
}

function readsSentence({ reads }: Verdict): string {
  const kept = keptWithSession(reads);
  if (kept !== null) {
    return `${reads.served} of ${reads.of} acme reads ${reads.served === 1 ? 'is' : 'are'} served: ${kept}`;
  }
  if (reads.put.kind === 'in-hand') {
    return 'No acme read is served: an assignment without an event stays on the object in hand.';
  }
  if (reads.put.kind === 'dropped') {
    return 'No acme read is served: the service drops the `temp:` key, and no store ever holds it.';
  }
  switch (reads.kind) {
    case 'all':
      return `All ${reads.of} acme reads are served.`;
    case 'some':
      return reads.scope === 'user'
        ? `${reads.served} of ${reads.of} acme reads are served: \`user:\` keeps the plan with one user id.`
        : `${reads.served} of ${reads.of} acme reads is served: without a prefix the plan stays in one session.`;
    case 'none':
      return 'No acme read is served: `temp:` ends with the invocation that wrote it.';
  }
}

function isolationSentence({ isolation }: Verdict): string {
  switch (isolation.kind) {
    case 'leak':
      return isolation.scope === 'user'
        ? 'Globex reads the acme plan, since the same user id under the same app name makes the same key.'
        : 'Globex reads the acme plan, since one app name for every tenant makes the same key.';
    case 'kept-by-guard':
      return `The keys still match; only the guard, seeing the tag ${isolation.tag ?? 'of nobody'}, keeps the plan from globex.`;
    case 'kept-by-luck':
      return `The ${terms.segment[isolation.differs]} differs only because nobody at globex is named alice today.`;
    case 'never-stored':
      return 'Globex finds nothing: no store ever held the plan.';
    case 'kept-by-keys':
      if (isolation.differs === 'scope') {
        return 'Globex finds nothing: the plan never left its session.';
      }
      return isolation.differs === 'invocation-id'
        ? 'Globex finds nothing: the value ended with its invocation.'
        : `Globex looks under another key: the ${terms.segment[isolation.differs]} differs.`;
  }
}

/** What became of a written value; `name` is its key as a store of its scope would have it. */
function putWords(put: Put, name: string): string {
  switch (put.kind) {
    case 'at': {
      const { bucket, key } = put.slot;
      const as = key === name ? '' : ` as \`${key}\``;
      return `it is stored under \`${bucket.join('|')}\`${as}`;
    }
    case 'in-hand':
      return 'it stands on the session object in hand, in no store';
    case 'dropped':
      return 'the service drops it';
  }
}

const READS_WORD = { all: 'all served', some: 'some served', none: 'none served' };

const ISOLATION_WORD = {
  leak: 'leak',
  'kept-by-guard': 'kept by the guard',
  'kept-by-luck': 'kept by luck',
  'kept-by-keys': 'kept by keys',
  'never-stored': 'never stored',
};

/** Words of the trace, the table, the metrics and the verdict. */
export const report = {
  trace: {
    heading: 'Event trace',
    at: (seconds: number) => `${seconds} s`,
    write: ({ step, turn }: WriteEvent, { key, put }: Write) => {
      const written = `${key.prefix}${key.name}`;
      return `${terms.reader({ actor: step.actor, turn })}, writes \`${written}\`; ${putWords(put, key.name)}`;
    },
    read: (event: ReadEvent) => {
      const reader = terms.reader({ actor: event.step.actor, turn: event.turn });
      switch (event.judgement.outcome) {
        case 'served':
          return `${reader}: found, served`;
        case 'leak':
          return `${reader}: found, a leak`;
        case 'blocked':
          return `${reader}: found, blocked by the guard`;
        case 'missed':
          return `${reader}: looked in vain, missed`;
        case 'sees-nothing':
          return `${reader}: sees nothing, rightly`;
      }
    },
    verdict: (verdict: string) => `Verdict: ${verdict}`,
    ahead: ' · still ahead',
  },
  table: {
    heading: 'Computed data',
    reader: 'Reader',
    key: 'Storage key resolved',
    storedAs: (key: string) => `as \`${key}\``,
    shouldSee: 'Should see it',
    outcome: 'Outcome',
    labelled: (label: string) => `${label}: `,
    yes: 'yes',
    no: 'no',
  },
  metrics: {
    heading: 'Final metrics',
    note: 'Of the whole run, whatever the moment on the stage.',
    served: 'Acme reads served',
    servedOf: (served: number, of: number) => `${served} of ${of}`,
    missed: 'Acme reads missed',
    leaks: 'Cross-tenant leaks',
    blocked: 'Blocked reads',
  },
  verdict: {
    headline,
    reads: readsSentence,
    isolation: isolationSentence,
    readsPart: (kind: ReadsVerdict['kind']) => `Reads: ${READS_WORD[kind]}`,
    isolationPart: (kind: IsolationVerdict['kind']) => `Isolation: ${ISOLATION_WORD[kind]}`,
    by: { contract: 'By ADK’s documented contract', 'as-contract': 'The same as by the contract' },
    changed: (contract: string) => `Contract: ${contract}`,
    changedSign: '≠',
    sentence: (verdict: Verdict) => `${readsSentence(verdict)} ${isolationSentence(verdict)}`,
  },
};
