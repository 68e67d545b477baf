import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { FLIGHT } from '#game/tables/flight.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import {
  aliased,
  boolOf,
  nullable,
  numberOf,
  type ShapedRow,
  textOf,
  tuple,
} from '#hooks/platform/db/shape.ts';
import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import { OURS, type SettledWorld } from '#hooks/settlement/state/read-world.ts';

const NEXT = `COALESCE(
  (SELECT min(n.departs) FROM leg n WHERE n.aircraft = l.aircraft AND n.departs > l.departs),
  (SELECT min(n.departs) + ${WEEK} FROM leg n WHERE n.aircraft = l.aircraft))`;

const AFTER_WORK = `COALESCE((
  SELECT f.cause = 'maintenance' AND f.state = 'cancelled' AND f.compensation = 0 FROM flight f
  WHERE f.aircraft = l.aircraft AND f.departs < {:now} ORDER BY f.departs DESC LIMIT 1), 0)`;

const l = aliased(LEG, 'l');
const x = aliased(AIRCRAFT, 'x');
const r = aliased(ROUTE, 'r');

const DUE_LEG = {
  leg: l.id,
  airline: l.airline,
  /** Id of the aircraft that flies it. */
  aircraft: l.aircraft,
  /** Id of the scheduled aircraft if a substitute flies. Otherwise empty. */
  insteadOf: textOf("''"),
  route: l.route,
  number: l.number,
  origin: l.origin,
  destination: l.destination,
  /** World minute. */
  departs: numberOf('l.departs + {:shift}'),
  /** Block time in minutes. */
  block: l.block,
  /** World minute from which the leg counts. */
  since: l.since,
  /** Minutes on the ground until the aircraft's next departure. */
  ground: numberOf(`${NEXT} - l.departs - l.block`),
  /** Whether the aircraft's last flight was cancelled for work that was known before booking. */
  afterWork: boolOf(AFTER_WORK),
};

/** A leg that departs within the hour. */
export type DueLeg = ShapedRow<typeof DUE_LEG>;

/** Returns this hour's legs of the airlines that are being settled, in order of departure. */
export const readDueLegs = (app: CoreApp, world: SettledWorld): DueLeg[] =>
  readRows(
    app,
    DUE_LEG,
    `FROM leg l WHERE l.departs >= {:from} AND l.departs < {:to} AND ${OURS('l.airline')} ORDER BY l.departs, l.id`,
    {
      from: world.weekMinute,
      to: world.weekMinute + HOUR,
      shift: world.minute - world.weekMinute,
      now: world.minute,
      ours: world.ours,
    },
  );

const MARKET_LEG = {
  leg: l.id,
  airline: l.airline,
  aircraft: l.aircraft,
  origin: l.origin,
  destination: l.destination,
  /** World minute. */
  departs: numberOf('l.departs + {:shift}'),
  block: l.block,
  /** Key of the aircraft's model. */
  model: x.model,
  /** World minutes. */
  built: x.built,
  delivered: x.delivered,
  seats: classesOf(x),
  fares: faresOf(r),
  /** World minute from which the leg counts. 0 if it was added long ago. */
  since: l.since,
  /** World minute from which the leg is withdrawn. Null if it is in the timetable. */
  until: nullable(numberOf('NULL')),
};

/** One of the departures that an O&D market's passengers choose from on a day. */
export type MarketLeg = ShapedRow<typeof MARKET_LEG>;

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
  return readRows(
    app,
    MARKET_LEG,
    `FROM jsonb_each({:odMarkets}) w CROSS JOIN leg l ON l.origin = w.value ->> 0 AND l.destination = w.value ->> 1
       AND l.departs >= {:today} AND l.departs < {:tomorrow}
     JOIN aircraft x ON x.id = l.aircraft JOIN route r ON r.id = l.route
     ORDER BY l.origin, l.destination, l.departs, l.id`,
    { odMarkets, today, tomorrow: today + DAY, shift: world.minute - world.weekMinute },
  );
}

const f = aliased(FLIGHT, 'f');
const WRITTEN_FLIGHT = {
  leg: f.leg,
  cancelled: boolOf("f.state = 'cancelled'"),
  carried: tuple(f.pax_leisure, f.pax_business_group, f.pax_premium),
};

/** One of today's departures that is already written. */
export type WrittenFlight = ShapedRow<typeof WRITTEN_FLIGHT>;

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
  const flights = readRows(
    app,
    WRITTEN_FLIGHT,
    `FROM jsonb_each({:odMarkets}) w
     CROSS JOIN flight f ON f.origin = w.value ->> 0 AND f.destination = w.value ->> 1
       AND f.departs >= {:today} AND f.departs < {:to}
     WHERE f.departs >= {:now} OR f.state = 'cancelled' ORDER BY f.leg`,
    { odMarkets, today, now: world.minute, to: world.minute + HOUR },
  );
  return new Map(flights.map((flight) => [flight.leg, flight]));
}

/**
 * Returns the legs whose aircraft have been delivered before departure and whose week has begun. The other legs are
 * only planned: they cause neither a flight nor a cancellation. Returns the same list if it is complete, as is usual.
 */
export function withDelivered(legs: DueLeg[], fleet: ReadonlyMap<string, AircraftState>): readonly DueLeg[] {
  const isThere = ({ aircraft, departs, since }: DueLeg) =>
    (fleet.get(aircraft)?.delivered ?? 0) <= departs && since <= departs;
  for (let index = 0; index < legs.length; index++)
    if (!isThere(legs[index] as DueLeg)) return legs.filter(isThere);
  return legs;
}
