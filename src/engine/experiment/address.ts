import { DURATION, floorToTenth } from '../timeline';
import { CHOICES, OPENING, SETTING_NAMES, type SettingName, type Settings } from './settings';

/** Something in an address that was not used as it stands. */
export type AddressProblem =
  | { readonly kind: 'bad-value'; readonly name: string; readonly value: string }
  | { readonly kind: 'doubled'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'unknown-page'; readonly page: string };

/** What an address asks for: every setting, and the playhead in inspection seconds. */
export type Address = { readonly settings: Settings; readonly t: number };

/** What was read from an address, and what in it was passed over. */
export type ParsedAddress = Address & { readonly problems: readonly AddressProblem[] };

const PLAYHEAD = 't';
const PLAIN_SECONDS = /^(0|[1-9]\d?)(\.\d)?$/;

/** Left out of an address at their opening value: most links have nothing to say of them. */
const BRIEF: readonly SettingName[] = ['service', 'write'];

/**
 * Reads a query (`prefix=app&t=45`, no leading `?`). Whatever is missing, bad or doubled gets its
 * opening value; any text gives a valid address and never throws.
 */
export function parseQuery(query: string): ParsedAddress {
  const given = new Map<string, { readonly value: string; readonly times: number }>();
  for (const piece of query.split('&')) {
    if (piece === '') continue;
    const at = piece.indexOf('=');
    const name = decode(at === -1 ? piece : piece.slice(0, at));
    const value = at === -1 ? '' : decode(piece.slice(at + 1));
    const before = given.get(name);
    given.set(name, before ? { ...before, times: before.times + 1 } : { value, times: 1 });
  }

  let settings = OPENING;
  const problems: AddressProblem[] = [];
  let t = 0;
  for (const [name, { value, times }] of given) {
    if (!isSettingName(name) && name !== PLAYHEAD) {
      problems.push({ kind: 'unknown', name });
    } else if (times > 1) {
      problems.push({ kind: 'doubled', name });
    } else if (name === PLAYHEAD) {
      if (isSeconds(value)) t = Number(value);
      else problems.push({ kind: 'bad-value', name, value });
    } else {
      const chosen = choose(settings, name, value);
      if (chosen === null) problems.push({ kind: 'bad-value', name, value });
      else settings = chosen;
    }
  }
  return { settings, t, problems };
}

/**
 * Writes the settings and the playhead, floored to a tenth of a second, as a query; the service and
 * the write path only where they are not the opening ones.
 */
export function formatQuery({ settings, t }: Address): string {
  const parts = SETTING_NAMES.filter(
    (name) => !BRIEF.includes(name) || settings[name] !== OPENING[name],
  ).map((name) => `${name}=${settings[name]}`);
  return [...parts, `${PLAYHEAD}=${floorToTenth(t)}`].join('&');
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(CHOICES, name);
}

function isSeconds(value: string): boolean {
  return PLAIN_SECONDS.test(value) && Number(value) <= DURATION;
}

/** The settings with one of them chosen, or null when the value is none of its choices. */
function choose(settings: Settings, name: SettingName, value: string): Settings | null {
  const choices: readonly string[] = CHOICES[name];
  return choices.includes(value) ? { ...settings, [name]: value } : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
