import type { PerClass } from '#game/aircraft/cabin.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { readCells, readRows } from '../state/read-rows.ts';
import { OURS, type SettledWorld } from '../state/read-world.ts';

/* Rows are read by index, because destructuring and spreading take as long in goja as the query. */

/** A leg that departs within the hour. */
export interface DueLeg {
  leg: string;
  airline: string;
  /** Id of the aircraft that flies it. */
  aircraft: string;
  /** Id of the scheduled aircraft if a substitute flies. Otherwise empty. */
  insteadOf: string;
  route: string;
  number: string;
  origin: string;
  destination: string;
  /** World minute. */
  departs: number;
  /** Block time in minutes. */
  block: number;
  /** Minutes on the ground until the aircraft's next departure. */
  ground: number;
  /** Whether the aircraft's last flight was cancelled for work that was known before booking. */
  afterWork: boolean;
}

const NEXT = `COALESCE(
  (SELECT min(n.departs) FROM leg n WHERE n.aircraft = l.aircraft AND n.departs > l.departs),
  (SELECT min(n.departs) + ${WEEK} FROM leg n WHERE n.aircraft = l.aircraft))`;

const AFTER_WORK = `COALESCE((
  SELECT f.cause = 'maintenance' AND f.state = 'cancelled' AND f.compensation = 0 FROM flight f
  WHERE f.aircraft = l.aircraft AND f.departs < {:now} ORDER BY f.departs DESC LIMIT 1), 0)`;

/** Returns this hour's legs of the airlines that are being settled, in order of departure. */
export function readDueLegs(app: CoreApp, world: SettledWorld): DueLeg[] {
  const rows = readCells(
    app,
    [
      'l.id',
      'l.airline',
      'l.aircraft',
      'l.route',
      'l.number',
      'l.origin',
      'l.destination',
      'l.departs',
      'l.block',
      `${NEXT} - l.departs - l.block`,
      AFTER_WORK,
    ],
    `FROM leg l WHERE l.departs >= {:from} AND l.departs < {:to} AND ${OURS('l.airline')} ORDER BY l.departs, l.id`,
    {
      from: world.weekMinute,
      to: world.weekMinute + HOUR,
      now: world.minute,
      ours: world.ours,
    },
  );
  const shift = world.minute - world.weekMinute;
  return rows.map((row) => ({
    leg: row[0],
    airline: row[1],
    aircraft: row[2],
    insteadOf: '',
    route: row[3],
    number: row[4],
    origin: row[5],
    destination: row[6],
    departs: Number(row[7]) + shift,
    block: Number(row[8]),
    ground: Number(row[9]),
    afterWork: row[10] === '1',
  }));
}

/** One of the departures that an O&D market's passengers choose from on a day. */
export interface MarketLeg {
  leg: string;
  airline: string;
  aircraft: string;
  origin: string;
  destination: string;
  /** World minute. */
  departs: number;
  block: number;
  /** Key of the aircraft's model. */
  model: string;
  /** World minutes. */
  built: number;
  delivered: number;
  seats: PerClass;
  fares: PerClass;
  /** World minute from which the leg counts. 0 if it was added long ago. */
  since: number;
  /** World minute from which the leg is withdrawn. Null if it is in the timetable. */
  until: number | null;
}

/**
 * Returns the O&D markets of some legs as a query parameter: origin, destination and a route, each market
 * once.
 */
export function dueMarketsOf(due: readonly DueLeg[]): string {
  const odMarkets = new Map<string, string[]>();
  for (let index = 0; index < due.length; index++) {
    const { origin, destination, route } = due[index] as DueLeg;
    odMarkets.set(origin + destination, [origin, destination, route]);
  }
  return JSON.stringify([...odMarkets.values()]);
}

/**
 * Returns all of today's departures in some O&D markets, of all airlines.
 * @param odMarkets result of `dueMarketsOf`
 */
export function readMarket(app: CoreApp, world: SettledWorld, odMarkets: string): MarketLeg[] {
  const today = world.weekMinute - (world.weekMinute % DAY);
  const rows = readCells(
    app,
    [
      'l.id',
      'l.airline',
      'l.aircraft',
      'l.origin',
      'l.destination',
      'l.departs',
      'l.block',
      'x.model',
      'x.built',
      'x.delivered',
      'x.economy',
      'x.business',
      'x.first',
      'r.fare_economy',
      'r.fare_business',
      'r.fare_first',
      'l.since',
    ],
    `FROM jsonb_each({:odMarkets}) w CROSS JOIN leg l ON l.origin = w.value ->> 0 AND l.destination = w.value ->> 1
       AND l.departs >= {:today} AND l.departs < {:tomorrow}
     JOIN aircraft x ON x.id = l.aircraft JOIN route r ON r.id = l.route
     ORDER BY l.origin, l.destination, l.departs, l.id`,
    { odMarkets, today, tomorrow: today + DAY },
  );
  const shift = world.minute - world.weekMinute;
  return rows.map((row) => ({
    leg: row[0],
    airline: row[1],
    aircraft: row[2],
    origin: row[3],
    destination: row[4],
    departs: Number(row[5]) + shift,
    block: Number(row[6]),
    model: row[7],
    built: Number(row[8]),
    delivered: Number(row[9]),
    seats: { economy: Number(row[10]), business: Number(row[11]), first: Number(row[12]) },
    fares: { economy: Number(row[13]), business: Number(row[14]), first: Number(row[15]) },
    since: Number(row[16]),
    until: null,
  }));
}

/** One of today's departures that is already written. */
export interface WrittenFlight {
  cancelled: boolean;
  /** Leisure, business, premium. */
  carried: [number, number, number];
}

/**
 * Returns today's departures in some O&D markets that are already written, by leg: cancelled ones, and those
 * of this hour. The latter exist if the hour was interrupted after they had been written.
 * @param odMarkets result of `dueMarketsOf`
 */
export function readWritten(
  app: CoreApp,
  world: SettledWorld,
  odMarkets: string,
): Map<string, WrittenFlight> {
  const today = world.minute - (world.minute % DAY);
  const rows = readRows<[string, string, number, number, number]>(
    app,
    'f.leg, f.state, f.pax_leisure, f.pax_business_group, f.pax_premium',
    `FROM jsonb_each({:odMarkets}) w
     CROSS JOIN flight f ON f.origin = w.value ->> 0 AND f.destination = w.value ->> 1
       AND f.departs >= {:today} AND f.departs < {:to}
     WHERE f.departs >= {:now} OR f.state = 'cancelled' ORDER BY f.leg`,
    { odMarkets, today, now: world.minute, to: world.minute + HOUR },
  );
  const written = new Map<string, WrittenFlight>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as (typeof rows)[number];
    written.set(row[0], { cancelled: row[1] === 'cancelled', carried: [row[2], row[3], row[4]] });
  }
  return written;
}
