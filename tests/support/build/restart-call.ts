/** Path of a call that test builds have besides those of the product. `?renew=true` makes the world new. */
export const RESTART_PATH = '/test/restart';

/** Tables that tests leave as they are: the seed, and PocketBase's own about collections and settings. */
const LEFT = [
  ...['_migrations', '_params', '_collections'],
  ...['airport', 'airport_demand', 'demand_table', 'served_pair'],
];

/**
 * Starts of the names of what stays in the process's store: the clock's and the operator's, PocketBase's own, and what depends
 * on the seed alone.
 */
const STAYS = ['world-', 'am.', 'pb', '__', 'demand-columns', 'research ', 'rival destinations '];

/**
 * A file of hooks with a call after which the server works as if it had been started again: it forgets what it has kept of the
 * world, and reads the clock. To make the world new, it copies all rows when it is called first, and restores them each time
 * after. For paused worlds, because the clock of others works all the time.
 */
export const RESTART_CALL = `routerAdd('POST', '${RESTART_PATH}', (e) => {
  const COPY = 'renewed_';
  const store = $app.store();
  if (e.request.url.query().get('renew') === 'true')
    $app.runInTransaction((tx) => {
      const run = (sql) => tx.db().newQuery(sql).execute();
      const tables = arrayOf(new DynamicModel({ name: '' }));
      tx.db().newQuery("SELECT name FROM sqlite_master WHERE type = 'table'").all(tables);
      const names = tables.map(({ name }) => name);
      const isFirst = !names.some((name) => name.startsWith(COPY));
      for (const name of names) {
        if (/^(sqlite|renewed)_/.test(name) || ${JSON.stringify(LEFT)}.includes(name)) continue;
        if (isFirst) run('CREATE TABLE ' + COPY + name + ' AS SELECT * FROM ' + name);
        else {
          run('DELETE FROM ' + name);
          run('INSERT INTO ' + name + ' SELECT * FROM ' + COPY + name);
        }
      }
    });
  const stays = ${JSON.stringify(STAYS)};
  for (const name of Object.keys(store.getAll()))
    if (!stays.some((start) => name.startsWith(start))) store.remove(name);
  const world = $app.findFirstRecordByFilter('world', '');
  const now = Date.now();
  const clock = { minute: world.getInt('minute'), hour: world.getInt('hour'), at: now, since: now };
  const pace = { speed: world.getFloat('speed'), paused: world.getBool('paused'), resting: world.getBool('resting') };
  store.set('world-clock', JSON.stringify(Object.assign(clock, pace)));
  return e.noContent(204);
});`;
