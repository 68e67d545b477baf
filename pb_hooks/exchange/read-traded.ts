import { DEALERS } from '#game/books/accounts.ts';
import { RESALE_WEEKS } from '#game/exchange/prices.ts';
import type { SaleState } from '#game/exchange/sale-obstacle.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, boolOf, numberOf } from '../platform/db/shape.ts';

/** World minutes within which a flight that is in the air was scheduled to depart, with its delay. */
const LONGEST_FLIGHT = 2 * DAY;

const exists = (from: string) => boolOf(`EXISTS (SELECT 1 FROM ${from})`);

/** See `ResoldAircraft`, for the aircraft `x`. Sales to the dealers do not count: they sell on at a price of their own. */
export const SOLD_LATELY = numberOf(`(SELECT COALESCE(min(h.price), 0) FROM aircraft_history h
  WHERE h.aircraft = x.id AND h.event = 'sale' AND h.owner <> '${DEALERS}' AND h.minute > {:now} - ${RESALE_WEEKS * WEEK})`);

/*
 * A plus keeps SQLite off an index that would read all flights in the air for each aircraft. A condition on the aircraft
 * lets it use the partial index of loans.
 */
const TRADED = {
  ...aliased(AIRCRAFT, 'x'),
  lands: numberOf(`(SELECT max(f.landed) FROM flight f
    WHERE f.aircraft = x.id AND f.departs > {:now} - ${LONGEST_FLIGHT} AND +f.state = 'flying')`),
  legs: numberOf('(SELECT count(*) FROM leg l WHERE l.aircraft = x.id)'),
  trades: numberOf('(SELECT count(*) FROM aircraft_history h WHERE h.aircraft = x.id)'),
  hasStart: exists("aircraft_history h WHERE h.aircraft = x.id AND h.event IN ('delivered', 'stock')"),
  isPledged: exists("loan n WHERE n.aircraft = x.id AND n.aircraft != '' AND n.state = 'active'"),
  hasRefit: exists("maintenance m WHERE m.aircraft = x.id AND m.kind = 'refit' AND m.state = 'planned'"),
  standsIn: exists('stand_in s WHERE s.aircraft = x.id AND s.departs >= {:now}'),
  isSold: exists('hand_over o WHERE o.aircraft = x.id'),
  sold_lately: SOLD_LATELY,
};

/** An aircraft with what matters for its sale. */
export interface TradedAircraft extends StoredRow<typeof AIRCRAFT>, Omit<SaleState, 'work'> {
  /** World minute at which it lands. 0 if it is on the ground. */
  lands: number;
  /** Number of its weekly flights. */
  legs: number;
  /** Number of rows of its history, and whether it says where the aircraft came from. */
  trades: number;
  hasStart: boolean;
  /** See `SOLD_LATELY`. */
  sold_lately: number;
}

/** Reads aircraft that may be traded, by id. @param now world minute */
export const readTradedBy = (
  app: CoreApp,
  ids: readonly string[],
  now: number,
): ReadonlyMap<string, TradedAircraft> =>
  new Map(
    readAll(app, TRADED, 'FROM json_each({:ids}) j JOIN aircraft x ON x.id = j.value', {
      ids: JSON.stringify(ids),
      now,
    }).map((aircraft) => [aircraft.id, aircraft]),
  );

/** Reads an aircraft that may be traded. Undefined if there is none. @param now world minute */
export const readTraded = (app: CoreApp, aircraft: string, now: number): TradedAircraft | undefined =>
  readTradedBy(app, [aircraft], now).get(aircraft);

/** Reads the delivered aircraft that an airline owns, by model. @param now world minute */
export const readOwned = (app: CoreApp, airline: string, now: number): TradedAircraft[] =>
  readAll(
    app,
    TRADED,
    `FROM aircraft x WHERE x.airline = {:airline} AND x.ownership = 'owned' AND x.delivered <= {:now}
      ORDER BY x.model, x.built, x.id`,
    { airline, now },
  );
