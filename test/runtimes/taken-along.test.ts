import { describe, expect, it } from 'vitest';
import { csvOf } from '../../src/runtimes/csv';
import { markdownOf } from '../../src/runtimes/markdown';
import { textTableOf, type TextTable } from '../../src/runtimes/text-table';

const plain = (text: string) => ({ text, odd: false });

const table = (...texts: readonly string[]): TextTable => ({
  head: ['Rule', 'A service'],
  rows: texts.map((text) => [plain('r'), plain(text)]),
});

it('a table has a row a rule, in sentences; odd is what differs from the contract', () => {
  expect(
    textTableOf(
      [
        { title: 'Append', rules: ['missingOnAppend'] },
        { title: 'Look up', rules: ['recentZero'] },
      ],
      ['contract', 'java-memory', 'js-memory'],
    ),
  ).toEqual({
    head: ['Group', 'Rule', 'Documented contract', 'Java, in memory', 'JS, in memory'],
    rows: [
      [
        plain('Append'),
        plain('Appending to a session that is gone'),
        plain('a “session not found” error (chosen)'),
        plain('has no meaning here'),
        { text: 'nothing, and no error', odd: true },
      ],
      [
        plain('Look up'),
        plain('numRecentEvents 0'),
        plain('no events'),
        plain('no events'),
        { text: 'all events', odd: true },
      ],
    ],
  });
});

describe('as Markdown', () => {
  it('is a table, with what differs in bold', () => {
    expect(
      markdownOf({
        head: ['Rule', 'A'],
        rows: [
          [plain('one'), { text: 'odd', odd: true }],
          [plain('two'), plain('as usual')],
        ],
      }),
    ).toBe('| Rule | A |\n| --- | --- |\n| one | **odd** |\n| two | as usual |\n');
  });

  it.each([
    ['a|b', 'a\\|b'],
    ['a\\|b', 'a\\\\\\|b'],
    ['__proto__', '\\_\\_proto\\_\\_'],
    ['<b>*x*</b>', '\\<b\\>\\*x\\*\\</b\\>'],
    ['`a` ~b~ [c](d)', '\\`a\\` \\~b\\~ \\[c\\](d)'],
    ['one\ntwo\r\nthree', 'one two three'],
  ])('%j is escaped', (text, escaped) => {
    expect(markdownOf(table(text)).split('\n')[2]).toBe(`| r | ${escaped} |`);
  });
});

describe('as CSV', () => {
  it('is a line a row, each ended by CR LF', () => {
    expect(csvOf(table('x', 'y'))).toBe('Rule,A service\r\nr,x\r\nr,y\r\n');
  });

  it.each([
    ['a, b', '"a, b"'],
    ['say "no"', '"say ""no"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['one\rtwo', '"one\rtwo"'],
    ['“quoted” – kept', '“quoted” – kept'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1, -2', '"\'-1, -2"'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['a=b', 'a=b'],
    ['–', '–'],
  ])('%j is written %j', (text, field) => {
    expect(csvOf(table(text))).toBe(`Rule,A service\r\nr,${field}\r\n`);
  });
});
