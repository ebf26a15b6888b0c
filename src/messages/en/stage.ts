import type { WhyNot } from '../../engine/scenario/judge';
import type { ReadEvent, WriteEvent } from '../../engine/scenario/run';
import type { Put, Write } from '../../engine/service/operation';
import type { Scope } from '../../engine/state-key';
import { terms } from './terms';

const who = ({ step, turn }: ReadEvent | WriteEvent) => ({ actor: step.actor, turn });

function servedWhy(event: ReadEvent): string {
  const { actor } = event.step;
  const kept = keptWithSession(event);
  if (kept !== null) {
    return `This service keeps \`${kept}\` in the own map of session ${actor.ids.session}, so ${actor.name} gets the plan in ${terms.inSession(who(event))}.`;
  }
  switch (event.key.scope) {
    case 'app':
      return `\`app:\` state belongs to everyone under \`${actor.ids.app}\`, so ${actor.name} gets the plan in ${terms.inSession(who(event))}.`;
    case 'user':
      return `\`user:\` state follows the user id \`${actor.ids.user}\` into every session, so ${actor.name} gets the plan in ${terms.inSession(who(event))}.`;
    case 'session':
      return event.turn > 1
        ? `The next turn is still session ${actor.ids.session}, so ${actor.name} gets the plan.`
        : `Session ${actor.ids.session} was created with the plan, so ${actor.name} gets it.`;
    case 'temp':
      return `The invocation is still open, so ${actor.name} gets the plan.`;
  }
}

/** The key that a service keeps in its session's own map, prefix and all, or null. */
function keptWithSession({ put, key }: ReadEvent): string | null {
  return put.kind === 'at' && put.slot.bucket[0] === 'session' && key.scope !== 'session'
    ? put.slot.key
    : null;
}

const NEVER_STORED = {
  'in-hand': 'what was assigned, with no event, stayed on the session object in the writer’s hand',
  dropped: 'the service dropped the key, and no store ever held it',
};

function missedWhy(event: ReadEvent, why: WhyNot): string {
  const { actor } = event.step;
  const Name = terms.Name(who(event));
  if (why.kind === 'never-stored') {
    return `${Name} should see the plan, but ${NEVER_STORED[why.put]}.`;
  }
  if (why.kind !== 'other-key') return `${Name} should see the plan, but finds nothing there.`;
  const kept = keptWithSession(event);
  if (kept !== null) {
    return `${Name} should see the plan, but this service keeps \`${kept}\` in the own map of the session that wrote it.`;
  }
  switch (why.differs) {
    case 'scope':
      return `${Name} should see the plan, but looks in another scope.`;
    case 'app-name':
      return `${Name} should see the plan, but another app name leads to another key.`;
    case 'user-id':
      return event.key.scope === 'user'
        ? `${Name} is at ${actor.tenant} and should see the plan, but \`user:\` keeps it with the user id that wrote it.`
        : `${Name} should see the plan, but a key without a prefix stays in the session that wrote it, and that is another user’s.`;
    case 'session-id':
      return `${Name} should see the plan, but a key without a prefix stays in the session that wrote it. ${actor.ids.session} has a slot of its own, and it is empty.`;
    case 'invocation-id':
      return event.turn > 1
        ? `Even the next turn of ${actor.ids.session} is a new invocation. The \`temp:\` value ended with \`${wroteIn(event)}\`.`
        : `${Name} should see the plan, but the \`temp:\` value ended with \`${wroteIn(event)}\`. Nobody can read it now.`;
  }
}

/** The scope of the store that a reader was led to. */
const lookedIn = ({ found, key }: ReadEvent): Scope => {
  const place = found.kind === 'value' ? found.at : found.kind === 'no-key' ? found.looked : null;
  return place?.bucket[0] ?? key.scope;
};

/** The invocation that a temp: value was kept for. */
const wroteIn = ({ put }: ReadEvent) => (put.kind === 'at' ? (put.slot.bucket[1] ?? '') : '');

function seesNothingWhy(event: ReadEvent, why: WhyNot): string {
  const { actor } = event.step;
  const Name = terms.Name(who(event));
  if (why.kind === 'never-stored')
    return `${Name} sees nothing, rightly: ${NEVER_STORED[why.put]}.`;
  if (why.kind !== 'other-key') return `${Name} finds nothing there, rightly.`;
  const kept = keptWithSession(event);
  if (kept !== null) {
    return `${Name} sees nothing, rightly: this service keeps \`${kept}\` in the own map of the session that wrote it.`;
  }
  switch (why.differs) {
    case 'scope':
      return `${Name} looks in another scope and finds nothing, rightly.`;
    case 'app-name':
      return `${Name} runs under \`${actor.ids.app}\`, so the lookup leads to another key and finds nothing, rightly.`;
    case 'user-id':
      return `${Name} passes the user id \`${actor.ids.user}\`, so the lookup leads to another key and finds nothing, rightly.`;
    case 'session-id':
      return `${Name} is in another session, so the lookup finds nothing, rightly. A key without a prefix never leaves its session.`;
    case 'invocation-id':
      return `${Name} sees nothing, rightly. But the \`temp:\` value ended with \`${wroteIn(event)}\`, for every acme reader too.`;
  }
}

