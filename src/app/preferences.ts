import { createStore } from 'zustand/vanilla';
import { recall, remember } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person chose for this browser. */
export type Preferences = { readonly theme: Theme; readonly singleKeys: boolean };

/** `public/theme.js` reads this one too, before the first paint. */
const THEME = 'tsl.theme';
const SINGLE_KEYS = 'tsl.single-keys';

export const preferences = createStore<Preferences>(() => ({
  theme: THEMES.find((theme) => theme === recall(THEME)) ?? 'system',
  singleKeys: recall(SINGLE_KEYS) !== 'off',
}));

/** Chooses light, dark, or what the system says, now and for the next visit. */
export function setTheme(theme: Theme): void {
  preferences.setState({ theme });
  remember(THEME, theme);
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/** Switches the keys that are a single letter or sign on or off. */
export function setSingleKeys(singleKeys: boolean): void {
  preferences.setState({ singleKeys });
  remember(SINGLE_KEYS, singleKeys ? 'on' : 'off');
}
