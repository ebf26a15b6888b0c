import type { ReadEvent, WriteEvent } from '../../engine/scenario/run';
import type { Write } from '../../engine/service/operation';
import type { Scope } from '../../engine/state-key';
import { terms } from './terms';

const who = ({ step, turn }: ReadEvent | WriteEvent) => ({ actor: step.actor, turn });

function servedWhy(event: ReadEvent): string {
  const { actor } = event.step;
  switch (event.key.scope) {
    case 'app':
      return `\`app:\` state belongs to everyone under \`${actor.ids.app}\`, so ${actor.name} gets the plan in ${terms.inSession(who(event))}.`;
    case 'user':
      return `\`user:\` state follows the user id \`${actor.ids.user}\` into every session, so ${actor.name} gets the plan in ${terms.inSession(who(event))}.`;
    case 'session':
      return `The next turn is still session ${actor.ids.session}, so ${actor.name} gets the plan.`;
    case 'temp':
      return `The invocation is still open, so ${actor.name} gets the plan.`;
  }
}

function missedWhy(event: ReadEvent): string {
  const { actor } = event.step;
  const Name = terms.Name(who(event));
  switch (event.key.scope) {
    case 'app':
      return `${Name} should see the plan, but another app name leads to another key.`;
    case 'user':
      return `${Name} is at ${actor.tenant} and should see the plan, but \`user:\` keeps it with the user id that wrote it.`;
    case 'session':
      return `${Name} should see the plan, but a key without a prefix stays in the session that wrote it. ${actor.ids.session} has a slot of its own, and it is empty.`;
    case 'temp':
      return event.turn > 1
        ? 'Even the next turn of the same session is a new invocation. The `temp:` value ended with `inv-1`.'
        : `${Name} should see the plan, but a \`temp:\` value ends with its invocation. Nobody can read it now.`;
  }
}

function seesNothingWhy(event: ReadEvent): string {
  if (event.judgement.outcome !== 'sees-nothing') return '';
  const { actor } = event.step;
  const Name = terms.Name(who(event));
  const { why } = event.judgement;
  if (event.key.scope === 'temp') {
    return `${Name} sees nothing, as it should be. But the \`temp:\` value is gone for every acme reader too.`;
  }
  if (why.kind !== 'other-key') return `${Name} finds nothing there, as it should be.`;
  switch (why.differs) {
    case 'app-name':
      return `${Name} runs under \`${actor.ids.app}\`, so the lookup leads to another key and finds nothing, as it should be.`;
    case 'user-id':
      return `${Name} passes the user id \`${actor.ids.user}\`, so the lookup leads to another key and finds nothing, as it should be.`;
    case 'session-id':
      return `${Name} is in another session, so the lookup finds nothing, as it should be. But two acme readers miss the plan too.`;
    case 'scope':
    case 'invocation-id':
      return `${Name} looks under another key and finds nothing, as it should be.`;
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
  writes: 'writes plan',
  start: 'Start the replay',
  startHint: 'One write, four reads, sixty seconds',
  storageKey: 'storage key',
  holds: 'holds the plan',
  resolves: (event: ReadEvent) =>
    `${event.step.actor.tenant === 'acme' ? '' : `${event.step.actor.tenant} `}${event.step.actor.name} in ${event.step.actor.ids.session} resolves`,
  comparison: 'Key comparison, segment by segment',
  segment: 'segment',
  relation: { equal: 'equal', differs: 'differs', beyond: 'not compared' },
  ask: (key: string) => `${key} ?`,
  refused: 'refused',
  nothing: 'nothing',

  openingHeading: 'One write, four readers',
  opening:
    'Alice at acme is about to store the acme plan. Three acme readers should see it; the globex reader must not.',

  write: {
    comingHeading: (event: WriteEvent) => `${terms.Name(who(event))} writes the plan`,
    coming: ({ prefix, scope }: Write['key']) =>
      `${prefix === '' ? 'The missing prefix' : `The prefix \`${prefix}\``} picks the scope. The storage key is built from ${terms.keyParts[scope]}.`,
    heading: (scope: Scope) =>
      scope === 'temp'
        ? 'Kept for this invocation'
        : `Stored in ${terms.store[scope].name.toLowerCase()}`,
    why: ({ prefix, name }: Write['key'], storageKey: string, tenant: string) =>
      `The service ${prefix === '' ? '' : `strips \`${prefix}\` and `}stores \`${name}\` under \`${storageKey}\`, with the tenant tag ${tenant}.`,
  },

  read: {
    comingHeading: (event: ReadEvent) => `${terms.Name(who(event))} asks for the plan`,
    coming: (event: ReadEvent) =>
      `${terms.Name(who(event))} asks for \`${event.key.prefix}${event.key.name}\` in ${terms.inSession(who(event))}. The key is built from ${terms.keyParts[event.key.scope]}.`,
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
          return missedWhy(event);
        case 'sees-nothing':
          return seesNothingWhy(event);
      }
    },
  },
};
