import type { ActionInput } from '#game/actions/actions.ts';
import { canFly, describeRouteViolation } from '#game/network/route/check.ts';
import { checkTimetable, describeViolation } from '#game/network/timetable/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { positioningViolation } from '#game/operations/hour/positioning.ts';
import { type LegViolation, VIOLATIONS_MAX } from './leg-violation.ts';
import type { PlannedAircraft } from './read-fleet.ts';
import type { Network } from './read-network.ts';

type WantedLeg = ActionInput<'timetable.set'>['plans'][number]['legs'][number];

/** A leg of an aircraft's week, with the lowest flight number of its route in its direction, without the airline code. */
export interface WeekLeg extends PlannedLeg {
  number: number;
}

/** A reason why a week cannot be flown. `leg` is an index within the week, or null for the whole week. */
type WeekViolation = Omit<LegViolation, 'plan'>;

/** Returns the routes that a fully booked aircraft cannot fly, each with its first leg. */
function unflyable(aircraft: PlannedAircraft, network: Network, legs: readonly WeekLeg[]): WeekViolation[] {
  const codeOf = (id: string) => network.airport(id).iata;
  const routes = [...new Set(legs.map(({ route }) => route))];
  return routes.flatMap((route): WeekViolation[] => {
    const { a, b, km } = network.routes.get(route) ?? { a: '', b: '', km: 0 };
    const runways = [network.airport(a).longest_runway_m, network.airport(b).longest_runway_m] as const;
    const violation = canFly(aircraft.model, aircraft.seats, km, ...runways);
    if (!violation) return [];
    const { needed, has } = violation;
    const said = describeRouteViolation(
      violation.code === 'range'
        ? violation
        : { code: violation.code, airport: violation.end === 'a' ? a : b, needed, has },
      codeOf,
    );
    const message = `${aircraft.registration}, ${codeOf(a)}–${codeOf(b)}: ${said}`;
    return [{ leg: legs.findIndex((leg) => leg.route === route), code: violation.code, message }];
  });
}

/** Returns a leg with its destination and block time, or what is wrong with it. */
function legOf(
  aircraft: PlannedAircraft,
  network: Network,
  wanted: WantedLeg,
  leg: number,
): WeekLeg | WeekViolation {
  const route = network.routes.get(wanted.route);
  if (!route) return { leg, code: 'unknown_route', message: 'You have no such route.' };
  const { a, b, km, number } = route;
  const { origin, departs } = wanted;
  if (origin !== a && origin !== b) {
    const pair = `${network.airport(a).iata}–${network.airport(b).iata}`;
    return { leg, code: 'wrong_origin', message: `A flight on ${pair} must depart from one of the two.` };
  }
  return {
    route: wanted.route,
    origin,
    destination: origin === a ? b : a,
    departs,
    block: blockMinutes(km, aircraft.model.cruise_kmh),
    number: origin === a ? number : number + 1,
  };
}

/**
 * Checks whether an aircraft would never fly: none of its legs departs from its position, and no positioning
 * flight can reach an origin.
 */
function elsewhere(
  aircraft: PlannedAircraft,
  network: Network,
  legs: readonly WeekLeg[],
  isPositioned: boolean,
): WeekViolation[] {
  const [first] = [...legs].sort((a, b) => a.departs - b.departs);
  if (!first || legs.some(({ origin }) => origin === aircraft.place)) return [];
  const here = network.airport(aircraft.place);
  const there = network.airport(first.origin);
  const origins = [...new Set(legs.map(({ origin }) => origin))];
  const isReachable = (origin: string) =>
    positioningViolation(aircraft.model, here, network.airport(origin)) === null;
  if (isPositioned && origins.some(isReachable)) return [];
  const violation = positioningViolation(aircraft.model, here, there);
  const why = !isPositioned
    ? 'your rules do not allow positioning flights'
    : violation?.code === 'range'
      ? `that is ${violation.needed} km away and its range without passengers is ${violation.has} km`
      : `flying there needs ${violation?.needed} m of runway and only ${violation?.has} m are available`;
  const { registration } = aircraft;
  const message = `${registration} is at ${here.iata}, and none of its flights departs there. The first one departs from ${there.iata}, but ${why}.`;
  return [{ leg: legs.indexOf(first), code: 'elsewhere', message }];
}

/** The resulting week of one aircraft and everything that is wrong with it. */
export interface PlannedWeek {
  /** In the order of the request. Empty if any leg is unknown. */
  legs: WeekLeg[];
  violations: WeekViolation[];
  /** Whether the check stopped early, because there are more violations than one response lists. */
  isCut: boolean;
}

/**
 * Returns the week of one aircraft.
 * @param isPositioned whether the airline's rules allow positioning flights
 */
export function planWeek(
  aircraft: PlannedAircraft,
  network: Network,
  wanted: readonly WantedLeg[],
  isPositioned: boolean,
): PlannedWeek {
  const made = wanted.map((leg, index) => legOf(aircraft, network, leg, index));
  const unknown = made.filter((one): one is WeekViolation => 'message' in one);
  if (unknown.length > 0) return { legs: [], violations: unknown, isCut: false };
  const legs = made.filter((one): one is WeekLeg => !('message' in one));
  const codeOf = (id: string) => network.airport(id).iata;
  const { turnaround_min: turnaround } = aircraft.model;
  const rotation = checkTimetable(legs, { turnaround }, VIOLATIONS_MAX + 1).map(
    (violation): WeekViolation => ({
      leg: violation.leg,
      code: violation.code,
      message: `${aircraft.registration}: ${describeViolation(violation, legs, codeOf)}.`,
    }),
  );
  const violations = [...unflyable(aircraft, network, legs), ...rotation];
  if (violations.length > 0) return { legs, violations, isCut: rotation.length > VIOLATIONS_MAX };
  return { legs, violations: elsewhere(aircraft, network, legs, isPositioned), isCut: false };
}
