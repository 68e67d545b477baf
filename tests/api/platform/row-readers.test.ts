import { beforeAll, describe, expect, it } from 'vitest';
import { runInGoja } from '#tests/support/engines/in-goja.ts';
import type { Sample } from '#tests/support/goja/sample.ts';

// Readers and writers need SQLite and goja, so they run in the real binary.

/** Texts that the server writes. They have no control characters. */
const TEXTS = ['', ' ', 'plain', `it's "quoted"`, 'a,b;c\\d', 'Zürich–São 東京 ✈ 🛩', '42', 'null'];
/** Texts that people write. */
const FREE_TEXTS = [...TEXTS.slice(1), 'line\nline\ttab', 'separators \u001e and \u001f'];
const VALUES: unknown[] = [null, 0, 'text', [], [1.5, 'é"'], { deep: { list: [null, true] } }, false, ''];

const rows: Sample[] = TEXTS.map((label, index) => ({
  id: `row${index}`,
  label,
  note: FREE_TEXTS[index + 1] ?? '',
  amount: index / 8 - 0.5,
  count: index,
  flag: index % 2 === 1,
  data: VALUES[index],
  at: '2026-01-31 12:00:00.000Z',
}));

/** Numbers with as many digits as possible, from tiny to huge. */
const numbers = [
  0.1 + 0.2,
  1 / 3,
  -1e-9,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  123_456_789.123_456_78,
  ...Array.from({ length: 2_000 }, (_, index) => Math.sin(index + 1) * 10 ** ((index % 25) - 9)),
];

interface Both {
  plain: unknown[];
  free: unknown[];
}

/** Result of `store` in tests/support/goja/store.ts. */
interface Stored {
  /** Rows after each step, from both readers. */
  empty: Both;
  inserted: Both;
  updated: Both;
  single: Both;
  copied: Both;
  json: unknown;
  /** Ids made by the database. */
  ids: string[];
  /** Numbers that a reader changes. */
  wrong: Both;
}

let stored: Stored;

beforeAll(async () => {
  stored = await runInGoja<Stored>('goja/store.ts', 'store', { rows, numbers });
});

const plainOf = ({ id, label, amount, count, flag, at }: Sample) => ({
  id,
  label,
  figures: { amount, both: [count, amount] },
  flag,
  at,
  isMany: count > 1,
  none: null,
  zero: 0,
  noText: null,
  missing: [0, false, ''],
});
const freeOf = (row: Sample) => ({
  ...plainOf(row),
  note: row.note,
  data: row.data,
  noFreeText: null,
  emptyText: '',
});
const both = (given: readonly Sample[]) => ({ plain: given.map(plainOf), free: given.map(freeOf) });

describe('row readers', () => {
  it('return no rows for an empty result', () => {
    expect(stored.empty).toEqual({ plain: [], free: [] });
  });

  it('return every number exactly', () => {
    expect(stored.wrong).toEqual({ plain: [], free: [] });
  });

  it('give the columns as the API does, if the JSON is passed on', () => {
    expect(stored.json).toEqual(rows.map((row) => ({ ...row, at: 'then' })));
  });
});

describe('row writers', () => {
  it('insert lists of rows, with some columns given for all of them', () => {
    expect(stored.inserted).toEqual(both(rows.map((row) => ({ ...row, at: 'then' }))));
  });

  it('change some columns of rows', () => {
    const changed = rows.map((row) => ({
      ...row,
      at: 'then',
      count: row.count + 1,
      data: { was: row.data },
    }));
    expect(stored.updated).toEqual(both(changed));
  });

  it('insert single rows', () => {
    expect(stored.single).toEqual(both(rows));
  });

  it('insert what a query gives', () => {
    const copies = rows.map((row) => ({
      ...row,
      id: `copy-${row.id}`,
      count: row.count * 2,
      flag: !row.flag,
    }));
    expect(stored.copied).toEqual(both([...rows, ...copies]));
  });

  it('leave the id to the database if there is none', () => {
    expect(new Set(stored.ids).size).toBe(numbers.length);
    for (const id of stored.ids) expect(id).toMatch(/^r[0-9a-f]{14}$/);
  });
});
