import { readText } from './connection.ts';

/**
 * Returns the parsed value of a statement with one row and one column, `json`. In goja, this is many times
 * faster than reading row by row.
 */
export const readJson = <Value>(app: CoreApp, sql: string, values: Record<string, unknown> = {}): Value =>
  JSON.parse(readText(app, sql, values)) as Value;