/** Words of the stage: what stands, what is under way, and why. */
export const stage = {
  label: 'Replay',
  readers: 'Writer and readers',
  service: 'Session service',
  empty: 'empty',
  nothingHere: 'nothing here',
  ended: 'ended with its invocation',
  tag: (tenant: string) => `tag ${tenant}`,
  cell: (name: string, value: string) => `${name} = ${value}`,
  guard: 'tenant guard',
  wrote: 'wrote plan',
  start: 'Start the replay',
  startHint: 'One write, four reads, sixty seconds',
  storageKey: 'storage key',
  holds: 'holds the plan',
  held: 'held the plan',
  neverHeld: 'in no store',
  unstored: {
    at: 'in the store',
    'in-hand': 'on the session object in hand, in no store',
    dropped: 'dropped by the service, in no store',
  } satisfies Record<Put['kind'], string>,
  resolves: (event: ReadEvent) =>
    `${terms.tenantBefore(event.step.actor)}${event.step.actor.name} in ${event.step.actor.ids.session} resolves`,
  comparison: 'Key comparison, segment by segment',
  segment: 'segment',
  relation: { equal: 'equal', differs: 'differs', beyond: 'not compared' },
  spokenVerdict: (heading: string, sentence: string) => `${heading}. ${sentence}`,
  ask: (key: string) => `${key} ?`,
  refused: 'refused',
  nothing: 'nothing',

  openingHeading: 'Before the write',
  opening:
    'Alice at acme is about to store the acme plan. Three acme readers should see it; the globex reader must not.',

  write: {
    comingHeading: (event: WriteEvent) => `${terms.Name(who(event))} writes the plan`,
    coming: (event: WriteEvent, { key: { prefix, name, scope }, put }: Write) => {
      const { op } = event.step.op;
      if (op === 'assign') {
        return `\`${prefix}${name}\` is assigned to the state of a session fresh from getSession. No event carries it.`;
      }
      const way =
        op === 'create'
          ? `createSession gets \`${prefix}${name}\` as initial state. `
          : event.step.op.op === 'append' && event.step.op.author === 'user'
            ? `The run call carries \`${prefix}${name}\` as its state delta. `
            : '';
      if (put.kind === 'dropped') {
        return `${way}The prefix \`${prefix}\` keeps it out of every store.`;
      }
      if (put.kind === 'at' && put.slot.bucket[0] !== scope) {
        return `${way}By the contract the prefix \`${prefix}\` picks the scope. This service has a way of its own.`;
      }
      return `${way}${prefix === '' ? 'No prefix means session scope.' : `The prefix \`${prefix}\` picks the scope.`} The storage key is built from ${terms.keyParts[scope]}.`;
    },
    heading: ({ put }: Write) => {
      switch (put.kind) {
        case 'in-hand':
          return 'Stored nowhere';
        case 'dropped':
          return 'Dropped by the service';
        case 'at': {
          const [scope] = put.slot.bucket;
          return scope === 'temp'
            ? 'Kept for this invocation'
            : `Stored in ${terms.store[scope].name.toLowerCase()}`;
        }
      }
    },
    why: ({ step }: WriteEvent, { key: { prefix, name }, put }: Write) => {
      switch (put.kind) {
        case 'in-hand':
          return 'The value stands on the session object in hand. Without an event the service learns nothing of it, and no store holds it.';
        case 'dropped':
          return step.op.op === 'yield'
            ? `With the event \`${prefix}${name}\` is gone from the session object too. No store holds it.`
            : `The service drops \`${prefix}${name}\` before anyone can read it. No store holds it.`;
        case 'at': {
          const under = `under \`${put.slot.bucket.join('|')}\`, with the tenant tag ${step.actor.tenant}`;
          return put.slot.key === name
            ? `The service ${prefix === '' ? '' : `strips \`${prefix}\` and `}stores \`${name}\` ${under}.`
            : `This service stores \`${put.slot.key}\`, prefix and all, ${under}.`;
        }
      }
    },
  },

  read: {
    comingHeading: (event: ReadEvent) => `${terms.Name(who(event))} asks for the plan`,
    coming: (event: ReadEvent) =>
      `${terms.Name(who(event))} asks for \`${event.key.prefix}${event.key.name}\` in ${terms.inSession(who(event))}. The key is built from ${terms.keyParts[lookedIn(event)]}.`,
    heading: ({ judgement }: ReadEvent) => {
      switch (judgement.outcome) {
        case 'served':
          return 'Same key, same tenant';
        case 'leak':
          return 'Same key, other tenant';
        case 'blocked':
          return 'Same key, stopped by the guard';
        case 'missed':
        case 'sees-nothing':
          if (judgement.why.kind === 'never-stored') return 'Nothing to find';
          return judgement.why.kind === 'other-key'
            ? `Differs at the ${terms.segment[judgement.why.differs]}`
            : 'Same key, nothing there';
      }
    },
    why: (event: ReadEvent) => {
      const { judgement, step } = event;
      switch (judgement.outcome) {
        case 'served':
          return servedWhy(event);
        case 'leak':
          return `${terms.Name(who(event))} resolves the very key that holds the plan, so the service hands it over.`;
        case 'blocked':
          return `The key still matches. Only the guard, comparing the tag ${judgement.tag ?? 'of nobody'} with ${step.actor.tenant}, keeps the plan from leaving.`;
        case 'missed':
          return missedWhy(event, judgement.why);
        case 'sees-nothing':
          return seesNothingWhy(event, judgement.why);
      }
    },
  },
};
