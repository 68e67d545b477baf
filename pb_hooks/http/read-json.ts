/**
 * The one value of a statement that makes JSON, parsed. The database builds the text and the engine parses it at once:
 * many times faster than reading rows one by one.
 */
export function readJson<Value>(app: CoreApp, sql: string, values: Record<string, unknown> = {}): Value {
  const row = new DynamicModel({ json: '' });
  app.db().newQuery(sql).bind(values).one(row);
  return JSON.parse(row.json as string) as Value;
}
