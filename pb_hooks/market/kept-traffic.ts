const KEY = 'traffic';

/** The last hour that the database has in full, not the clock's, which learns of it last; and which airlines there are. */
const STATE = `
  SELECT concat_ws(' ', hour, (SELECT count(*) FROM airline), (SELECT max(rowid) FROM airline)) || char(10) AS state
  FROM world`;

/** A text that is made once for all who ask within an hour, and again when an airline has gone or come. */
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
