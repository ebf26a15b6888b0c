import type { Json } from '../../src/engine/service/values';
import type { Case, CaseStep } from '../../test/conformance/case-schema';

/** Gives numbers between 0 and 1, 1 not among them. */
type Random = () => number;

type Steps = CaseStep | readonly CaseStep[];

/** So many random cases, the same for the same seed. */
export function randomCases(count: number, seed: number): readonly Case[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => randomCase(random, `random-${seed}-${i}`));
}

function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    // Numerical Recipes' generator: good enough to pick steps by.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const USERS = ['ann', 'ann', 'ben'] as const;
const SESSIONS = ['s1', 's1', 's2'] as const;
const KEYS = ['n', 'm', 'app:a', 'app:n', 'user:u', 'temp:t'] as const;
/** Keys that a language or a prefix gives a meaning. */
const ODD_KEYS = ['__proto__', 'app:__proto__', 'toString', '', 'app:'] as const;
/** Keys that hold nothing but objects: a nested value can be changed whatever an append did. */
const OBJECT_KEYS = ['o', 'app:o'] as const;

/**
 * A case of some fifteen steps on the sessions of two users; in the end every object is looked at and
 * two sessions are loaded. Values are new at each step, event ids nearly always. Times ascend, but in
 * a third of the cases some are equal to or before earlier ones.
 */
function randomCase(random: Random, name: string): Case {
  let count = 0;
  const next = () => (count += 1);
  const pick = <T>([first, ...others]: readonly [T, ...T[]]): T =>
    others[Math.floor(random() * (others.length + 1)) - 1] ?? first;
  const chance = (of: number) => random() < of;
  const isOrdered = chance(0.6);
  const ids = () => ({ app: 'shop', user: pick(USERS), session: pick(SESSIONS) });
  const text = () => `v${next()}`;
  const value = () => pick<Json>([null, { p: text() }, text(), text(), text()]);
  const key = () => (chance(0.04) ? pick(ODD_KEYS) : pick(KEYS));
  const delta = () => [...new Set([key(), key()])].map((each) => [each, value()] as const);
  const events: { event: string; at: number }[] = [];
  const event = () => {
    const last = events.at(-1);
    const id = last && chance(0.06) ? last.event : `e${next()}`;
    const at = last && !isOrdered && chance(0.5) ? last.at - pick([0, 1, 9]) : next();
    const made = { event: id, at: Math.max(0, at) };
    events.push(made);
    return made;
  };
  const time = () => events[Math.floor(random() * events.length)]?.at ?? 0;
  const handles: string[] = [];
  const on = () => handles[Math.floor(random() * handles.length)] ?? '';
  const newHandle = () => {
    const handle = `h${next()}`;
    handles.push(handle);
    return handle;
  };

  const nestedChange = (): Steps => {
    const spot = { on: on(), key: pick(OBJECT_KEYS) };
    const object = { p: text() };
    return [
      chance(0.5)
        ? { op: 'assign', ...spot, value: object }
        : { op: 'append', on: spot.on, ...event(), author: 'agent', delta: [[spot.key, object]] },
      { op: 'change', ...spot, name: 'p', value: text() },
    ];
  };
  const kinds: readonly [() => Steps, ...(() => Steps)[]] = [
    () => ({ op: 'create', as: newHandle(), ...ids(), ...(chance(0.6) ? { state: delta() } : {}) }),
    () => ({
      op: 'get',
      as: newHandle(),
      ...ids(),
      ...(chance(0.3) ? { recent: pick([0, -1, -2, 1, 2]) } : {}),
      ...(chance(0.3) ? { after: time() + pick([0, 0.5]) } : {}),
    }),
    ...Array.from({ length: 4 }, () => (): Steps => ({
      op: 'append',
      on: on(),
      ...event(),
      author: pick(['agent', 'user']),
      delta: delta(),
      ...(chance(0.15) ? { partial: true as const } : {}),
      ...(chance(0.1) ? { removes: [key()] } : {}),
    })),
    () => ({ op: 'assign', on: on(), key: key(), value: value() }),
    () => ({ op: 'contextWrite', on: on(), key: key(), value: value() }),
    () => ({ op: 'yield', on: on(), ...event() }),
    nestedChange,
    () => ({ op: 'delete', ...ids() }),
    () => ({ op: 'list', app: 'shop', ...(chance(0.1) ? {} : { user: pick(USERS) }) }),
    () => ({ op: 'listEvents', ...ids() }),
    () => ({ op: 'read', on: on(), key: key() }),
    () => ({ op: 'state', on: on() }),
  ];
  const [create] = kinds;
  const steps = [create, ...Array.from({ length: 12 }, () => pick(kinds))].flatMap((step) =>
    step(),
  );
  const looks = handles.map((handle): CaseStep => ({ op: 'state', on: handle }));
  const loads = USERS.slice(1).map((user): CaseStep => ({
    op: 'get',
    as: `last-${user}`,
    app: 'shop',
    user,
    session: 's1',
  }));
  return { name, about: 'Made at random.', shows: [], steps: [...steps, ...looks, ...loads] };
}
