import { expect, it } from 'vitest';
import { experiment } from '../../src/engine/experiment/experiment';
import { OPENING, type Settings } from '../../src/engine/experiment/settings';
import { VERDICT_TONE } from '../../src/report/verdict-tone';

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
  expect(VERDICT_TONE[experiment({ ...OPENING, ...changed }).verdict.kind]).toBe(tone);
});
