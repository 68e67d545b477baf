import type { Aircraft } from '../../game/records/aircraft.ts';
import type { WindowLeg } from '../../game/settlement/check-window.ts';
import { readRows } from './read-rows.ts';

/** What settlement reads of an aircraft, and writes back where it changes. */
export type AircraftState = Pick<
  Aircraft,
  | 'id'
  | 'airline'
  | 'model'
  | 'registration'
  | 'built'
  | 'delivered'
  | 'hours'
  | 'cycles'
  | 'condition'
  | 'checks'
  | 'place'
  | 'ready'
  | 'economy'
  | 'business'
  | 'first'
  | 'work'
  | 'work_until'
>;

const NAMES = [
  'id',
  'airline',
  'model',
  'registration',
  'built',
  'delivered',
  'hours',
  'cycles',
  'condition',
  'checks',
  'place',
  'ready',
  'economy',
  'business',
  'first',
  'work',
  'work_until',
] as const satisfies (keyof AircraftState)[];
const COLUMNS = NAMES.map((name) => (name === 'checks' ? 'json(x.checks)' : `x.${name}`)).join(', ');

/** Aircraft whose ids a query selects, by id, in the order of their ids. `params` are the query's. */
export function readAircraft(
  app: CoreApp,
  ids: string,
  params: Record<string, string | number>,
): Map<string, AircraftState> {
  const from = `FROM aircraft x WHERE x.id IN (${ids}) ORDER BY x.id`;
  const rows = readRows<unknown[]>(app, COLUMNS, from, params);
  const fleet = new Map<string, AircraftState>();
  for (let nth = 0; nth < rows.length; nth++) {
    const row = rows[nth] as unknown[];
    const state: Record<string, unknown> = {};
    for (let at = 0; at < NAMES.length; at++) state[NAMES[at] as string] = row[at];
    fleet.set(row[0] as string, state as unknown as AircraftState);
  }
  return fleet;
}

/** The weeks of some aircraft, by id, each in the order of departure. */
export function readWeeks(app: CoreApp, aircraft: readonly string[]): Map<string, WindowLeg[]> {
  const weeks = new Map<string, WindowLeg[]>();
  const rows = readRows<[string, number, number, string]>(
    app,
    'l.aircraft, l.departs, l.block, l.destination',
    'FROM json_each({:ids}) j JOIN leg l ON l.aircraft = j.value ORDER BY l.aircraft, l.departs, l.id',
    { ids: JSON.stringify(aircraft) },
  );
  for (const [id, departs, block, destination] of rows) {
    const week = weeks.get(id);
    if (week) week.push({ departs, block, destination });
    else weeks.set(id, [{ departs, block, destination }]);
  }
  return weeks;
}
