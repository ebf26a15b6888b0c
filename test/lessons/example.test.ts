import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { playCase } from '../../src/engine/case/play';
import { answersBeside, dependsOnRuntime } from '../../src/engine/lesson/beside';
import { rightOptions } from '../../src/engine/lesson/question';
import { RUNTIMES } from '../../src/engine/runtimes';
import { contract } from '../../src/engine/runtimes/contract';
import { RUNTIME_IDS } from '../../src/engine/runtimes/value-of';
import { stepOf } from '../conformance/case-step';
import { deviations } from '../conformance/compare';
import { readCaseFile } from '../conformance/read-json';
import { answers } from './example/answers';
import { lesson } from './example/lesson';

// What the build makes of a lesson's scenes and program; the example has no program of its own.
vi.mock('virtual:lesson/one-key', () => {
  const read = readCaseFile(at('example/scenes.json'));
  const source = { file: 'OneKey.java', source: '', prints: '' };
  return {
    cases: read.map(({ steps, ...others }) => ({ ...others, steps: steps.map(stepOf) })),
    sources: { java: source, python: source, typescript: source, go: source },
  };
});

const [part] = lesson.parts;
const shown = lesson.cases.find(({ name }) => name === part.scene?.shown);
if (part.scene === null || shown === undefined) throw new Error('the example has no scene');
const { questions, beside } = part.scene;

describe('the example of docs/write-a-lesson.md', () => {
  it('expects what the documented contract answers', () => {
    const cases = readCaseFile(at('example/scenes.json'));
    expect(cases.flatMap((each) => deviations(each, contract))).toEqual([]);
  });

  it('is judged as its answers by hand say, by every runtime', () => {
    for (const question of questions) {
      for (const id of RUNTIME_IDS) {
        const byHand = answers[`${part.name}/${question.name}`];
        const right = rightOptions(question, playCase(shown, RUNTIMES[id]));
        expect([id, right]).toEqual([id, byHand?.[id] ?? byHand?.['*']]);
      }
    }
  });

  it('shows that two services keep the key to the first session', () => {
    expect(dependsOnRuntime(shown)).toBe(true);
    const steps = beside.map(({ step }) => step);
    const empty = answersBeside(shown, steps).find(({ answers: [told] }) =>
      told?.kind === 'state' ? told.state.length === 0 : false,
    );
    expect(empty?.runtimes).toEqual(['java-memory', 'js-memory']);
  });
});

describe('docs/write-a-lesson.md', () => {
  const page = readFileSync(at('../../docs/write-a-lesson.md'), 'utf8');

  it.each(['words.ts', 'lesson.ts', 'scenes.json', 'answers.ts'])('quotes %s', (file) => {
    const text = readFileSync(at(`example/${file}`), 'utf8');
    expect(page).toContain(withoutImports(text));
  });

  it('names files that there are', () => {
    const named = [...page.matchAll(/`((?:src|test|docs|samples|scripts)\/[^`<*]+\.\w+)`/g)];
    expect(named.length).toBeGreaterThan(5);
    for (const [, file = ''] of named)
      expect(readFileSync(at(`../../${file}`), 'utf8')).toBeTruthy();
  });
});

/** A lesson's own files stand in other folders than the example's. */
function withoutImports(text: string): string {
  return text.replace(/^(?:import .*\n)+\n/, '');
}

// A declaration, which the mock that is hoisted to the top can call.
function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
