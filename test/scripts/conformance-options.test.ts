import { describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/conformance/options.mjs';

const chosen = (...args: readonly string[]): readonly string[] =>
  readOptions(args).toolchains.flatMap(({ runtimes }) => runtimes.map(({ id }) => id));

describe('the options', () => {
  it('choose everything, or some runtimes, a twin by its service', () => {
    expect(chosen()).toHaveLength(8);
    expect(chosen('--only', 'java-memory,js-database-postgres')).toEqual([
      'java-memory',
      'js-database',
    ]);
    const { isChosen } = readOptions(['--only', 'js-database']);
    expect(['js-database', 'js-database-postgres', 'js-memory'].map(isChosen)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    [['--require', 'java,cobol'], /^cobol is not a language/],
    [['--only', 'js'], /^js is not a runtime/],
    [['--only', 'js-memory', '--require', 'js,go'], /^go is required, and --only leaves it out/],
    [['--case', 'one-case', '--save'], /^only one of/],
    [['--all'], /--all/],
    [['java'], /java/],
  ])('refuse %s', (args, said) => {
    expect(() => readOptions(args)).toThrow(said);
  });
});
