import { hasLapsed, lapsedSince } from '#game/airline/lapse.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { readJson } from '../platform/db/read-json.ts';
import { hasFlown, hasFlownSql } from './has-flown.ts';
import { ENDING_WAY } from './life.ts';

/** Store key of the time of the last check, in ms since 1970. */
const CHECKED = 'world-lapse-checked';
/** Real time between checks, in ms. */
const CHECK_EVERY = 60_000;
/** Maximum number of airlines that lapse in one check, each in its own transaction. */
const AT_ONCE = 5;

const COUNT = 'UPDATE world SET uptime = uptime + {:seconds}';
const CANDIDATES = `
  SELECT COALESCE(json_group_array(id), '[]') AS json FROM (
    SELECT a.id FROM airline a WHERE a.seen <= {:since} AND NOT a.rival AND NOT ${hasFlownSql('a.id')} ORDER BY a.seen, a.id LIMIT ${AT_ONCE})`;

const uptimeOf = (app: CoreApp): number => app.findRecordById('world', WORLD_ID).getInt('uptime');

/**
 * Deletes an airline if it has still lapsed. Its owner may have returned since the query. The event of the deletion does the
 * rest, because the module of the clock does not have all domains.
 */
function lapse(tx: CoreApp, id: string): void {
  const [airline] = tx.findRecordsByIds('airline', [id]);
  if (!airline) return;
  const facts = { uptime: uptimeOf(tx), seen: airline.getInt('seen'), hasFlown: hasFlown(tx, id) };
  if (!hasLapsed(facts)) return;
  airline.set(ENDING_WAY, 'lapsed');
  tx.delete(airline);
}

/**
 * Counts the world's uptime and lets a few airlines lapse once per minute. The world's clock calls it while
 * it runs, at any interval. Time without calls does not count, so that no airline lapses while the server is
 * down.
 */
export function lapseAirlines(app: CoreApp): void {
  const now = Date.now();
  const checked = app.store().get(CHECKED);
  const since = typeof checked === 'number' ? now - checked : Number.POSITIVE_INFINITY;
  if (since >= 0 && since < CHECK_EVERY) return;
  app.store().set(CHECKED, now);
  if (since < 0 || since > 2 * CHECK_EVERY) return;
  const seconds = Math.round(since / 1000);
  app.db().newQuery(COUNT).bind({ seconds }).execute();
  for (const id of readJson<string[]>(app, CANDIDATES, { since: lapsedSince(uptimeOf(app)) })) {
    try {
      inTransaction(app, (tx) => lapse(tx, id));
    } catch (thrown) {
      // The clock continues. Records that the operator added may refer to the airline.
      console.error(`Airline ${id} has lapsed and could not be deleted: ${thrown}`);
    }
  }
}
