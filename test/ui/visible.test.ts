import { describe, expect, it } from 'vitest';
import { visible } from '../../src/ui/visible';

describe('an id with nothing hidden in it stays as it is', () => {
  it.each(['alice', 'acme:alice', 'a|b', 'two words', 'Zoë', '爱丽丝', 'עליזה', '🦊', '__proto__'])(
    '%s',
    (text) => {
      expect(visible(text)).toBe(text);
    },
  );
});

describe('what can’t be seen is spelt out', () => {
  it.each([
    ['', '⟨⟩'],
    [' ', '⟨U+0020⟩'],
    [' a', '⟨U+0020⟩a'],
    ['a  ', 'a⟨U+0020⟩⟨U+0020⟩'],
    ['a\u00a0b', 'a⟨U+00A0⟩b'],
    ['a\u3000b', 'a⟨U+3000⟩b'],
    ['a\u200bb', 'a⟨U+200B⟩b'],
    ['a\u202eb', 'a⟨U+202E⟩b'],
    ['a\tb\n', 'a⟨U+0009⟩b⟨U+000A⟩'],
    ['a\u2028b', 'a⟨U+2028⟩b'],
    ['\ufeffa', '⟨U+FEFF⟩a'],
    ['a\u{e0041}', 'a⟨U+E0041⟩'],
    ['a\ue000', 'a⟨U+E000⟩'],
    ['a\ud800', 'a⟨U+D800⟩'],
  ])('%j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });
});
