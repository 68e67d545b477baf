import { type DueFrom, dueFrom } from '#game/aircraft/maintenance.ts';
import type { Aircraft } from '#game/records/aircraft.ts';
import type { WindowLeg } from '#game/settlement/check-window.ts';
import { type Cells, readCells, readRows } from './read-rows.ts';

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
  | 'economy'
  | 'business'
  | 'first'
  | 'work'
  | 'work_until'
>;

const COLUMNS = [
  'x.id',
  'x.airline',
  'x.model',
  'x.registration',
  'x.built',
  'x.delivered',
  'x.hours',
  'x.cycles',
  'x.condition',
  'x.place',
  'x.ready',
  'x.economy',
  'x.business',
  'x.first',
  'x.work',
  'x.work_until',
  'x.checks',
  'x.due_hours',
  'x.due_cycles',
  'x.due_at',
] as const;

type AircraftRow = Cells<typeof COLUMNS>;

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

/** Written column by column, because loops over names take as long in goja as the query. */
function stateOf(row: AircraftRow): AircraftState {
  const state: Omit<AircraftState, 'checks'> = {
    id: row[0],
    airline: row[1],
    model: row[2],
    registration: row[3],
    built: Number(row[4]),
    delivered: Number(row[5]),
    hours: Number(row[6]),
    cycles: Number(row[7]),
    condition: Number(row[8]),
    place: row[9],
    ready: Number(row[10]),
    economy: Number(row[11]),
    business: Number(row[12]),
    first: Number(row[13]),
    work: row[14] as AircraftState['work'],
    work_until: Number(row[15]),
    checksText: row[16],
    newChecks: '',
    due_hours: Number(row[17]),
    due_cycles: Number(row[18]),
    due_at: Number(row[19]),
  };
  return Object.setPrototypeOf(state, CHECKS_OF_TEXT);
}

/** Returns the aircraft whose ids a query selects, by id, ordered by id. `params` belong to the query. */
export function readAircraft(
  app: CoreApp,
  ids: string,
  params: Record<string, string | number>,
): Map<string, AircraftState> {
  const from = `FROM aircraft x WHERE x.id IN (${ids}) ORDER BY x.id`;
  const rows = readCells(app, COLUMNS, from, params);
  const fleet = new Map<string, AircraftState>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as AircraftRow;
    fleet.set(row[0], stateOf(row));
  }
  return fleet;
}

/** Returns the weekly legs of some aircraft, by aircraft id, in order of departure. */
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
