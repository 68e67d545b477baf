import { LATE_AFTER } from '#game/delay/late-after.ts';
import { FLIGHT_COSTS } from '#game/records/flight.ts';
import { HISTORY_SUMS } from '#game/records/route.ts';
import { FLIGHT_COLUMNS } from '../state/flight-line.ts';
import type { AirlinePlan } from '../state/plan.ts';
import { run } from '../state/read-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';
import { rowsOf } from '../state/rows-of.ts';

/*
 * Three optimisations, each measured:
 * - Rows come from jsonb_each, because json_each parses the whole row again for every column.
 * - OR FAIL saves the statement journal. A failure rolls the whole transaction back anyway.
 * - The ledger reads its flights once per category. One row per flight and category would have to be filtered
 * by amount.
 */
const NEW = `
  INSERT OR FAIL INTO flight (${FLIGHT_COLUMNS.join(', ')})
  SELECT ${FLIGHT_COLUMNS.map((_, at) => `value ->> ${at}`).join(', ')} FROM jsonb_each({:flights})`;

/** Looks flights up by id. The plus keeps SQLite from scanning all flights in the air. */
const LAND = `
  UPDATE flight SET state = 'landed'
  WHERE id IN (SELECT value FROM json_each({:landed})) AND +state = 'flying'`;

/**
 * Each category has a character. It replaces the first one of the flight's id to make the id of the ledger
 * row.
 */
const CATEGORIES = ['tickets', ...FLIGHT_COSTS] as const;
const amountOf = (category: (typeof CATEGORIES)[number]) =>
  category === 'tickets' ? 'revenue' : `-${category}`;
const ROWS = CATEGORIES.map(
  (category, at) => `
  SELECT substr(id, 2) || '${'abcdefghijklmnop'[at]}', airline, at, landed, '${category}', ${amountOf(category)}, '', route,
    aircraft, id
  FROM f WHERE ${amountOf(category)} <> 0`,
);

/** Adds one ledger row for each flight and category with an amount other than 0. */
const LEDGER = `
  INSERT OR FAIL INTO ledger (id, airline, at, minute, category, amount, memo, route, aircraft, flight)
  WITH f AS MATERIALIZED (
    SELECT id, airline, route, aircraft, landed, revenue, ${FLIGHT_COSTS.join(', ')},
      strftime('%Y-%m-%d %H:%M:00.000Z', {:start}, landed || ' minutes') AS at
    FROM flight WHERE id IN (SELECT value FROM json_each({:flights})) ORDER BY id
  )${ROWS.join(' UNION ALL ')}`;

const COSTS = FLIGHT_COSTS.map((name) => `f.${name}`).join(' + ');

/**
 * Adds landed and cancelled flights to the daily history of their route. Positioning flights have no route.
 */
const HISTORY = `
  INSERT INTO route_history (id, airline, route, starts, days, ${HISTORY_SUMS.join(', ')})
  SELECT substr(min(f.id), 2) || 'r', f.airline, f.route, f.departs - f.departs % 1440 AS starts, 1,
    sum(f.state = 'landed'), sum(f.state = 'cancelled'), sum(f.state = 'landed' AND f.delay > ${LATE_AFTER}),
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
 * Writes the dispatched flights and pays the finished ones: those that have landed since the last full hour,
 * and those cancelled in this one.
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
