import { expect, it } from 'vitest';
import { experiment } from '../../src/engine/experiment/verdict';
import { OPENING, type Settings } from '../../src/engine/experiment/settings';
import { toneOf } from '../../src/report/verdict-tone';

it.each<[Partial<Settings>, string]>([
  [{}, 'leak'],
  [{ prefix: 'user' }, 'leak'],
  [{ guard: 'on' }, 'blocked'],
  [{ app: 'per-tenant' }, 'served'],
  [{ app: 'per-tenant', guard: 'on' }, 'served'],
  [{ prefix: 'user', guard: 'on' }, 'missed'],
  [{ prefix: 'user', user: 'qualified' }, 'missed'],
  [{ prefix: 'user', collision: 'no' }, 'missed'],
  [{ prefix: 'none' }, 'missed'],
  [{ prefix: 'temp' }, 'missed'],
])('%o looks like %s', (changed, tone) => {
  expect(toneOf(experiment({ ...OPENING, ...changed }).verdict)).toBe(tone);
});
