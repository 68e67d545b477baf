import type { ActionInput } from '../../../game/actions/actions.ts';
import { blockMinutes } from '../../../game/flight/block-time.ts';
import { canFly, describeRouteFault } from '../../../game/route/check.ts';
import { checkTimetable, describeFault } from '../../../game/timetable/check.ts';
import type { PlannedLeg } from '../../../game/timetable/leg.ts';
import { refuse } from '../refuse.ts';
import type { PlannedAircraft } from './read-fleet.ts';
import type { Network } from './read-network.ts';

type WantedLeg = ActionInput<'timetable.set'>['plans'][number]['legs'][number];

/** A leg of the week of an aircraft, with its flight number less the airline's code. */
export interface WeekLeg extends PlannedLeg {
  number: number;
}

/** Refuses a route that an aircraft cannot fly with all its seats taken. */
function refuseUnflyable(aircraft: PlannedAircraft, network: Network, route: string): void {
  const { a, b, km } = network.routes[route] ?? { a: '', b: '', km: 0 };
  const runways = [network.airport(a).longest_runway_m, network.airport(b).longest_runway_m] as const;
  const fault = canFly(aircraft.model, aircraft.seats, km, ...runways);
  if (!fault) return;
  const codeOf = (id: string) => network.airport(id).iata;
  const { needed, has } = fault;
  const said = describeRouteFault(
    fault.code === 'range' ? fault : { code: fault.code, airport: fault.end === 'a' ? a : b, needed, has },
    codeOf,
  );
  throw refuse('plans', fault.code, `${aircraft.registration}, ${codeOf(a)}–${codeOf(b)}: ${said}`);
}

function legOf(aircraft: PlannedAircraft, network: Network, wanted: WantedLeg): WeekLeg {
  const route = network.routes[wanted.route];
  if (!route) throw refuse('plans', 'unknown_route', 'You have no such route.');
  const { a, b, km, number } = route;
  const { origin, departs } = wanted;
  if (origin !== a && origin !== b) {
    const pair = `${network.airport(a).iata}–${network.airport(b).iata}`;
    throw refuse('plans', 'wrong_origin', `A flight on ${pair} must depart from one of the two.`);
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

/** An aircraft is not ferried: one that stands where no leg begins would never fly. */
function refuseElsewhere(aircraft: PlannedAircraft, network: Network, legs: readonly WeekLeg[]): void {
  const [first] = legs;
  if (!first || legs.some(({ origin }) => origin === aircraft.place)) return;
  const here = network.airport(aircraft.place).iata;
  const there = network.airport(first.origin).iata;
  const { registration } = aircraft;
  const message = `${registration} stands at ${here}, where none of its flights departs; the first is from ${there}.`;
  throw refuse('plans', 'elsewhere', message);
}

/**
 * The week of one aircraft as it would be flown.
 * @throws BadRequestError that says which leg cannot be, and by how much.
 */
export function planWeek(
  aircraft: PlannedAircraft,
  network: Network,
  wanted: readonly WantedLeg[],
): WeekLeg[] {
  const legs = wanted.map((leg) => legOf(aircraft, network, leg));
  for (const route of new Set(legs.map((leg) => leg.route))) refuseUnflyable(aircraft, network, route);
  const [fault] = checkTimetable(legs, { turnaround: aircraft.model.turnaround_min });
  if (fault) {
    const said = describeFault(fault, legs, (id) => network.airport(id).iata);
    throw refuse('plans', fault.code, `${aircraft.registration}: ${said}.`);
  }
  refuseElsewhere(aircraft, network, legs);
  return legs;
}
