import { insertFrom, singleInsert } from '#hooks/platform/db/insert.ts';
import { jsonObject } from '#hooks/platform/db/json-object.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased, boolOf, freeTextOf, nullable, numberOf, textOf, tuple } from '#hooks/platform/db/shape.ts';
import { insertInto, updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { SAMPLE, type Sample } from './sample.ts';

// Compiled like the hooks, with their types: see pb_hooks/tsconfig.json.

/** The same types of columns as PocketBase's. */
const CREATE = `CREATE TABLE sample (
  id TEXT PRIMARY KEY DEFAULT ('r' || lower(hex(randomblob(7)))) NOT NULL,
  label TEXT DEFAULT '' NOT NULL, note TEXT DEFAULT '' NOT NULL,
  amount NUMERIC DEFAULT 0 NOT NULL, count NUMERIC DEFAULT 0 NOT NULL,
  flag BOOLEAN DEFAULT FALSE NOT NULL, data JSON DEFAULT NULL, at TEXT DEFAULT '' NOT NULL)`;

const s = aliased(SAMPLE, 's');

/** Read as texts. */
const PLAIN = {
  id: s.id,
  label: s.label,
  figures: { amount: s.amount, both: tuple(s.count, s.amount) },
  flag: s.flag,
  at: s.at,
  isMany: boolOf('s.count > 1'),
  none: nullable(numberOf('NULL')),
  zero: nullable(numberOf('0')),
  noText: nullable(textOf('NULL')),
  missing: [numberOf('NULL'), boolOf('NULL'), textOf('NULL')] as const,
};

/** Read as JSON. */
const FREE = {
  ...PLAIN,
  note: s.note,
  data: s.data,
  noFreeText: nullable(freeTextOf('NULL')),
  emptyText: nullable(freeTextOf("''")),
};

const FROM = 'FROM sample s ORDER BY s.rowid';
const INSERT = insertInto(SAMPLE, { at: '{:at}' });
const COPY = insertFrom(
  SAMPLE,
  {
    id: "'copy-' || s.id",
    label: 's.label',
    note: 's.note',
    amount: 's.amount',
    count: 's.count * {:times}',
    flag: 'NOT s.flag',
    data: 's.data',
    at: 's.at',
  },
  FROM,
);
const insertRow = singleInsert(SAMPLE);
const insertWithoutId = singleInsert(SAMPLE, '', 'id');
const UPDATE = updateById(SAMPLE, ['count', 'data']);

const readBoth = (app: CoreApp) => ({ plain: readAll(app, PLAIN, FROM), free: readAll(app, FREE, FROM) });

/** Returns the numbers that a reader does not give back exactly. */
const inexact = (app: CoreApp, numbers: readonly number[], shape: typeof PLAIN): number[] => {
  const read = readAll(app, shape, FROM);
  return numbers.filter((value, index) => read[index]?.figures.amount !== value);
};

interface Given {
  rows: Sample[];
  numbers: number[];
}

/** Writes rows in every way and returns what is read back. */
export function store({ rows, numbers }: Given, app: CoreApp) {
  const run = (sql: string, params = {}) => app.db().newQuery(sql).bind(params).execute();
  run(CREATE);
  writeRows(app, INSERT, [], { at: 'never' });
  const empty = readBoth(app);
  writeRows(app, INSERT, rows, { at: 'then' });
  const inserted = readBoth(app);
  const json = readJson<unknown>(app, `SELECT json_group_array(${jsonObject(s)}) AS json FROM sample s`);
  const changes = rows.map(({ id, count, data }) => ({ id, count: count + 1, data: { was: data } }));
  writeRows(app, UPDATE, changes);
  const updated = readBoth(app);
  run('DELETE FROM sample');
  for (const row of rows) insertRow(app, row);
  const single = readBoth(app);
  run(COPY, { times: 2 });
  const copied = readBoth(app);
  run('DELETE FROM sample');
  const { id: _, ...row } = rows[0] as Sample;
  for (const amount of numbers) insertWithoutId(app, { ...row, amount });
  const ids = readAll(app, { id: s.id }, FROM).map(({ id }) => id);
  const wrong = { plain: inexact(app, numbers, PLAIN), free: inexact(app, numbers, FREE) };
  return { empty, inserted, json, updated, single, copied, ids, wrong };
}
