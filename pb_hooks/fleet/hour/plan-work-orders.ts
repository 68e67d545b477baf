import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import { conditionAfterCheck } from '#game/fleet/aircraft/condition.ts';
import { afterCheck } from '#game/fleet/aircraft/maintenance.ts';
import { MAINTENANCE } from '#game/tables/maintenance.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY } from '#game/world/time.ts';
import { aliased, jsonOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { type AirlinePlan, notify } from '#hooks/settlement/state/plan.ts';
import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

const m = aliased(MAINTENANCE, 'maintenance');
const WORK_ORDER = {
  id: m.id,
  airline: m.airline,
  aircraft: m.aircraft,
  kind: m.kind,
  starts: m.starts,
  ends: m.ends,
  /** Whole US dollars. 0 if it is already paid. */
  cost: m.cost,
  state: m.state,
  cabin: jsonOf<PerClass | null>('CASE WHEN json_valid(cabin) THEN cabin END'),
};

/** A work order that is not done yet. */
export interface OpenWorkOrder extends ShapedRow<typeof WORK_ORDER> {
  state: 'planned' | 'started';
}

const NAMES = { line: 'line check', a: 'A check', c: 'C check', d: 'D check', refit: 'new cabin' };
/** Horizon in minutes within which planned work can affect a departure of this hour. */
const AHEAD = 2 * DAY;

/**
 * Returns the started work orders and those that are planned soon, of all airlines, in order of their start.
 */
export const readOpenWorkOrders = (app: CoreApp, { minute }: SettledWorld): OpenWorkOrder[] =>
  readRows(
    app,
    WORK_ORDER,
    `FROM maintenance WHERE state IN ('planned', 'started') AND starts < {:until} ORDER BY starts, id`,
    { until: minute + AHEAD },
  ) as OpenWorkOrder[];

/** Postpones work until a late aircraft is ready. The work keeps its duration. */
function waitFor(work: OpenWorkOrder, aircraft: AircraftState): void {
  const late = Math.max(0, aircraft.ready - work.starts);
  work.starts += late;
  work.ends += late;
}

/**
 * Starts work: takes the aircraft out of service and pays for a check. A refit was paid for when it was
 * ordered.
 */
function begin(work: OpenWorkOrder, aircraft: AircraftState, plan: AirlinePlan): void {
  work.state = 'started';
  aircraft.work = work.kind;
  aircraft.work_until = work.ends;
  aircraft.ready = work.ends;
  if (work.kind === 'refit' || work.cost === 0) return;
  plan.ledger.push({
    id: recordId(['check', work.id]),
    minute: work.starts,
    category: 'check',
    amount: -work.cost,
    memo: `${aircraft.registration}: ${NAMES[work.kind]}`,
    aircraft: aircraft.id,
  });
}

/** Ends work: resets the intervals of a check or installs the new cabin. */
function finish(work: OpenWorkOrder, aircraft: AircraftState, plan: AirlinePlan, hour: number): void {
  aircraft.work = '';
  aircraft.work_until = 0;
  if (work.kind === 'refit') {
    if (work.cabin) Object.assign(aircraft, work.cabin);
  } else {
    aircraft.checks = afterCheck(aircraft, work.kind, work.ends);
    aircraft.condition = conditionAfterCheck(aircraft.condition, work.kind);
  }
  if (work.kind === 'line') return;
  const title = `${aircraft.registration}: ${NAMES[work.kind]} done`;
  const body = 'The aircraft is back in service.';
  notify(plan, hour, { kind: 'work_done', title, body }, work.id);
}

/**
 * Starts and ends the work that is due by the full hour.
 * @returns the work orders that are still planned or started, by aircraft
 */
export function planWorkOrders(
  world: SettledWorld,
  workOrders: readonly OpenWorkOrder[],
  fleet: ReadonlyMap<string, AircraftState>,
  plans: ReadonlyMap<string, AirlinePlan>,
): Map<string, OpenWorkOrder[]> {
  const open = new Map<string, OpenWorkOrder[]>();
  for (const work of workOrders) {
    const plan = plans.get(work.airline);
    const aircraft = fleet.get(work.aircraft);
    let done = false;
    if (plan && aircraft) {
      const before = work.state;
      if (work.state === 'planned' && work.starts <= world.minute) {
        waitFor(work, aircraft);
        if (work.starts <= world.minute) begin(work, aircraft, plan);
      }
      done = work.state === 'started' && work.ends <= world.minute;
      if (done) finish(work, aircraft, plan, world.hour);
      if (done || work.state !== before) {
        plan.aircraft.set(aircraft.id, aircraft);
        plan.workOrders.push({ ...work, state: done ? 'done' : 'started', isNew: false });
      }
    }
    if (done) continue;
    const others = open.get(work.aircraft);
    if (others) others.push(work);
    else open.set(work.aircraft, [work]);
  }
  return open;
}
