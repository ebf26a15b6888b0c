import type { Json } from '../../src/engine/service/values';
import type { Case, CaseStep } from '../../test/conformance/case-schema';

/** Gives numbers between 0 and 1, 1 not among them. */
type Random = () => number;

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

/**
 * A case of some fifteen steps on the sessions of two users; in the end every object is looked at and
 * two sessions are loaded. Values, event ids and times are new at each step.
 */
function randomCase(random: Random, name: string): Case {
  let count = 0;
  const next = () => (count += 1);
  const pick = <T>([first, ...others]: readonly [T, ...T[]]): T =>
    others[Math.floor(random() * (others.length + 1)) - 1] ?? first;
  const chance = (of: number) => random() < of;
  const ids = () => ({ app: 'shop', user: pick(USERS), session: pick(SESSIONS) });
  const value = (): Json =>
    pick<Json>([null, { p: `v${next()}` }, `v${next()}`, `v${next()}`, `v${next()}`]);
  const delta = () => [...new Set([pick(KEYS), pick(KEYS)])].map((key) => [key, value()] as const);
  const event = () => ({ event: `e${next()}`, at: count });
  const handles: string[] = [];
  const on = () => handles[Math.floor(random() * handles.length)] ?? '';
  const newHandle = () => {
    const handle = `h${next()}`;
    handles.push(handle);
    return handle;
  };

  const kinds: readonly [() => CaseStep, ...(() => CaseStep)[]] = [
    () => ({ op: 'create', as: newHandle(), ...ids(), ...(chance(0.6) ? { state: delta() } : {}) }),
    () => ({
      op: 'get',
      as: newHandle(),
      ...ids(),
      ...(chance(0.2) ? { recent: pick([1, 2]) } : {}),
      ...(chance(0.2) ? { after: pick([count - 3, count - 6]) + 0.5 } : {}),
    }),
    ...Array.from({ length: 4 }, () => (): CaseStep => ({
      op: 'append',
      on: on(),
      ...event(),
      author: pick(['agent', 'user']),
      delta: delta(),
      ...(chance(0.15) ? { partial: true as const } : {}),
      ...(chance(0.1) ? { removes: [pick(KEYS)] } : {}),
    })),
    () => ({ op: 'assign', on: on(), key: pick(KEYS), value: `v${next()}` }),
    () => ({ op: 'contextWrite', on: on(), key: pick(KEYS), value: `v${next()}` }),
    () => ({ op: 'yield', on: on(), ...event() }),
    () => ({ op: 'delete', ...ids() }),
    () => ({ op: 'list', app: 'shop', user: pick(USERS) }),
    () => ({ op: 'state', on: on() }),
  ];
  const [create] = kinds;
  const steps = [create(), ...Array.from({ length: 12 }, () => pick(kinds)())];
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
