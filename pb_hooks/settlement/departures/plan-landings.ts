import { afterFlight } from '#game/settlement/wear.ts';
import type { AirlinePlan } from '../state/plan.ts';
import type { AircraftState } from '../state/read-aircraft.ts';
import { readCells } from '../state/read-rows.ts';
import { OURS, type SettledWorld } from '../state/read-world.ts';

const LANDED = `FROM flight WHERE state = 'flying' AND landed < {:minute} AND ${OURS('airline')} ORDER BY landed, id`;

/** Records the flights that have landed since the last full hour, and the wear on their aircraft. */
export function planLandings(
  app: CoreApp,
  { minute, ours }: SettledWorld,
  fleet: ReadonlyMap<string, AircraftState>,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const columns = ['id', 'airline', 'aircraft', 'arrives - departs'] as const;
  const rows = readCells(app, columns, LANDED, { minute, ours });
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as (typeof rows)[number];
    const plan = plans.get(row[1]);
    if (!plan) continue;
    plan.landed.push(row[0]);
    const aircraft = fleet.get(row[2]);
    // The aircraft has been sold. Its flight is paid all the same.
    if (!aircraft) continue;
    const { hours, cycles, condition } = afterFlight(aircraft, Number(row[3]));
    aircraft.hours = hours;
    aircraft.cycles = cycles;
    aircraft.condition = condition;
    plan.aircraft.set(aircraft.id, aircraft);
  }
}
