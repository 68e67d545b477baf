import { connectionOf } from './connection.ts';

/** Kept, because goja takes long to make one. */
let row: DynamicModel | undefined;

/**
 * Returns the parsed value of a statement with one row and one column, `json`. In goja, this is many times
 * faster than reading row by row.
 */
export function readJson<Value>(app: CoreApp, sql: string, values: Record<string, unknown> = {}): Value {
  row ??= new DynamicModel({ json: '' });
  connectionOf(app).newQuery(sql).bind(values).one(row);
  return JSON.parse(row.json as string) as Value;
}
