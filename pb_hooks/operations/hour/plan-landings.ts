import { afterFlight } from '#game/operations/hour/wear.ts';
import { FLIGHT } from '#game/tables/flight.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import { OURS, type SettledWorld } from '#hooks/settlement/state/read-world.ts';

const f = aliased(FLIGHT, 'flight');
const FLOWN = { id: f.id, airline: f.airline, aircraft: f.aircraft, block: numberOf('arrives - departs') };
const LANDED = `FROM flight WHERE state = 'flying' AND landed < {:minute} AND ${OURS('airline')} ORDER BY landed, id`;

/** Records the flights that have landed since the last full hour, and the wear on their aircraft. */
export function planLandings(
  app: CoreApp,
  { minute, ours }: SettledWorld,
  fleet: ReadonlyMap<string, AircraftState>,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const flights = readRows(app, FLOWN, LANDED, { minute, ours });
  for (let index = 0; index < flights.length; index++) {
    const flight = flights[index] as (typeof flights)[number];
    const plan = plans.get(flight.airline);
    if (!plan) continue;
    plan.landed.push(flight.id);
    const aircraft = fleet.get(flight.aircraft);
    // The aircraft has been sold. Its flight is paid all the same.
    if (!aircraft) continue;
    const { hours, cycles, condition } = afterFlight(aircraft, flight.block);
    aircraft.hours = hours;
    aircraft.cycles = cycles;
    aircraft.condition = condition;
    plan.aircraft.set(aircraft.id, aircraft);
  }
}
