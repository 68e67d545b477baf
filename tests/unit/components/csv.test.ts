import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, compareValues, searchWords } from '#web/components/data-table/column.ts';
import { toCsv } from '#web/components/data-table/csv.ts';

interface Row {
  name: string;
  km: number | null;
}

const columns: Column<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'km', label: 'Distance', unit: 'km', numeric: true, value: ({ km }) => km },
  { id: 'picture', label: 'Picture', plain: true, value: () => 'never written' },
];

describe('a table as CSV', () => {
  it('has units in its headers and omits pictures', () => {
    expect(toCsv(columns, [{ name: 'AMS–BCN', km: 1240.5 }])).toBe(
      'Name,Distance (km)\r\nAMS–BCN,1240.5\r\n',
    );
  });

  it('can be read back unchanged, for any name', () => {
    const row = fc.record({ name: fc.string(), km: fc.option(fc.integer(), { nil: null }) });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const back = parse(toCsv(columns, rows), { from: 2, record_delimiter: '\r\n' }) as string[][];
        const guarded = ({ name }: Row) => (/^[=+\-@\t\r]/.test(name) ? `'${name}` : name);
        expect(back).toEqual(rows.map((one) => [guarded(one), one.km === null ? '' : String(one.km)]));
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('keeps a spreadsheet from running %s as a formula', (name) => {
    expect(toCsv(columns, [{ name, km: null }])).toContain(`\r\n'${name},`);
  });
});

describe('sort order of a column', () => {
  it('is by size for numbers, also within texts', () => {
    expect([10, 9, 100].sort(compareValues)).toEqual([9, 10, 100]);
    expect(['AB10', 'AB9'].sort(compareValues)).toEqual(['AB9', 'AB10']);
  });
});

it('searches texts, but not figures or pictures', () => {
  expect(searchWords(columns, { name: 'Barcelona', km: 12 }).trim()).toBe('Barcelona');
});
