import { LOST_A_DAY } from '#game/operations/hour/wear.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { GOAL } from '#game/tables/goal.ts';
import { MAINTENANCE } from '#game/tables/maintenance.ts';
import { storeForecasts } from '#hooks/books/hour/store-forecasts.ts';
import { sumLedger } from '#hooks/books/hour/sum-ledger.ts';
import { writeValuations } from '#hooks/books/hour/write-valuations.ts';
import { writeConnections } from '#hooks/demand/hour/connections/write-connections.ts';
import { forgetWithdrawn } from '#hooks/demand/hour/read-withdrawn.ts';
import { writeSubstitutions } from '#hooks/fleet/hour/substitutions.ts';
import { writeCertificates } from '#hooks/network/hour/write-certificates.ts';
import { writeFareRules } from '#hooks/network/hour/write-fare-rules.ts';
import { writeRights } from '#hooks/network/hour/write-rights.ts';
import { writeNotices } from '#hooks/people/write-notices.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { insertInto, updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { writeSlots } from '#hooks/slots/write-slots.ts';
import { DAILY_TURN } from '../pace/slots.ts';
import type { AirlinePlan, ChangedWorkOrder } from '../state/plan.ts';
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

const AIRCRAFT_STATE = updateById(AIRCRAFT, [
  'hours',
  'cycles',
  'condition',
  'place',
  'ready',
  'work',
  'work_until',
  'economy',
  'business',
  'first',
]);
/** Checks of an aircraft with the columns derived from them. Few aircraft have a check in an hour. */
const AIRCRAFT_CHECKS = updateById(AIRCRAFT, ['checks', 'due_hours', 'due_cycles', 'due_at']);

const CALENDAR_WEAR = `
  UPDATE aircraft SET condition = max(0, round(condition - ${LOST_A_DAY.toFixed(9)}, 9))
  WHERE airline IN (${DAILY_TURN})`;

const NEW_WORK_ORDERS = insertInto(MAINTENANCE, {
  ordered: '0',
  by: "'rule'",
  state: "'planned'",
  cabin: "'null'",
});
const WORK_ORDER_STATES = updateById(MAINTENANCE, ['state', 'starts', 'ends']);
const GOALS = insertInto(GOAL);
const REPUTATIONS = updateById(AIRLINE, ['reputation', 'punctuality']);
const OVERHEADS = updateById(AIRLINE, ['overhead_share']);
const BEST_WEEKS = updateById(AIRLINE, ['best_week']);

const SETTLED = `
  UPDATE airline SET settled_hour = {:hour} WHERE id IN (SELECT value FROM json_each({:airlines}))`;

function writeAircraft(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  const changed: AircraftState[] = [];
  const checked: AircraftState[] = [];
  const add = (aircraft: AircraftState) => {
    changed.push(aircraft);
    if (aircraft.newChecks !== '') checked.push(aircraft);
  };
  for (const plan of plans) if (plan.aircraft.size > 0) plan.aircraft.forEach(add);
  writeRows(tx, AIRCRAFT_STATE, changed);
  writeRows(tx, AIRCRAFT_CHECKS, checked);
}

function writeWorkOrders(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  const withWork = plans.filter((plan) => plan.workOrders.length > 0);
  const of = (isNew: boolean) => (plan: AirlinePlan) =>
    plan.workOrders.filter((work) => work.isNew === isNew);
  const asItIs = (work: ChangedWorkOrder) => work;
  writeRows(tx, WORK_ORDER_STATES, rowsOf(withWork, of(false), asItIs));
  writeRows(
    tx,
    NEW_WORK_ORDERS,
    rowsOf(withWork, of(true), (work, airline) => ({ ...work, airline })),
  );
}

function writeNews(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  const notices = rowsOf(
    plans,
    (plan) => plan.notices,
    (notice, airline) => ({ ...notice, airline }),
  );
  writeNotices(tx, notices, world.minute);
  const goals = rowsOf(
    plans,
    (plan) => plan.goals,
    (goal, airline) => ({ ...goal, airline }),
  );
  writeRows(tx, GOALS, goals);
  const reputations: { id: string; reputation: number; punctuality: number }[] = [];
  const overheads: { id: string; overhead_share: number }[] = [];
  const weeks: { id: string; best_week: number }[] = [];
  for (const { airline, reputation, overheadShare, bestWeek } of plans) {
    if (reputation) reputations.push({ id: airline.id, ...reputation });
    if (overheadShare !== null) overheads.push({ id: airline.id, overhead_share: overheadShare });
    if (bestWeek !== null) weeks.push({ id: airline.id, best_week: bestWeek });
  }
  writeRows(tx, REPUTATIONS, reputations);
  writeRows(tx, OVERHEADS, overheads);
  writeRows(tx, BEST_WEEKS, weeks);
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
    writeFareRules(tx, plans);
    writeNews(tx, world, plans);
    writeSlots(tx, plans);
    writeRights(tx, plans);
    writeCertificates(tx, world.minute, plans);
  });
  writeValuations(tx, world, airlines);
  storeForecasts(tx, world, airlines);
  sumLedger(tx, world, airlines);
  forgetWithdrawn(tx, world);
  run(tx, SETTLED, { airlines, hour });
}
