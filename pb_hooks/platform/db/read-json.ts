/**
 * Returns the parsed value of a statement with one row and one column, `json`. In goja, this is many times
 * faster than reading row by row.
 */
export function readJson<Value>(app: CoreApp, sql: string, values: Record<string, unknown> = {}): Value {
  const row = new DynamicModel({ json: '' });
  app.db().newQuery(sql).bind(values).one(row);
  return JSON.parse(row.json as string) as Value;
}
