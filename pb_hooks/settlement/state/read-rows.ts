import { markRead } from './plan-marks.ts';

type Bound = Record<string, string | number>;

/** Read in the same statement, because a second one could see a newer action. */
const SEQ = '(SELECT COALESCE(max(seq), 0) FROM action)';

/** Separators of lines and cells. No id and no JSON text contains these control characters. */
const LINE = '\u001e';
const CELL = '\u001f';

/**
 * Reads lines as one text, because goja reads rows many times more slowly. Uses the writing connection: any
 * other would have to reload its page cache after each transaction and keep a second copy.
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
 * Reads rows of any values. `readCells` takes a third of the time for many rows.
 * @param columns expressions, in the order of the tuple
 * @param from the rest of the statement from FROM on. Its order is the order of the rows.
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

/** A row with one cell per column. */
export type Cells<Columns extends readonly string[]> = { -readonly [At in keyof Columns]: string };

/**
 * Reads rows of numbers and of texts that no player has written. Every cell is a text, because goja splits a
 * text ten times faster than it parses JSON. `Number` restores the stored number exactly. NULL becomes an
 * empty text.
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
