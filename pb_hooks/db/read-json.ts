/**
 * Returns the value of a statement that gives one JSON text. This is many times faster in goja than reading
 * row by row.
 */
export function readJson<Value>(app: CoreApp, sql: string, values: Record<string, unknown> = {}): Value {
  const row = new DynamicModel({ json: '' });
  app.db().newQuery(sql).bind(values).one(row);
  return JSON.parse(row.json as string) as Value;
}
