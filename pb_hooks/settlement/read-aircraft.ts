import { type DueFrom, dueFrom } from '../../game/maintenance.ts';
import type { Aircraft } from '../../game/records/aircraft.ts';
import type { WindowLeg } from '../../game/settlement/check-window.ts';
import { type Cells, readCells, readRows } from './read-rows.ts';

/**
 * What settlement reads of an aircraft, and writes back where it changes. Checks are parsed when they are looked into, by a
 * getter of the prototype: a copy by spreading has none.
 */
export interface AircraftState extends StoredState, DueFrom {
  /** The checks as they are stored. */
  checksText: string;
  /** The checks to be stored; empty if they have not changed. */
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

/** Shared by all aircraft: functions of their own would cost goja more than all else that it keeps of them. */
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

/** Column by column: loops over names cost goja as much as the query. */
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

/** Aircraft whose ids a query selects, by id, in the order of their ids. `params` are the query's. */
export function readAircraft(
  app: CoreApp,
  ids: string,
  params: Record<string, string | number>,
): Map<string, AircraftState> {
  const from = `FROM aircraft x WHERE x.id IN (${ids}) ORDER BY x.id`;
  const rows = readCells(app, COLUMNS, from, params);
  const fleet = new Map<string, AircraftState>();
  for (let nth = 0; nth < rows.length; nth++) {
    const row = rows[nth] as AircraftRow;
    fleet.set(row[0], stateOf(row));
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
