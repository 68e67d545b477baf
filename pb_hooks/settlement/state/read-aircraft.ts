import { type CabinClass, classesOf } from '#game/fleet/aircraft/cabin.ts';
import { type DueFrom, dueFrom } from '#game/fleet/aircraft/maintenance.ts';
import type { WindowLeg } from '#game/operations/hour/check-window.ts';
import { AIRCRAFT, type Aircraft } from '#game/tables/aircraft.ts';
import { LEG } from '#game/tables/leg.ts';
import { aliased, textOf } from '#hooks/platform/db/shape.ts';
import { readRows } from './read-rows.ts';

/**
 * The fields of an aircraft that settlement reads and writes back. A getter of the prototype parses the
 * checks on first use, so copies made by spreading lack them.
 */
export interface AircraftState extends StoredState, DueFrom {
  /** The checks as they are stored. */
  checksText: string;
  /** The checks to store. Empty if they have not changed. */
  newChecks: string;
}

type StoredState = Pick<
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
  | CabinClass
  | 'work'
  | 'work_until'
>;

const x = aliased(AIRCRAFT, 'x');

/** `checks` is parsed on first use: see CHECKS_OF_TEXT. */
const STATE = {
  id: x.id,
  airline: x.airline,
  model: x.model,
  registration: x.registration,
  built: x.built,
  delivered: x.delivered,
  hours: x.hours,
  cycles: x.cycles,
  condition: x.condition,
  place: x.place,
  ready: x.ready,
  ...classesOf(x),
  work: x.work,
  work_until: x.work_until,
  checksText: textOf('x.checks'),
  newChecks: textOf("''"),
  due_hours: x.due_hours,
  due_cycles: x.due_cycles,
  due_at: x.due_at,
};

type Parsed = AircraftState & { parsed?: AircraftState['checks'] };

/**
 * Shared prototype, because functions of each aircraft would cost goja more memory than all its other fields.
 */
const CHECKS_OF_TEXT = {
  get checks(): AircraftState['checks'] {
    const own = this as Parsed;
    own.parsed ??= JSON.parse(own.checksText) as AircraftState['checks'];
    return own.parsed;
  },
  set checks(marks: AircraftState['checks']) {
    const text = JSON.stringify(marks);
    Object.assign(this, { parsed: marks, checksText: text, newChecks: text }, dueFrom(marks));
  },
};

/** Returns the aircraft whose ids a query selects, by id, ordered by id. `params` belong to the query. */
export function readAircraft(
  app: CoreApp,
  ids: string,
  params: Record<string, string | number>,
): Map<string, AircraftState> {
  const from = `FROM aircraft x WHERE x.id IN (${ids}) ORDER BY x.id`;
  const rows = readRows(app, STATE, from, params);
  const fleet = new Map<string, AircraftState>();
  for (let index = 0; index < rows.length; index++) {
    const state = Object.setPrototypeOf(rows[index], CHECKS_OF_TEXT) as AircraftState;
    fleet.set(state.id, state);
  }
  return fleet;
}

const l = aliased(LEG, 'l');
const WINDOW_LEG = { aircraft: l.aircraft, departs: l.departs, block: l.block, destination: l.destination };

/** Returns the weekly legs of some aircraft, by aircraft id, in order of departure. */
export function readWeeks(app: CoreApp, aircraft: readonly string[]): Map<string, WindowLeg[]> {
  const weeks = new Map<string, WindowLeg[]>();
  const legs = readRows(
    app,
    WINDOW_LEG,
    'FROM json_each({:ids}) j JOIN leg l ON l.aircraft = j.value ORDER BY l.aircraft, l.departs, l.id',
    { ids: JSON.stringify(aircraft) },
  );
  for (const leg of legs) {
    const week = weeks.get(leg.aircraft);
    if (week) week.push(leg);
    else weeks.set(leg.aircraft, [leg]);
  }
  return weeks;
}
