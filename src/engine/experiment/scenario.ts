import { scopeRow } from '../state-key';
import type { Actor, Scenario, Step } from '../scenario/scenario';
import type { Op } from '../service/operation';
import type { Tenant } from '../service/values';
import { writeScope, type Settings } from './settings';

const APP_NAME = 'support-agent';
const PROCESS = 'worker-1';
const KEY_NAME = 'plan';
const PLAN = 'acme-enterprise';
const WRITE = 'write';

/** Who the globex user is when globex has no alice. */
export const OTHER_GLOBEX_NAME = 'grace';

/** The state key of the plan, with the prefix that the settings choose. */
export function planKey(settings: Pick<Settings, 'prefix'>): string {
  return scopeRow(writeScope(settings)).prefix + KEY_NAME;
}

/**
 * The experiment: alice at acme stores the acme plan in S1, then four readers look for it, each in
 * an invocation of its own. The plan is tenant data: acme should see it, globex must not.
 */
export function tenantPlanScenario(settings: Settings): Scenario {
  const key = planKey(settings);
  const globexName = settings.collision === 'yes' ? 'alice' : OTHER_GLOBEX_NAME;
  const alice = actor(settings, 'acme', 'alice', 'S1');
  const readers = [
    alice,
    actor(settings, 'acme', 'alice', 'S2'),
    actor(settings, 'acme', 'bob', 'S3'),
    actor(settings, 'globex', globexName, 'S4'),
  ];
  return {
    tenants: ['acme', 'globex'],
    guard: settings.guard === 'on',
    steps: [
      ...write(alice, key, settings),
      ...readers.flatMap((each, i) => [
        ...(each === alice ? [] : [create(each)]),
        ...read(each, i, key),
      ]),
    ],
  };
}

function actor(settings: Settings, tenant: Tenant, name: string, session: string): Actor {
  const app = settings.app === 'shared' ? APP_NAME : `${APP_NAME}-${tenant}`;
  const user = settings.user === 'bare' ? name : `${tenant}:${name}`;
  return { id: session, tenant, name, ids: { app, user, session }, process: PROCESS };
}

function create(by: Actor): Step {
  return {
    id: `create-${by.id}`,
    actor: by,
    op: { op: 'create', as: `create-${by.id}`, ids: by.ids },
  };
}

/** The creation of the writer's session, and the write, each by its write path. */
function write(by: Actor, key: string, { write: path }: Settings): readonly Step[] {
  switch (path) {
    case 'context':
      return [create(by), ...inInvocation(by, set('contextWrite', key), YIELDED)];
    case 'run-delta':
      return [
        create(by),
        ...inInvocation(by, { ...EVENT, op: 'append', author: 'user', delta: [[key, PLAN]] }),
      ];
    case 'assignment':
      return [create(by), ...inInvocation(by, set('assign', key))];
    case 'initial-state':
      return [
        {
          id: WRITE,
          actor: by,
          op: { op: 'create', as: `create-${by.id}`, ids: by.ids, state: [[key, PLAN]] },
        },
      ];
  }
}

const WRITING = 'inv-1';
const EVENT = { on: WRITING, event: 'event-1', at: 1 };

/** The agent's event, which carries what was written through a context. */
const YIELDED: Op = { ...EVENT, op: 'yield' };

function set(op: 'contextWrite' | 'assign', key: string): Op {
  return { op, on: WRITING, key, value: PLAN };
}

/** The writer's invocation: the write, and the event that carries it where it takes one of its own. */
function inInvocation(by: Actor, op: Op, carrier?: Op): readonly Step[] {
  return [
    { id: 'begin-1', actor: by, op: { op: 'get', as: WRITING, ids: by.ids } },
    { id: WRITE, actor: by, op },
    ...(carrier === undefined ? [] : [{ id: 'carry-1', actor: by, op: carrier }]),
    { id: 'end-1', actor: by, op: { op: 'end', on: WRITING } },
  ];
}

function read(by: Actor, reader: number, key: string): readonly Step[] {
  const on = `inv-${reader + 2}`;
  const expect = { value: WRITE, shouldSee: by.tenant === 'acme' };
  return [
    {
      id: `begin-${reader + 2}`,
      actor: by,
      op: { op: 'get', as: on, ids: by.ids },
    },
    { id: `read-${reader + 1}`, actor: by, op: { op: 'read', on, key }, expect },
    { id: `end-${reader + 2}`, actor: by, op: { op: 'end', on } },
  ];
}
