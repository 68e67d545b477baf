import { readJson } from '../market/read-json.ts';

type Bound = Record<string, string | number>;

/**
 * Reads rows as one JSON text: many times faster in this engine than row by row. Fractions come with 15 digits, which is
 * all there is of those that settlement writes.
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
  return readJson<Row[]>(app, `SELECT json_group_array(json(line)) AS json FROM (${lines})`, params);
}

/** Runs one statement. */
export function run(tx: CoreApp, sql: string, params: Bound = {}): void {
  tx.db().newQuery(sql).bind(params).execute();
}
