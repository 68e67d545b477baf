import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { storedDemand } from '#game/network/route/stored.ts';
import { countText } from '#game/platform/text/count-text.ts';
import { ROUTE } from '#game/tables/route.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOUR } from '#game/world/time.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { inTransaction } from '#hooks/platform/db/in-transaction.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { NEW_DEMAND, recordTakenDemand } from '#hooks/platform/seed/state.ts';
import { demandState } from '../columns.ts';
import { demandWorld } from '../links.ts';
import { allPlaces } from '../places.ts';

const CHANGED = `SELECT COALESCE(max(rows), -1) AS json FROM seed_state WHERE name = '${NEW_DEMAND}'`;
const PLAYERS = "SELECT json_group_array(id) AS json FROM airline WHERE user <> ''";
/**
 * As in `dropLegs`: recomputed when it is the airline's turn. If all airlines waited in the queue of changed
 * ones, a player who changes a timetable would wait behind them, for a week in the largest worlds.
 */
const OUTDATE = 'UPDATE airline SET connected = 1 WHERE connected > 0';

const r = aliased(ROUTE, 'r');
const DEMAND = updateById(ROUTE, ['leisure', 'business', 'premium']);

/** Returns the demand of all routes. */
function computeRoutes(app: CoreApp) {
  const places = new Map(allPlaces(app).map((place) => [place.id, toDemandPlace(place)]));
  const world = demandWorld(app);
  const known = new Map<string, ReturnType<typeof pairDemand>>();
  return readAll(app, { id: r.id, a: r.a, b: r.b }, 'FROM route r').flatMap(({ id, a, b }) => {
    const [from, to] = [places.get(a), places.get(b)];
    if (!from || !to) return [];
    const demand = known.get(a + b) ?? pairDemand(from, to, world);
    known.set(a + b, demand);
    return [{ id, ...storedDemand(demand) }];
  });
}

/**
 * Lets this hour compute with the demand of an import since the last one, and tells the players. Routes store
 * their demand, so an import alone changes only forecasts and routes that are opened after it.
 */
export function takeNewDemand(app: CoreApp, hour: number): void {
  if (readJson<number>(app, CHANGED) < 0) return;
  const state = demandState(app);
  // Before the transaction, because other writers would wait: 16,000 routes take about 900 ms.
  const routes = computeRoutes(app);
  const minute = hour * HOUR;
  inTransaction(app, (tx) => {
    // The next hour takes an import that came in between.
    if (demandState(tx) !== state) return;
    const airports = readJson<number>(tx, CHANGED);
    writeRows(tx, DEMAND, routes);
    tx.db().newQuery(OUTDATE).execute();
    const figures = airports === 0 ? '' : `New figures for ${countText(airports, 'airport')}. `;
    const notices = readJson<string[]>(tx, PLAYERS).map((airline) => ({
      id: recordId(['new demand', airline, minute]),
      airline,
      title: 'Demand has changed',
      body: `${figures}Check your forecasts.`,
    }));
    writeNoticesOf(tx, 'demand', notices, minute);
    recordTakenDemand(tx, minute);
  });
}
