import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['theme'];
});

/** The preferences as a new visit finds them. */
async function visited() {
  const { preferences } = await import('../../src/app/preferences');
  return preferences.getState();
}

describe('a new visit', () => {
  test('without a choice has the system’s theme and all keys', async () => {
    expect(await visited()).toEqual({ theme: 'system', singleKeys: true });
  });

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['sepia', 'system'],
    ['constructor', 'system'],
    ['', 'system'],
  ])('with the theme %j remembered has %s', async (remembered, theme) => {
    localStorage.setItem('tsl.theme', remembered);
    expect(await visited()).toEqual({ theme, singleKeys: true });
  });

  test.each([
    ['off', false],
    ['on', true],
    ['nonsense', true],
  ])('with single keys %s remembered', async (remembered, singleKeys) => {
    localStorage.setItem('tsl.single-keys', remembered);
    expect(await visited()).toEqual({ theme: 'system', singleKeys });
  });

  test('finds what the visit before has chosen', async () => {
    const before = await import('../../src/app/preferences');
    before.setTheme('dark');
    before.setSingleKeys(false);
    vi.resetModules();
    expect(await visited()).toEqual({ theme: 'dark', singleKeys: false });
  });
});

describe('where the browser refuses storage', () => {
  test('even to look at it, the opening values stand, and a choice holds for this visit', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    const { preferences, setTheme, setSingleKeys } = await import('../../src/app/preferences');
    expect(preferences.getState()).toEqual({ theme: 'system', singleKeys: true });
    setTheme('dark');
    setSingleKeys(false);
    expect(preferences.getState()).toEqual({ theme: 'dark', singleKeys: false });
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});
