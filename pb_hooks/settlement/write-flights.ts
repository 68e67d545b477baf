import { FLIGHT_COSTS } from '../../game/records/flight.ts';
import { HISTORY_SUMS } from '../../game/records/route.ts';
import { FLIGHT_COLUMNS } from './flight-line.ts';
import type { AirlinePlan } from './plan.ts';
import { run } from './read-rows.ts';
import type { SettledWorld } from './read-world.ts';
import { rowsOf } from './rows-of.ts';

/*
 * Three savings, each measured: rows come from jsonb_each, since with json_each every column of a row parses the whole row
 * again; OR FAIL spares the journal by which one statement is undone, when a failure undoes the transaction anyway; and the
 * ledger goes over its flights once for each category, when a row for every one would have to be found out to be 0.
 */
const NEW = `
  INSERT OR FAIL INTO flight (${FLIGHT_COLUMNS.join(', ')})
  SELECT ${FLIGHT_COLUMNS.map((_, at) => `value ->> ${at}`).join(', ')} FROM jsonb_each({:flights})`;

/** By their ids: the plus keeps the engine from going through all that are in the air. */
const LAND = `
  UPDATE flight SET state = 'landed'
  WHERE id IN (SELECT value FROM json_each({:landed})) AND +state = 'flying'`;

/** Each category with the character that, in place of the first one, makes the id of its row from the flight's. */
const CATEGORIES = ['tickets', ...FLIGHT_COSTS] as const;
const amountOf = (category: (typeof CATEGORIES)[number]) =>
  category === 'tickets' ? 'revenue' : `-${category}`;
const ROWS = CATEGORIES.map(
  (category, at) => `
  SELECT substr(id, 2) || '${'abcdefghijklmnop'[at]}', airline, at, landed, '${category}', ${amountOf(category)}, '', route,
    aircraft, id
  FROM f WHERE ${amountOf(category)} <> 0`,
);

/** A row for each category of each flight in which money moves. */
const LEDGER = `
  INSERT OR FAIL INTO ledger (id, airline, at, minute, category, amount, memo, route, aircraft, flight)
  WITH f AS MATERIALIZED (
    SELECT id, airline, route, aircraft, landed, revenue, ${FLIGHT_COSTS.join(', ')},
      strftime('%Y-%m-%d %H:%M:00.000Z', {:start}, landed || ' minutes') AS at
    FROM flight WHERE id IN (SELECT value FROM json_each({:flights})) ORDER BY id
  )${ROWS.join(' UNION ALL ')}`;

const COSTS = FLIGHT_COSTS.map((name) => `f.${name}`).join(' + ');

/** Adds flights that are over to the day of their route; positioning flights have none. */
const HISTORY = `
  INSERT INTO route_history (id, airline, route, starts, days, ${HISTORY_SUMS.join(', ')})
  SELECT substr(min(f.id), 2) || 'r', f.airline, f.route, f.departs - f.departs % 1440 AS starts, 1,
    sum(f.state = 'landed'), sum(f.state = 'cancelled'), sum(f.state = 'landed' AND f.delay > 15),
    sum(CASE f.state WHEN 'landed' THEN f.delay ELSE 0 END),
    sum(CASE f.state WHEN 'landed' THEN f.seats_economy + f.seats_business + f.seats_first ELSE 0 END),
    sum(f.pax_economy + f.pax_business + f.pax_first), sum(f.connecting), sum(f.revenue), sum(${COSTS}),
    sum(CASE f.state WHEN 'landed' THEN f.fuel_kg ELSE 0 END)
  FROM json_each({:flights}) j CROSS JOIN flight f ON f.id = j.value
  WHERE f.route <> ''
  GROUP BY f.route, f.departs - f.departs % 1440
  ORDER BY f.route, starts
  ON CONFLICT (route, starts, days) DO UPDATE SET ${HISTORY_SUMS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`;

const asItIs = (item: unknown) => item;

/**
 * Writes the flights that are dispatched, and pays those that are over: landed since the last full hour, or cancelled in
 * this one.
 */
export function writeFlights(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  const flights = rowsOf(plans, (plan) => plan.flights, asItIs);
  const landed = rowsOf(plans, (plan) => plan.landed, asItIs);
  if (flights.length > 0) run(tx, NEW, { flights: JSON.stringify(flights) });
  if (landed.length > 0) run(tx, LAND, { landed: JSON.stringify(landed) });
  const over = landed.concat(rowsOf(plans, (plan) => plan.cancelled, asItIs));
  if (over.length === 0) return;
  run(tx, LEDGER, { flights: JSON.stringify(over), start: world.start });
  run(tx, HISTORY, { flights: JSON.stringify(over) });
}
