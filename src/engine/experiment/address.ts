import {
  parseSeconds,
  PLAYHEAD,
  playheadField,
  readQuery,
  type AddressProblem,
  type ReadField,
} from '../query';
import { CHOICES, OPENING, SETTING_NAMES, type SettingName, type Settings } from './settings';

export type { AddressProblem } from '../query';

/** What an address asks for: every setting, and the playhead in inspection seconds. */
export type Address = { readonly settings: Settings; readonly t: number };

/** What was read from an address, and what in it was passed over. */
export type ParsedAddress = Address & { readonly problems: readonly AddressProblem[] };

/** Left out of an address at their opening value: most links have nothing to say of them. */
const BRIEF: readonly SettingName[] = ['service', 'write'];

/**
 * Reads a query (`prefix=app&t=45`, no leading `?`). Whatever is missing, bad or doubled gets its
 * opening value; any text gives a valid address and never throws.
 */
export function parseQuery(query: string): ParsedAddress {
  let settings = OPENING;
  let t = 0;
  const readers = new Map<string, ReadField>(
    SETTING_NAMES.map((name) => [
      name,
      (value) => {
        const chosen = choose(settings, name, value);
        settings = chosen ?? settings;
        return chosen !== null;
      },
    ]),
  );
  readers.set(PLAYHEAD, (value) => {
    const seconds = parseSeconds(value);
    t = seconds ?? t;
    return seconds !== null;
  });
  const problems = readQuery(query, readers);
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
  return [...parts, playheadField(t)].join('&');
}

/** The settings with one of them chosen, or null when the value is none of its choices. */
function choose(settings: Settings, name: SettingName, value: string): Settings | null {
  const choices: readonly string[] = CHOICES[name];
  return choices.includes(value) ? { ...settings, [name]: value } : null;
}
