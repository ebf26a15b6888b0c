import { afterEach, expect, it, vi } from 'vitest';
import { isKept, recall, remember } from '../../src/app/storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const refusal = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

it('what is remembered is kept by the browser', () => {
  remember('kept', 'a');
  expect(recall('kept')).toBe('a');
  expect(isKept('kept')).toBe(true);
  expect(localStorage.getItem('kept')).toBe('a');
});

it('what the browser refuses to keep holds for the visit, over what it had kept before', () => {
  remember('full', 'old');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
  remember('full', 'new');
  expect(recall('full')).toBe('new');
  expect(isKept('full')).toBe(false);
  setItem.mockRestore();
  remember('full', 'newer');
  expect(isKept('full')).toBe(true);
  expect(localStorage.getItem('full')).toBe('newer');
});

it('where even reading is refused, nothing was remembered until something is', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refusal);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
  expect(recall('closed')).toBeNull();
  remember('closed', 'a');
  expect(recall('closed')).toBe('a');
});
