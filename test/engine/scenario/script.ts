import type { Actor, Expectation, Step } from '../../../src/engine/scenario/scenario';
import type { Json } from '../../../src/engine/service/values';

/** Somebody whose session is called what the actor is called. */
export function actor(
  id: string,
  tenant: string,
  user: string,
  changed: { readonly app?: string; readonly process?: string } = {},
): Actor {
  const ids = { app: changed.app ?? 'support-agent', user, session: id };
  return { id, tenant, name: user, ids, process: changed.process ?? 'worker-1' };
}

export function creates(by: Actor): Step {
  return {
    id: `create-${by.id}`,
    actor: by,
    op: { op: 'create', as: `create-${by.id}`, ids: by.ids },
  };
}

export function begins(by: Actor, invocation: string): Step {
  const op = { op: 'get', as: invocation, ids: by.ids } as const;
  return { id: `begin-${invocation}`, actor: by, op };
}

export function ends(by: Actor, invocation: string): Step {
  return { id: `end-${invocation}`, actor: by, op: { op: 'end', on: invocation } };
}

export function appends(
  by: Actor,
  invocation: string,
  id: string,
  delta: readonly (readonly [key: string, value: Json])[],
): Step {
  return {
    id,
    actor: by,
    op: { op: 'append', on: invocation, event: id, at: 1, author: 'agent', delta },
  };
}

export function reads(by: Actor, invocation: string, key: string, expect?: Expectation): Step {
  const step = {
    id: `read-${invocation}`,
    actor: by,
    op: { op: 'read', on: invocation, key },
  } as const;
  return expect === undefined ? step : { ...step, expect };
}

/** A whole invocation that writes one value; the writing step has the given id. */
export function writeTurn(
  by: Actor,
  invocation: string,
  id: string,
  key: string,
  value: Json,
): readonly Step[] {
  return [
    begins(by, invocation),
    appends(by, invocation, id, [[key, value]]),
    ends(by, invocation),
  ];
}

/** A whole invocation that reads one value. */
export function readTurn(
  by: Actor,
  invocation: string,
  key: string,
  expect: Expectation,
): readonly Step[] {
  return [begins(by, invocation), reads(by, invocation, key, expect), ends(by, invocation)];
}
