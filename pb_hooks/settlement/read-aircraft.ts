import { CHECK_KINDS, CHECKS, type CheckKind } from '../../game/maintenance.ts';
import type { Aircraft } from '../../game/records/aircraft.ts';
import type { WindowLeg } from '../../game/settlement/check-window.ts';
import { DAY } from '../../game/time.ts';
import { type Cells, readCells, readRows } from './read-rows.ts';

/** What settlement reads of an aircraft, and writes back where it changes. Checks are parsed when they are looked into. */
export interface AircraftState extends StoredState {
  /** The checks as they are stored. */
  readonly checksText: string;
  /** Below all three no check is overdue, see `isInTime`: flight hours, landings, world minute. */
  soundHours: number;
  soundCycles: number;
  soundUntil: number;
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

/** The least of all marks with their intervals: below it no check can be overdue. One less, against rounding. */
const sound = (mark: string, interval: (kind: CheckKind) => number) =>
  `min(${CHECK_KINDS.map((kind) => `(x.checks ->> '$.${kind}.${mark}') + ${interval(kind)}`).join(', ')}) - 1`;

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
  sound('hours', (kind) => CHECKS[kind].hours),
  sound('cycles', (kind) => CHECKS[kind].cycles),
  sound('at', (kind) => CHECKS[kind].days * DAY),
] as const;

type AircraftRow = Cells<typeof COLUMNS>;

/** Column by column: loops over names cost goja as much as the query. */
function stateOf(row: AircraftRow): AircraftState {
  let text = row[16];
  let parsed: AircraftState['checks'] | undefined;
  return {
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
    get checks() {
      parsed ??= JSON.parse(text) as AircraftState['checks'];
      return parsed;
    },
    set checks(marks) {
      parsed = marks;
      text = JSON.stringify(marks);
    },
    get checksText() {
      return text;
    },
    soundHours: Number(row[17]),
    soundCycles: Number(row[18]),
    soundUntil: Number(row[19]),
  };
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
