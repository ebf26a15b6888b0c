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

  it('check the samples after a whole run, or some of them alone', () => {
    expect(readOptions([])).toMatchObject({ records: true, samples: [] });
    expect(readOptions(['--save'])).toMatchObject({ records: true, samples: [] });
    expect(readOptions(['--samples', 'temp'])).toMatchObject({ records: false, samples: ['temp'] });
    for (const part of [
      ['--only', 'js-memory'],
      ['--case', 'one-case'],
      ['--random', '2'],
    ]) {
      expect(readOptions(part)).toMatchObject({ records: true, samples: null });
    }
  });

  it.each([
    [['--require', 'java,cobol'], /^cobol is not a language/],
    [['--only', 'js'], /^js is not a runtime/],
    [['--only', 'js-memory', '--require', 'js,go'], /^go is required, and --only leaves it out/],
    [['--case', 'one-case', '--save'], /^only one of/],
    [['--samples', '--save'], /^only one of/],
    [['--samples', '--only', 'js-memory'], /^--only chooses runtimes/],
    [['--all'], /--all/],
    [['java'], /^java is no option/],
  ])('refuse %s', (args, said) => {
    expect(() => readOptions(args)).toThrow(said);
  });
});
