import type { AircraftModel } from '../aircraft-model.ts';
import { blockMinutes } from '../flight/block-time.ts';
import { canFly } from '../route/check.ts';

/** One end of a route. */
export interface RouteEndFacts {
  /** Airport id. */
  id: string;
  /** Longest runway in metres; 0 = not known. */
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
  /** Fitted, all classes. */
  seats: number;
  /** Id of the airport where its week begins and ends. */
  base: string;
  /**
   * Which of the fleet's aircraft of this model it is, from 0: their stays at base are on different days. Left out, the day
   * depends on the id.
   */
  turn?: number;
}

/** `out` from a to b, `back` from b to a. */
export type Direction = 'out' | 'back';

/**
 * What one more departure brings in whole or broken US dollars: its fares less all that it costs to fly.
 * @param weekday local at the origin, 0 = Monday
 * @param hour local at the origin, 0–23
 * @param frequency departures that the airline has that day in that direction already; one at another hour counts for less
 *   than a whole one
 */
export type LegValue = (
  route: string,
  direction: Direction,
  weekday: number,
  hour: number,
  frequency: number,
) => number;

/** A route in one direction, as one aircraft flies it. */
export interface Edge {
  route: string;
  direction: Direction;
  from: RouteEndFacts;
  to: RouteEndFacts;
  /** Minutes. */
  block: number;
}

/** Both directions of every route that an aircraft can fly, runways and range respected. */
export function edgesOf({ model, seats }: SchedulableAircraft, routes: readonly SchedulableRoute[]): Edge[] {
  return routes.flatMap(({ id, km, a, b }): Edge[] => {
    if (canFly(model, seats, km, a.runway, b.runway)) return [];
    const block = blockMinutes(km, model.cruise_kmh);
    return [
      { route: id, direction: 'out', from: a, to: b, block },
      { route: id, direction: 'back', from: b, to: a, block },
    ];
  });
}
