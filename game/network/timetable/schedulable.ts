import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { canFly } from '../route/check.ts';

/** One end of a route. */
export interface RouteEndFacts {
  /** Airport id. */
  id: string;
  /** Longest runway in metres; 0 = unknown. */
  runway: number;
  /** Minutes that local time is ahead of UTC. */
  offset: number;
}

export interface SchedulableRoute {
  id: string;
  km: number;
  a: RouteEndFacts;
  b: RouteEndFacts;
}

export interface SchedulableAircraft {
  id: string;
  model: AircraftModel;
  /** Fitted seats, all classes. */
  seats: number;
  /** Id of the airport at which its week begins and ends. */
  base: string;
  /**
   * Index among the fleet's aircraft of this model, from 0. It spreads their stays at base over the week. If
   * omitted, the day depends on the id.
   */
  turn?: number;
}

/** `out` is from a to b, `back` from b to a. */
export type Direction = 'out' | 'back';

/**
 * Returns the contribution of one more departure in US dollars, possibly fractional: its fares minus all its
 * costs.
 * @param weekday local at the origin, 0 = Monday
 * @param hour local at the origin, 0–23
 * @param frequency the airline's existing departures on that day in that direction; a departure at another
 *   hour counts in part
 */
export type LegValue = (
  route: string,
  direction: Direction,
  weekday: number,
  hour: number,
  frequency: number,
) => number;

/** A route in one direction, for one aircraft. */
export interface DirectedRoute {
  route: string;
  direction: Direction;
  from: RouteEndFacts;
  to: RouteEndFacts;
  /** Block time in minutes. */
  block: number;
}

/** Returns both directions of every route within an aircraft's range and runway limits. */
export function directedRoutesOf(
  { model, seats }: SchedulableAircraft,
  routes: readonly SchedulableRoute[],
): DirectedRoute[] {
  return routes.flatMap(({ id, km, a, b }): DirectedRoute[] => {
    if (canFly(model, seats, km, a.runway, b.runway)) return [];
    const block = blockMinutes(km, model.cruise_kmh);
    return [
      { route: id, direction: 'out', from: a, to: b, block },
      { route: id, direction: 'back', from: b, to: a, block },
    ];
  });
}
