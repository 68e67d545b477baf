const KEY = 'traffic';

/**
 * Changes with the last hour that is settled in the database and with the airlines. The clock is not used,
 * because it advances after the database.
 */
const STATE = `
  SELECT concat_ws(' ', hour, (SELECT count(*) FROM airline), (SELECT max(rowid) FROM airline)) || char(10) AS state
  FROM world`;

/**
 * Returns a text that is made once per hour for all callers, and again when an airline is founded or deleted.
 */
export function keepTraffic(app: CoreApp, make: () => string): string {
  const row = new DynamicModel({ state: '' });
  app.db().newQuery(STATE).one(row);
  const state = String(row.state);
  const kept = app.store().get(KEY);
  if (typeof kept === 'string' && kept.startsWith(state)) return kept.slice(state.length);
  const text = make();
  app.store().set(KEY, state + text);
  return text;
}
