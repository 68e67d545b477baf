import { LOST_A_DAY } from '#game/settlement/wear.ts';
import { readJson } from '#hooks/db/read-json.ts';
import { writeConnections } from '../connections/write-connections.ts';
import { writeSubstitutions } from '../fleet/substitutions.ts';
import { forgetWithdrawn } from '../market/read-withdrawn.ts';
import { DAILY_TURN } from '../pace/slots.ts';
import type { AirlinePlan } from '../state/plan.ts';
import type { AircraftState } from '../state/read-aircraft.ts';
import { run } from '../state/read-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';
import { rowsOf } from '../state/rows-of.ts';
import { writeCash } from './write-cash.ts';
import { writeFlights } from './write-flights.ts';

/** Airlines that have changed since planning. Usually none. */
const CHANGED = `
  SELECT COALESCE(json_group_array(j.value ->> 0), '[]') AS json FROM jsonb_each({:airlines}) j
  WHERE NOT EXISTS (
    SELECT 1 FROM airline a
    WHERE a.id = j.value ->> 0 AND a.revision = j.value ->> 1 AND a.settled_hour = j.value ->> 2)`;

const AIRCRAFT = `
  UPDATE aircraft SET
    hours = j.value ->> 1, cycles = j.value ->> 2, condition = j.value ->> 3, checks = iif(j.value ->> 4 = '', checks, j.value ->> 4),
    place = j.value ->> 5, ready = j.value ->> 6, work = j.value ->> 7, work_until = j.value ->> 8,
    economy = j.value ->> 9, business = j.value ->> 10, first = j.value ->> 11,
    due_hours = j.value ->> 12, due_cycles = j.value ->> 13, due_at = j.value ->> 14
  FROM jsonb_each({:aircraft}) j WHERE aircraft.id = j.value ->> 0`;

const CALENDAR_WEAR = `
  UPDATE aircraft SET condition = max(0, round(condition - ${LOST_A_DAY.toFixed(9)}, 9))
  WHERE airline IN (${DAILY_TURN})`;

const NEW_WORK_ORDERS = `
  INSERT INTO maintenance (id, airline, aircraft, kind, starts, ends, cost, by, state, cabin)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, 'rule', 'planned', 'null'
  FROM jsonb_each({:workOrders})`;

const WORKS = `
  UPDATE maintenance SET state = j.value ->> 1, starts = j.value ->> 2, ends = j.value ->> 3
  FROM jsonb_each({:workOrders}) j WHERE maintenance.id = j.value ->> 0`;

const NOTICES = `
  INSERT INTO notice (id, airline, minute, kind, title, body, link, read)
  SELECT value ->> 0, value ->> 1, {:minute}, value ->> 2, value ->> 3, value ->> 4, value ->> 5, FALSE
  FROM jsonb_each({:notices}) WHERE true ON CONFLICT (id) DO NOTHING`;

const GOALS = `
  INSERT INTO goal (id, airline, goal, minute)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM jsonb_each({:goals})`;

const REPUTATIONS = `
  UPDATE airline SET reputation = j.value ->> 1, punctuality = j.value ->> 2
  FROM jsonb_each({:reputations}) j WHERE airline.id = j.value ->> 0`;

const BEST_WEEKS = `
  UPDATE airline SET best_week = j.value ->> 1 FROM json_each({:weeks}) j WHERE airline.id = j.value ->> 0`;

const SETTLED = `
  UPDATE airline SET settled_hour = {:hour} WHERE id IN (SELECT value FROM json_each({:airlines}))`;

/** Runs a statement on a list unless the list is empty. */
function runOn(tx: CoreApp, sql: string, name: string, list: readonly unknown[], more = {}): void {
  if (list.length > 0) run(tx, sql, { [name]: JSON.stringify(list), ...more });
}

function writeAircraft(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  const aircraft: unknown[] = [];
  const add = (x: AircraftState) =>
    aircraft.push([
      x.id,
      x.hours,
      x.cycles,
      x.condition,
      x.newChecks,
      x.place,
      x.ready,
      x.work,
      x.work_until,
      x.economy,
      x.business,
      x.first,
      x.due_hours,
      x.due_cycles,
      x.due_at,
    ]);
  for (const plan of plans) if (plan.aircraft.size > 0) plan.aircraft.forEach(add);
  runOn(tx, AIRCRAFT, 'aircraft', aircraft);
}

function writeWorkOrders(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  const working = plans.filter((plan) => plan.workOrders.length > 0);
  const of = (isNew: boolean) => (plan: AirlinePlan) =>
    plan.workOrders.filter((work) => work.isNew === isNew);
  runOn(
    tx,
    WORKS,
    'workOrders',
    rowsOf(working, of(false), (work) => [work.id, work.state, work.starts, work.ends]),
  );
  const planned = rowsOf(working, of(true), (x, airline) => [
    x.id,
    airline,
    x.aircraft,
    x.kind,
    x.starts,
    x.ends,
    x.cost,
  ]);
  runOn(tx, NEW_WORK_ORDERS, 'workOrders', planned);
}

function writeNews(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  const notices = rowsOf(
    plans,
    (plan) => plan.notices,
    (x, airline) => [x.id, airline, x.kind, x.title, x.body, x.link],
  );
  runOn(tx, NOTICES, 'notices', notices, { minute: world.minute });
  const goals = rowsOf(
    plans,
    (plan) => plan.goals,
    (x, airline) => [x.id, airline, x.goal, x.minute],
  );
  runOn(tx, GOALS, 'goals', goals);
  const reputations: unknown[] = [];
  const weeks: unknown[] = [];
  for (const { airline, reputation, bestWeek } of plans) {
    if (reputation) reputations.push([airline.id, reputation.reputation, reputation.punctuality]);
    if (bestWeek !== null) weeks.push([airline.id, bestWeek]);
  }
  runOn(tx, REPUTATIONS, 'reputations', reputations);
  runOn(tx, BEST_WEEKS, 'weeks', weeks);
}

/** Returns the plans whose airlines have not changed since planning. */
export function unchanged(tx: CoreApp, plans: readonly AirlinePlan[]): readonly AirlinePlan[] {
  const states: unknown[] = [];
  for (let index = 0; index < plans.length; index++) {
    const { id, revision, settledHour } = (plans[index] as AirlinePlan).airline;
    states[index] = [id, revision, settledHour];
  }
  const changed = readJson<string[]>(tx, CHANGED, { airlines: JSON.stringify(states) });
  return changed.length === 0 ? plans : plans.filter(({ airline }) => !changed.includes(airline.id));
}

/** Writes the plans of an hour inside a transaction: all of them, or nothing. */
export function writePlans(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  if (plans.length === 0) return;
  const airlines = JSON.stringify(plans.map(({ airline }) => airline.id));
  const { hour } = world;
  writeCash(tx, world, plans, () => {
    writeFlights(tx, world, plans);
    writeConnections(tx, world, plans);
    writeSubstitutions(tx, world, plans);
    writeAircraft(tx, plans);
    run(tx, CALENDAR_WEAR, { airlines, hour });
    writeWorkOrders(tx, plans);
    writeNews(tx, world, plans);
  });
  forgetWithdrawn(tx, world);
  run(tx, SETTLED, { airlines, hour });
}
