import { markRead } from './plan-marks.ts';

type Bound = Record<string, string | number>;

/** In the same statement, because another one would see another moment. */
const SEQ = '(SELECT COALESCE(max(seq), 0) FROM action)';

/** What separates lines and their cells: no id and no JSON text has these control characters. */
const LINE = '\u001e';
const CELL = '\u001f';

/**
 * Reads lines as one text: many times faster in goja than row by row. Reads through the connection that writes: another one
 * would have to read everything again after each transaction, and hold it a second time.
 */
function readText(app: CoreApp, lines: string, separator: string, params: Bound): string {
  const row = new DynamicModel({ text: '', seq: 0 });
  const query = app
    .nonconcurrentDB()
    .newQuery(
      `SELECT COALESCE(group_concat(line, '${separator}'), '') AS text, ${SEQ} AS seq FROM (${lines})`,
    )
    .bind(params);
  markRead(() => {
    query.one(row);
    return row.seq as number;
  });
  return row.text as string;
}

/**
 * Reads rows of any values. For many rows `readCells` takes a third of the time.
 * @param columns expressions, in the order of the tuple
 * @param from the rest of the statement, FROM and all; its order is the order of the rows
 */
export function readRows<Row extends unknown[]>(
  app: CoreApp,
  columns: string,
  from: string,
  params: Bound = {},
): Row[] {
  const lines = `SELECT json_array(${columns}) AS line ${from}`;
  return JSON.parse(`[${readText(app, lines, ',', params)}]`) as Row[];
}

/** A row of as many cells as there are columns. */
export type Cells<Columns extends readonly string[]> = { -readonly [At in keyof Columns]: string };

/**
 * Reads rows of numbers and of texts that no player has written. Every cell comes as text, because goja splits a text ten
 * times faster than it parses JSON: `Number` gives exactly the number that is stored. NULL comes as an empty text.
 * @param columns two or more expressions
 * @param from as for `readRows`
 */
export function readCells<const Columns extends readonly [string, string, ...string[]]>(
  app: CoreApp,
  columns: Columns,
  from: string,
  params: Bound = {},
): Cells<Columns>[] {
  const lines = `SELECT concat(${columns.join(`, '${CELL}', `)}) AS line ${from}`;
  const text = readText(app, lines, LINE, params);
  const rows: Cells<Columns>[] = [];
  if (text === '') return rows;
  const all = text.split(LINE);
  for (let index = 0; index < all.length; index++)
    rows.push((all[index] as string).split(CELL) as Cells<Columns>);
  return rows;
}

/** Runs one statement. */
export function run(tx: CoreApp, sql: string, params: Bound = {}): void {
  tx.db().newQuery(sql).bind(params).execute();
}
