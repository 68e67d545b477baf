import { LATE_AFTER } from '#game/operations/delay/late-after.ts';
import { FLIGHT, FLIGHT_CATEGORIES, FLIGHT_COSTS } from '#game/tables/flight.ts';
import { HISTORY_SUMS, ROUTE_HISTORY } from '#game/tables/route-history.ts';
import { DAY } from '#game/world/time.ts';
import { insertEntries } from '#hooks/books/ledger/write-entries.ts';
import { insertFrom } from '#hooks/platform/db/insert.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan } from '../state/plan.ts';
import { run } from '../state/read-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';
import { rowsOf } from '../state/rows-of.ts';

const NEW = insertInto(FLIGHT);

/** Looks flights up by id. The plus keeps SQLite from scanning all flights in the air. */
const LAND = `
  UPDATE flight SET state = 'landed'
  WHERE id IN (SELECT value FROM json_each({:landed})) AND +state = 'flying'`;

/**
 * Each category has a character. The id of a ledger row is the flight's id without its first character,
 * followed by the character of the category.
 */
const amountOf = (category: (typeof FLIGHT_CATEGORIES)[number]) =>
  category === 'tickets' ? 'revenue' : `-${category}`;

/**
 * Adds one ledger entry for each flight and category with an amount other than 0. Reads the flights once per
 * category, because a row for each flight and category would have to be filtered by amount.
 */
const ENTRIES = insertEntries(
  `f AS MATERIALIZED (
    SELECT id, airline, route, aircraft, landed, revenue, ${FLIGHT_COSTS.join(', ')},
      strftime('%Y-%m-%d %H:%M:00.000Z', {:start}, landed || ' minutes') AS at
    FROM flight WHERE id IN (SELECT value FROM json_each({:flights})) ORDER BY id
  )`,
  FLIGHT_CATEGORIES.map((category, index) => ({
    id: `substr(id, 2) || '${'abcdefghijklmnop'[index]}'`,
    airline: 'airline',
    at: 'at',
    minute: 'landed',
    category,
    amount: amountOf(category),
    route: 'route',
    aircraft: 'aircraft',
    flight: 'id',
    from: 'f',
  })),
);

const COSTS = FLIGHT_COSTS.map((name) => `f.${name}`).join(' + ');

/**
 * Adds landed and cancelled flights to the daily history of their route. Positioning flights have no route.
 */
const HISTORY = insertFrom(
  ROUTE_HISTORY,
  {
    id: "substr(min(f.id), 2) || 'r'",
    airline: 'f.airline',
    route: 'f.route',
    starts: `f.departs - f.departs % ${DAY} AS starts`,
    days: '1',
    flights: "sum(f.state = 'landed')",
    cancelled: "sum(f.state = 'cancelled')",
    late: `sum(f.state = 'landed' AND f.delay > ${LATE_AFTER})`,
    delay: "sum(CASE f.state WHEN 'landed' THEN f.delay ELSE 0 END)",
    seats:
      "sum(CASE f.state WHEN 'landed' THEN f.seats_economy + f.seats_business + f.seats_first ELSE 0 END)",
    passengers: 'sum(f.pax_economy + f.pax_business + f.pax_first)',
    connecting: 'sum(f.connecting)',
    revenue: 'sum(f.revenue)',
    costs: `sum(${COSTS})`,
    fuel_kg: "sum(CASE f.state WHEN 'landed' THEN f.fuel_kg ELSE 0 END)",
    fare: 'COALESCE((SELECT r.fare_economy FROM route r WHERE r.id = f.route), 0)',
  },
  `  FROM json_each({:flights}) j CROSS JOIN flight f ON f.id = j.value
  WHERE f.route <> ''
  GROUP BY f.route, f.departs - f.departs % ${DAY}
  ORDER BY f.route, starts
  ON CONFLICT (route, starts, days) DO UPDATE SET ${HISTORY_SUMS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')},
    fare = CASE WHEN excluded.fare > 0 THEN excluded.fare ELSE fare END`,
);

const asItIs = <Item>(item: Item) => item;

/**
 * Writes the dispatched flights and pays the finished ones: those that have landed since the last full hour,
 * and those cancelled in this one.
 */
export function writeFlights(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  writeRows(
    tx,
    NEW,
    rowsOf(plans, (plan) => plan.flights, asItIs),
  );
  const landed = rowsOf(plans, (plan) => plan.landed, asItIs);
  if (landed.length > 0) run(tx, LAND, { landed: JSON.stringify(landed) });
  const over = landed.concat(rowsOf(plans, (plan) => plan.cancelled, asItIs));
  if (over.length === 0) return;
  run(tx, ENTRIES, { flights: JSON.stringify(over), start: world.start });
  run(tx, HISTORY, { flights: JSON.stringify(over) });
}
