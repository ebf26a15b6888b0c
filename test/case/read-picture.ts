import { cases } from 'virtual:conformance';
import type { EventLine } from '../../src/case/event-lines';
import type { Held, HeldLine, Stored } from '../../src/case/held';
import type { KeyLine } from '../../src/case/lines';
import { pictureOf, type Picture } from '../../src/case/picture';
import { replayOf, worldAt } from '../../src/case/replay';
import type { StorePart } from '../../src/case/stores';
import type { Case } from '../../src/engine/case/case';
import type { RuntimeId } from '../../src/engine/runtimes';
import type { Json } from '../../src/engine/service/values';

/** The real case of that name. */
export function caseNamed(name: string): Case {
  const found = cases.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no such case: ${name}`);
  return found;
}

/** The picture after a step, counted from 1, as a runtime plays the case. */
export function pictureAfter(name: string, runtime: RuntimeId, step: number): Picture {
  const replay = replayOf(caseNamed(name), runtime);
  return pictureOf(worldAt(replay, step - 2), worldAt(replay, step - 1), replay.frame);
}

const SIGN = { same: '', added: '+', changed: '~', removed: '-' };
const text = (json: Json) => JSON.stringify(json);

function keyText(line: KeyLine): string {
  const now = line.kind === 'removed' ? '' : `=${text(line.value)}`;
  const was = 'was' in line ? ` was ${text(line.was)}` : '';
  return `${SIGN[line.kind]}${line.key}${now}${was}`;
}

function storedText(stored: Stored): string {
  switch (stored.kind) {
    case 'same':
      return '';
    case 'none':
      return ' (in no store)';
    case 'other':
      return ` (store ${text(stored.value)})`;
  }
}

const heldLineText = (line: HeldLine) =>
  line.kind === 'missing'
    ? `?${line.key}=${text(line.value)}`
    : keyText(line) + storedText(line.stored);

function heldText(held: Held): string {
  switch (held.kind) {
    case 'failed':
      return `${held.handle} ${held.failure.kind === 'error' ? held.failure.error : 'no-session'}`;
    case 'gone':
      return `${held.handle} gone`;
    case 'object':
      return [
        `${held.handle}${held.isNew ? ' new' : ''} ${held.relation}`,
        ...held.lines.map(heldLineText),
        ...held.pending.map((line) => `pending ${keyText(line)}`),
      ].join(' | ');
  }
}

/** What a process holds, an object a line: `h new copy | +x="v1"`; `?` is stored and not in hand. */
export function handOf({ hands }: Picture, process = 'p1'): readonly string[] {
  return hands.filter((each) => each.process === process).flatMap(({ held }) => held.map(heldText));
}

function eventText({ kind, id, keys }: EventLine): string {
  const delta = keys.map((each) =>
    each.kind === 'writes' ? `${each.key}=${text(each.value)}` : `${each.key} removed`,
  );
  return `${SIGN[kind]}${id}{${delta.join(' ')}}`;
}

function storeText({ process, app, user, sessions, orphans }: StorePart): readonly string[] {
  return [
    process ?? 'database',
    ...[...app, ...user].map(({ bucket, lines }) =>
      [bucket.join('/'), ...lines.map(keyText)].join(' | '),
    ),
    ...sessions.map(({ ids, mark, lines, events }) =>
      [
        `${ids.session} of ${ids.user}${mark === 'same' ? '' : ` ${mark}`}`,
        ...lines.map(keyText),
        ...events.map(eventText),
      ].join(' | '),
    ),
    ...orphans.map(({ ids, isNew, events }) =>
      [`orphans of ${ids.session}${isNew ? ' new' : ''}`, ...events.map(eventText)].join(' | '),
    ),
  ];
}

/** What the session service holds: each store's owner, its buckets, its sessions, its orphans. */
export function storesIn({ stores }: Picture): readonly string[] {
  return stores.flatMap(storeText);
}
