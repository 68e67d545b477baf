import type { Airport } from '../../../../../game/airport.ts';
import { countMovements, type Movements, withMovements } from '../../../../../game/airport-slots.ts';
import { blockMinutes } from '../../../../../game/flight/block-time.ts';
import type { Market } from '../../../../../game/records/market.ts';
import type { Leg, Route } from '../../../../../game/records/route.ts';
import { canFly } from '../../../../../game/route/check.ts';
import { DAY, WEEK } from '../../../../../game/time.ts';
import type { PlannedLeg } from '../../../../../game/timetable/leg.ts';
import { legValueOf } from '../../../../../game/timetable/leg-value.ts';
import { solarOffset } from '../../../../../game/timetable/local-time.ts';
import type { SchedulableAircraft } from '../../../../../game/timetable/schedulable.ts';
import { scheduleFleet } from '../../../../../game/timetable/schedule-fleet.ts';
import type { Machine } from '../shared/machine.ts';
import { faresOf, type OwnLeg } from '../shared/own-week.ts';

/** Departures stand on full five minutes. */
const STEP = 5;

/** A route that can be planned. */
export interface PlanRoute {
  route: Route;
  a: Airport;
  b: Airport;
}

/** Why a machine cannot fly a route, in words; null where it can. */
export function obstacle({ model, seats }: Machine, { route, a, b }: PlanRoute): string | null {
  const fault = canFly(model, seats, route.km, a.longest_runway_m, b.longest_runway_m);
  if (!fault) return null;
  if (fault.code === 'range') return 'out of range';
  return `runway at ${fault.end === 'a' ? a.iata : b.iata} too short`;
}

/** The airport where an aircraft's week begins: the hub where a route touches it, else where it stands. */
export const baseOf = (routes: readonly PlanRoute[], hub: string, place: string): string =>
  routes.some(({ a, b }) => a.id === hub || b.id === hub) ? hub : place;

/**
 * Flights there and back on some days, out at a time of the day (UTC) and back as soon as the aircraft is ready.
 * @param base where it begins, if the route touches it
 */
export function roundTrips(
  { route, a, b }: PlanRoute,
  { model }: Machine,
  base: string,
  days: readonly number[],
  departs: number,
): PlannedLeg[] {
  const [from, to] = b.id === base ? [b, a] : [a, b];
  const block = blockMinutes(route.km, model.cruise_kmh);
  const back = Math.ceil((departs + block + model.turnaround_min) / STEP) * STEP;
  return days.flatMap((day) => [
    { route: route.id, origin: from.id, destination: to.id, departs: day * DAY + departs, block },
    { route: route.id, origin: to.id, destination: from.id, departs: (day * DAY + back) % WEEK, block },
  ]);
}

/**
 * The aircraft that a fleet spares best: one of its most common type, which can stand in for most of the others; of these one
 * that has nothing to do anyway, then the smallest.
 * @param busy ids of those that have flights
 */
export function spareOf<One extends Pick<Machine, 'id' | 'model' | 'seats'>>(
  machines: readonly One[],
  busy: ReadonlySet<string>,
): One | undefined {
  const alike = ({ model }: One) => machines.filter((other) => other.model.id === model.id).length;
  const has = ({ id }: One) => Number(busy.has(id));
  const [first] = [...machines].sort(
    (one, other) =>
      alike(other) - alike(one) ||
      has(one) - has(other) ||
      one.seats - other.seats ||
      (one.id < other.id ? -1 : 1),
  );
  return first;
}

interface AutoPlan {
  /** Aircraft to plan, with the airport where they stand. */
  machines: readonly { machine: Machine; place: string }[];
  routes: readonly PlanRoute[];
  /** Legs of aircraft that are not planned here, as they are drafted. */
  existing: readonly PlannedLeg[];
  /** The timetable of all own aircraft, as the server has it. */
  stored: readonly PlannedLeg[];
  /** What else goes on at both ends of routes, by their ids. */
  markets: ReadonlyMap<string, Market>;
  hub: string;
  /** US dollars a tonne. */
  fuelPrice: number;
  nights: boolean;
}

/** Movements of everybody else and of `existing`, by the server's count, in which our own legs are as they are stored. */
function otherMovements({ existing, stored, markets }: AutoPlan): Movements {
  const everybody: Movements = new Map();
  for (const { movements } of markets.values())
    for (const [airport, hours] of Object.entries(movements)) everybody.set(airport, hours);
  return withMovements(withMovements(everybody, stored, -1), existing, 1);
}

/** Plans the week of each aircraft by what every departure is worth; legs by aircraft. */
export function planAutomatically(plan: AutoPlan): Map<string, PlannedLeg[]> {
  const { machines, routes, existing, hub, fuelPrice, nights } = plan;
  const endOf = ({ id, longest_runway_m, lon }: Airport) => ({
    id,
    runway: longest_runway_m,
    offset: solarOffset(lon),
  });
  const schedulable = routes.map(({ route, a, b }) => ({
    id: route.id,
    km: route.km,
    a: endOf(a),
    b: endOf(b),
  }));
  const demand = routes.map(({ route, a, b }) => ({
    id: route.id,
    km: route.km,
    leisure: route.leisure,
    business: route.business,
    premium: route.premium,
    typeA: a.type,
    typeB: b.type,
    fares: faresOf(route),
  }));
  const byId = new Map(machines.map(({ machine }) => [machine.id, machine]));
  const fleet = machines.map(
    ({ machine, place }): SchedulableAircraft => ({
      id: machine.id,
      model: machine.model,
      seats: machine.seats,
      base: baseOf(routes, hub, place),
    }),
  );
  const values = new Map<string, ReturnType<typeof legValueOf>>();
  const runways = new Map(
    routes.flatMap(({ a, b }) => [a, b]).map((airport) => [airport.id, airport.runways]),
  );
  return scheduleFleet(fleet, schedulable, {
    existing,
    nights,
    slots: {
      others: otherMovements(plan),
      own: { others: countMovements(existing), before: countMovements(plan.stored) },
      runwaysOf: (airport) => runways.get(airport) ?? 0,
    },
    valueFor: ({ id }) => {
      const machine = byId.get(id);
      if (!machine) throw new RangeError(`${id} is not among the aircraft to plan`);
      const { model, cabin } = machine;
      const kind = `${model.id} ${cabin.economy} ${cabin.business} ${cabin.first}`;
      const value = values.get(kind) ?? legValueOf({ model, cabin, fuelPrice }, demand);
      values.set(kind, value);
      return value;
    },
  });
}

/** The timetable as it would be: stored legs, those of drafted aircraft replaced. */
export function draftedLegs(
  stored: readonly Leg[],
  drafts: ReadonlyMap<string, readonly PlannedLeg[]>,
): OwnLeg[] {
  const kept: OwnLeg[] = stored.filter(({ aircraft }) => !drafts.has(aircraft));
  for (const [aircraft, legs] of drafts)
    kept.push(...legs.map((leg, at) => ({ ...leg, aircraft, id: `${aircraft} ${at}` })));
  return kept;
}

/** Whether two weeks are the same flights, in whatever order. */
export function isSameWeek(one: readonly PlannedLeg[], other: readonly PlannedLeg[]): boolean {
  const keys = (legs: readonly PlannedLeg[]) =>
    legs
      .map(({ route, origin, departs }) => `${departs} ${route} ${origin}`)
      .sort()
      .join();
  return one.length === other.length && keys(one) === keys(other);
}
