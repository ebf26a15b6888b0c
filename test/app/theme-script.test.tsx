import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';

const script = readFileSync('public/theme.js', 'utf8');
const theme = () => document.documentElement.dataset['theme'];

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['theme'];
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  ['sepia', undefined],
])('before the first paint, %s remembered is %s', (remembered, expected) => {
  localStorage.setItem('tsl.theme', remembered);
  runInThisContext(script);
  expect(theme()).toBe(expected);
});

test('without a choice the system’s stands', () => {
  runInThisContext(script);
  expect(theme()).toBeUndefined();
});

test('a browser that refuses storage shows the page all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(() => runInThisContext(script)).not.toThrow();
  expect(theme()).toBeUndefined();
});
