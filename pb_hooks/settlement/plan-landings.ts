import { afterFlight } from '../../game/settlement/wear.ts';
import type { AirlinePlan } from './plan.ts';
import type { AircraftState } from './read-aircraft.ts';
import { readRows } from './read-rows.ts';
import { OURS, type SettledWorld } from './read-world.ts';

const LANDED = `FROM flight WHERE state = 'flying' AND landed < {:minute} AND ${OURS('airline')} ORDER BY landed, id`;

/** Flights that have landed since the last full hour, and what they have worn down. */
export function planLandings(
  app: CoreApp,
  { minute, airlines }: SettledWorld,
  fleet: ReadonlyMap<string, AircraftState>,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const columns = 'id, airline, aircraft, arrives - departs';
  const rows = readRows<[string, string, string, number]>(app, columns, LANDED, { minute, airlines });
  for (const [id, airline, aircraftId, block] of rows) {
    const plan = plans.get(airline);
    if (!plan) continue;
    plan.landed.push(id);
    const aircraft = fleet.get(aircraftId);
    // Sold meanwhile; what it flew is paid all the same.
    if (!aircraft) continue;
    Object.assign(aircraft, afterFlight(aircraft, block));
    plan.aircraft.set(aircraft.id, aircraft);
  }
}
