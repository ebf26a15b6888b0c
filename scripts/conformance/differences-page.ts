import { RUNTIMES, type RuntimeId } from '../../src/engine/runtimes';
import { CHOSEN } from '../../src/engine/runtimes/contract';
import { POSTGRES_TWIN } from '../../src/engine/runtimes/twin';
import {
  changedRules,
  differs,
  RUNTIME_IDS,
  valueOf,
  valuesOf,
} from '../../src/engine/runtimes/value-of';
import { vertexAi } from '../../src/engine/runtimes/vertex-ai';
import { RULE_NAMES, type RuleName } from '../../src/engine/service/rules';
import { differences as words } from '../../src/messages/en/differences';
import { runtimes, valueText } from '../../src/messages/en/runtimes';
import type { Case, Recording } from '../../test/conformance/case-schema';
import { unexpected } from '../../test/conformance/compare';
import { flipsOf } from '../../src/engine/runtimes/flips';
import { failing } from '../../test/conformance/proof';

/** The page of the differences, as Markdown. */
export function differencesPage(cases: readonly Case[], recordings: readonly Recording[]): string {
  const blocks = [
    `# ${words.title}`,
    ...words.intro,
    `## ${words.recorded}`,
    table(
      words.recordedHead,
      inOrder(recordings).map((each) => recordedRow(cases, each)),
    ),
    words.drivers,
    words.contractNote,
    words.legend,
    ...runtimes.groups.flatMap(({ title, rules }) => [`## ${title}`, matrix(rules)]),
    `## ${words.postgres}`,
    words.postgresNote,
    table(words.postgresHead, postgresRows()),
    `## ${words.vertex}`,
    words.vertexNote,
    table(words.vertexHead, vertexRows()),
    `## ${words.kotlin}`,
    words.kotlinNote,
    `## ${words.rules}`,
    words.rulesNote,
    ...RULE_NAMES.flatMap((rule) => evidence(rule, cases, recordings)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function recordedRow(cases: readonly Case[], recording: Recording): readonly string[] {
  const { runtime, package: name, version, databases, recorded, answers } = recording;
  const right = cases.filter((each) => unexpected(each, answers[each.name] ?? []).length === 0);
  return [
    nameOf(runtime),
    `${name} ${version}`,
    databases.map((kind) => words.database[kind]).join(', ') || words.inMemory,
    recorded,
    words.asDocumented(right.length, cases.length),
  ];
}

function inOrder(recordings: readonly Recording[]): readonly Recording[] {
  return RUNTIME_IDS.flatMap((id) => recordings.filter(({ runtime }) => runtime === id));
}

/** The rules of a group by runtime; what PostgreSQL changes has a table of its own. */
function matrix(rules: readonly RuleName[]): string {
  const ids = RUNTIME_IDS.filter((id) => !id.endsWith(POSTGRES_TWIN));
  return table(
    [words.ruleHead, ...ids.map((id) => runtimes.names[id])],
    rules.map((rule) => [
      runtimes.rules[rule].title,
      ...ids.map((id) => {
        const text = textOf(rule, valueOf(id, rule));
        if (id === 'contract') return CHOSEN.includes(rule) ? words.chosen(text) : text;
        return differs(id, rule) ? `**${text}**` : text;
      }),
    ]),
  );
}

function postgresRows(): readonly (readonly string[])[] {
  return RUNTIME_IDS.flatMap((id) => {
    const twin = RUNTIME_IDS.find((each) => `${each}${POSTGRES_TWIN}` === id);
    if (twin === undefined) return [];
    return changedRules(twin, id).map((rule) => [
      runtimes.names[twin],
      runtimes.rules[rule].title,
      textOf(rule, valueOf(twin, rule)),
      textOf(rule, valueOf(id, rule)),
    ]);
  });
}

function vertexRows(): readonly (readonly string[])[] {
  return RULE_NAMES.flatMap((rule) => {
    const value = vertexAi[rule];
    return value === undefined ? [] : [[runtimes.rules[rule].title, vertexText(rule, value)]];
  });
}

function vertexText(rule: RuleName, value: string): string {
  if (value === 'other') return runtimes.vertex[rule] ?? '';
  return value === 'unknown' || value === 'disputed' ? words[value] : textOf(rule, value);
}

/** A rule, and for each value who has it and which cases fail when it is turned to another. */
function evidence(
  rule: RuleName,
  cases: readonly Case[],
  recordings: readonly Recording[],
): readonly string[] {
  const { title, about } = runtimes.rules[rule];
  const rows = valuesOf(rule).flatMap((value) => {
    const ids = RUNTIME_IDS.filter((id) => valueOf(id, rule) === value);
    const proofs = ids.flatMap((id) =>
      flipsOf(RUNTIMES[id])
        .filter((flip) => flip.rule === rule)
        .flatMap((flip) => failing(id, flip, cases, recordings)),
    );
    return ids.length === 0
      ? []
      : [
          [
            textOf(rule, value),
            ids.map((id) => sourceOf(id, recordings)).join('; '),
            named(proofs),
          ],
        ];
  });
  return [`### ${title}`, about, table(words.rulesHead, rows)];
}

/** A runtime, and the package that it was recorded from. */
function sourceOf(id: RuntimeId, recordings: readonly Recording[]): string {
  const recording = recordings.find(({ runtime }) => runtime === id);
  const name = runtimes.names[id];
  return recording === undefined ? name : words.source(name, recording.version);
}

/** The names of cases, each once; those of the experiment by the way of the write alone. */
function named(proofs: readonly string[]): string {
  const names = new Set(
    proofs.map((name) =>
      name.replace(/^(experiment-(?:agent-delta|user-delta|initial-state)).*/, '$1-*'),
    ),
  );
  return [...names].map((name) => `\`${name}\``).join(', ');
}

function nameOf(runtime: string): string {
  const id = RUNTIME_IDS.find((each) => each === runtime);
  return id === undefined ? runtime : runtimes.names[id];
}

function textOf(rule: RuleName, value: string | undefined): string {
  return value === undefined ? '–' : valueText(rule, value);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
