import { describe, expect, it } from 'vitest';
import { splitRecords } from '#scripts/data/csv-records.ts';

const read = (text: string) => splitRecords(Buffer.from(text));
const ADVICE = 'Save the file as CSV with commas between the values.';

describe('a table of a spreadsheet', () => {
  it.each([
    ['semicolons', 'pair;km\nAMS-BCN;1\n', 1],
    ['tabs', 'ident\tname\nEHAM\tSchiphol, Amsterdam\n', 1],
    ['vertical bars', '\npair|km\n', 2],
  ])('with %s is rejected with the delimiter and the line', (name, text, line) => {
    expect(read(text).violations).toEqual([
      { line, message: `has ${name} between the values instead of commas. ${ADVICE}` },
    ]);
  });

  it.each(['sep=,', '"sep=;"', 'SEP=\t'])('that begins with %j is rejected with that line', (first) => {
    const [violation] = read(`${first}\r\npair,km\r\n`).violations;
    expect(violation).toEqual({
      line: 1,
      message: `is "${first.trim()}" instead of the header. Delete this line. ${ADVICE}`,
    });
  });

  it('may end with rows of empty cells', () => {
    const { records, violations } = read('pair,km\nAMS-BCN,1\n,\n" ",\n');
    expect(violations).toEqual([]);
    expect(records.map(({ cells }) => cells)).toEqual([
      ['pair', 'km'],
      ['AMS-BCN', '1'],
    ]);
  });

  it('may have one column, and other delimiters inside quotes', () => {
    expect(read('pair\nAMS-BCN\n').violations).toEqual([]);
    expect(read('"a;b"\nx\n').violations).toEqual([]);
  });
});
