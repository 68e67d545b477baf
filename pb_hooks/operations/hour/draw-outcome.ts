import { type AircraftModel, dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import { groundedBy, overdueDelayFactor } from '#game/fleet/aircraft/maintenance.ts';
import { calendarAt, weekMinute } from '#game/network/timetable/clock.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { congestionOf } from '#game/operations/delay/congestion.ts';
import { type DelayAirport, drawOutcome } from '#game/operations/delay/outcome.ts';
import {
  groundCause,
  isInTime,
  isLastOfDay,
  LONGEST_WAIT_OUT_OF_POSITION,
  RECOVERY,
  wouldBeOutOfPosition,
} from '#game/operations/hour/takes-off.ts';
import type { FlightCause } from '#game/tables/flight.ts';
import { LEG } from '#game/tables/leg.ts';
import { chanceOn } from '#game/world/chance/day-chance.ts';
import { economyOn } from '#game/world/economy/economy-day.ts';
import { HOUR } from '#game/world/time.ts';
import type { DueLeg } from '#hooks/demand/hour/read-departures.ts';
import type { DepartureAirport, OdMarket } from '#hooks/demand/hour/read-od-markets.ts';
import { tellGrounded } from '#hooks/fleet/hour/plan-checks.ts';
import type { OpenWorkOrder } from '#hooks/fleet/hour/plan-work-orders.ts';
import type { Substitutions } from '#hooks/fleet/hour/substitutions.ts';
import { aliased, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/** Delay or cancellation drawn for a departure of this hour. */
export interface DrawnOutcome {
  cancelled: boolean;
  /** Minutes, the same at departure and landing. */
  delay: number;
  cause: FlightCause;
  /**
   * Whether passengers had booked a cancelled departure. False for planned work, because it is known before
   * booking.
   */
  wasSold: boolean;
}

/** Inputs of the outcomes. */
export interface OutcomeFacts {
  models: ReadonlyMap<string, AircraftModel>;
  /** The aircraft concerned by this hour, in their current state. Reserve aircraft are added. */
  fleet: Map<string, AircraftState>;
  open: ReadonlyMap<string, readonly OpenWorkOrder[]>;
  odMarkets: ReadonlyMap<string, OdMarket>;
  /** Known substitutions. This hour's are added. */
  substitutions: Substitutions;
}

const NO_WORK_ORDERS: readonly OpenWorkOrder[] = [];

const ARRIVALS = { airport: textOf('j.value'), count: numberOf('count(*)') };
const DEPARTURES = { airport: aliased(LEG, 'l').origin, count: numberOf('count(*)') };
const DEPARTURE = { departs: aliased(LEG, 'leg').departs };

/** Returns take-offs and landings within the hour at the airports of these legs, by airport. */
function readMovements(app: CoreApp, world: SettledWorld, due: readonly DueLeg[]): Map<string, number> {
  const ends = new Set<string>();
  for (let index = 0; index < due.length; index++) {
    const { origin, destination } = due[index] as DueLeg;
    ends.add(origin).add(destination);
  }
  const airports = [...ends].sort();
  const within = (column: string) => `l.${column} >= {:from} AND l.${column} < {:to}`;
  const params = { from: world.weekMinute, to: world.weekMinute + HOUR };
  const arrivals = readRows(
    app,
    ARRIVALS,
    `FROM json_each({:airports}) j CROSS JOIN leg l ON l.destination = j.value AND ${within('arrives')}
     GROUP BY j.value ORDER BY j.value`,
    { ...params, airports: JSON.stringify(airports) },
  );
  const movements = new Map(arrivals.map(({ airport, count }) => [airport, count]));
  const departures = readRows(
    app,
    DEPARTURES,
    `FROM leg l WHERE ${within('departs')} GROUP BY l.origin ORDER BY l.origin`,
    params,
  );
  for (const { airport, count } of departures) movements.set(airport, (movements.get(airport) ?? 0) + count);
  return movements;
}

/**
 * Returns the aircraft's departures from the leg's origin, as minutes of the week. Few legs need this query,
 * because most depart on time.
 */
const departuresFromThere = (app: CoreApp, { aircraft, origin }: DueLeg): number[] =>
  readRows(app, DEPARTURE, 'FROM leg WHERE aircraft = {:aircraft} AND origin = {:origin} ORDER BY departs', {
    aircraft,
    origin,
  }).map(({ departs }) => departs);

/** Checks whether the aircraft would stay out of position for long if it did not fly the leg. */
const leavesOutOfPosition = (app: CoreApp, { startsAt }: SettledWorld, leg: DueLeg): boolean =>
  wouldBeOutOfPosition(weekMinute(leg.departs, startsAt), departuresFromThere(app, leg));

/** Checks whether a leg is the aircraft's last departure of the day from its origin. */
const isLast = (app: CoreApp, { startsAt }: SettledWorld, leg: DueLeg, lon: number): boolean =>
  isLastOfDay(weekMinute(leg.departs, startsAt), departuresFromThere(app, leg), solarOffset(lon));

/**
 * Returns a function that decides the outcome of a leg from the current state of the aircraft that is to fly
 * it.
 */
export function outcomeDecider(
  app: CoreApp,
  world: SettledWorld,
  due: readonly DueLeg[],
  { models, fleet, open, odMarkets, substitutions }: OutcomeFacts,
): (leg: DueLeg, plan: AirlinePlan) => DrawnOutcome {
  const movements = readMovements(app, world, due);
  const { month, dayIndex } = calendarAt(world.start, world.minute);
  const chance = chanceOn(world, dayIndex);
  // Closures are announced, so that nobody books these days.
  const { closed } = economyOn(world, dayIndex);
  const known = new Map<string, DelayAirport>();
  const airport = (port: DepartureAirport): DelayAirport => {
    let facts = known.get(port.id);
    if (!facts) {
      const { id, lat } = port;
      facts = { id, lat, congestion: congestionOf(port, movements.get(id) ?? 0) };
      known.set(id, facts);
    }
    return facts;
  };

  return (leg, plan) => {
    const aircraft = fleet.get(leg.aircraft);
    const odMarket = odMarkets.get(leg.origin + leg.destination);
    const model = aircraft && models.get(aircraft.model);
    if (!aircraft || !model || !odMarket)
      return { cancelled: true, delay: 0, cause: 'aircraft', wasSold: false };
    if (closed.length > 0 && (closed.includes(odMarket.from.country) || closed.includes(odMarket.to.country)))
      return { cancelled: true, delay: 0, cause: 'closure', wasSold: false };
    const workOrders = open.get(aircraft.id) ?? NO_WORK_ORDERS;
    const { hub, rules } = plan.airline;
    const isDropped =
      leg.origin === hub &&
      leg.insteadOf === '' &&
      rules.drop_late_after > 0 &&
      aircraft.ready - leg.departs >= rules.drop_late_after &&
      isLast(app, world, leg, odMarket.from.lon);
    // A substitute that does not leave its base is at home.
    const isAtBase = leg.insteadOf !== '' && (substitutions.get(leg.leg)?.base ?? leg.origin) === leg.origin;
    const wouldStay = () => !isAtBase && leavesOutOfPosition(app, world, leg);
    let grounded = groundCause(leg, aircraft, workOrders, isDropped ? rules.drop_late_after : 0);
    if (grounded === 'rotation' && !isDropped && wouldStay())
      grounded = groundCause(leg, aircraft, workOrders, 0, LONGEST_WAIT_OUT_OF_POSITION);
    if (grounded === 'elsewhere' && leg.afterWork)
      return { cancelled: true, delay: 0, cause: 'maintenance', wasSold: false };
    if (grounded !== '') {
      const why = grounded === 'maintenance' ? groundedBy(aircraft, leg.departs) : [];
      if (why.length > 0) tellGrounded(plan, world, aircraft, why);
      const wasPlanned = grounded === 'aircraft' || (grounded === 'maintenance' && why.length === 0);
      return { cancelled: true, delay: 0, cause: grounded, wasSold: !wasPlanned };
    }
    const inTime = isInTime(aircraft, leg.departs);
    const own = drawOutcome({
      // A substitute draws its own outcome: the technical fault belongs to the other aircraft.
      chance,
      leg: leg.insteadOf === '' ? leg.leg : leg.leg + leg.aircraft,
      month,
      block: leg.block,
      origin: airport(odMarket.from),
      destination: airport(odMarket.to),
      condition: aircraft.condition,
      dispatch: dispatchReliability(model),
      overdue: inTime ? 1 : overdueDelayFactor(aircraft, leg.departs),
      staffing: 1,
    });
    if (own.cancelled && !wouldStay())
      return { cancelled: true, delay: 0, cause: own.cause ?? 'technical', wasSold: true };
    const wait = Math.max(0, aircraft.ready - leg.departs);
    const ownDelay = own.cancelled ? RECOVERY : own.delay;
    const delay = wait + ownDelay;
    const cause = wait > ownDelay ? 'rotation' : (own.cause ?? '');
    return { cancelled: false, delay, cause: delay === 0 ? '' : cause, wasSold: true };
  };
}
