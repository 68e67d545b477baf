/**
 * Returns a text that is made once for all callers and again when its state changes. Kept in the process's
 * store, because each handler runs in its own runtime.
 * @param key name in the store
 * @param state one line that changes whenever the text may change
 */
export function keepText(app: CoreApp, key: string, state: string, make: () => string): string {
  const head = `${state}\n`;
  const kept = app.store().get(key);
  if (typeof kept === 'string' && kept.startsWith(head)) return kept.slice(head.length);
  const text = make();
  app.store().set(key, head + text);
  return text;
}

/**
 * Changes with the last hour that is settled in the database and with the airlines. The clock is not used,
 * because it advances after the database.
 */
const STATE = `
  SELECT concat_ws(' ', hour, (SELECT count(*) FROM airline), (SELECT max(rowid) FROM airline)) AS state FROM world`;

/**
 * Returns a text that is made once per hour for all callers, and again when an airline is founded or deleted.
 * @param key name in the process's store
 */
export function keepHourly(app: CoreApp, key: string, make: () => string): string {
  const row = new DynamicModel({ state: '' });
  app.db().newQuery(STATE).one(row);
  return keepText(app, key, String(row.state), make);
}
