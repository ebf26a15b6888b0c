import { cases } from 'virtual:conformance';
import type { Case } from '../engine/case/case';
import { casesShowing } from '../engine/case/showing';
import { RUNTIMES, type RuntimeId } from '../engine/runtimes';
import type { RuleName } from '../engine/service/rules';

const BY_NAME: ReadonlyMap<string, Case> = new Map(cases.map((each) => [each.name, each]));

/** Finding them plays every case of a rule several times over: once is enough. */
const found = new Map<string, readonly Case[]>();

/** The case of a name, if there is one. */
export function caseNamed(name: string): Case | undefined {
  return BY_NAME.get(name);
}

/** The cases that show a rule at work in a runtime, found when they are first asked for. */
export function casesOf(rule: RuleName, runtime: RuntimeId): readonly Case[] {
  const key = `${rule} ${runtime}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  const shown = casesShowing(rule, RUNTIMES[runtime], cases);
  found.set(key, shown);
  return shown;
}
