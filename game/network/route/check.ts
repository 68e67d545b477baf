import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import { rangeWith } from '#game/operations/flight/payload-range.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { distanceKm } from '#game/world/airport/geo.ts';

export type RouteEnd = Pick<Airport, 'id' | 'lat' | 'lon' | 'longest_runway_m'>;

/**
 * Reason why an aircraft cannot fly a distance: `needed` compared with what is available, in km or metres.
 */
export type FlightViolation =
  | { code: 'range'; needed: number; has: number }
  | { code: 'runway'; end: 'a' | 'b'; needed: number; has: number };

export type RouteViolation =
  | { code: 'same_airport' }
  | { code: 'too_near'; km: number; min: number }
  | { code: 'range'; needed: number; has: number }
  | { code: 'runway'; airport: string; needed: number; has: number };

/** Minimum share of the full take-off length. Below it, the landing distance decides. */
const MIN_SHARE = 0.65;

/**
 * Returns the runway length in whole metres that a model needs for a flight over a distance (km) with a full
 * cabin. On a short flight the tanks are not full, and the take-off length grows roughly with the square of
 * the weight.
 */
export function runwayNeeded(model: AircraftModel, km: number): number {
  const fuelLeftBehind = (model.fuel_kg_h / model.cruise_kmh) * Math.max(0, model.range_km - km);
  const weight = 1 - fuelLeftBehind / model.mtow_kg;
  return Math.ceil(model.runway_m * Math.max(MIN_SHARE, weight * weight));
}

/**
 * Returns the first reason why an aircraft with this many seats, all occupied, cannot fly a distance (km)
 * between two runways, or null if it can.
 * @param runwayA length of the longest runway in metres; 0 = unknown, which is no obstacle
 */
export function canFly(
  model: AircraftModel,
  seats: number,
  km: number,
  runwayA: number,
  runwayB: number,
): FlightViolation | null {
  const range = rangeWith(model, seats);
  if (km > range) return { code: 'range', needed: Math.ceil(km), has: range };
  const needed = runwayNeeded(model, km);
  if (runwayA > 0 && runwayA < needed) return { code: 'runway', end: 'a', needed, has: runwayA };
  if (runwayB > 0 && runwayB < needed) return { code: 'runway', end: 'b', needed, has: runwayB };
  return null;
}

/**
 * Returns the reasons why a pair of airports cannot be a route, or why an aircraft cannot fly it. Empty if
 * there are none.
 */
export function checkRoute(
  a: RouteEnd,
  b: RouteEnd,
  aircraft?: { model: AircraftModel; seats: number },
): RouteViolation[] {
  if (a.id === b.id) return [{ code: 'same_airport' }];
  const km = distanceKm(a, b);
  if (km < NEAREST_KM) return [{ code: 'too_near', km: Math.floor(km), min: NEAREST_KM }];
  if (!aircraft) return [];
  const violation = canFly(aircraft.model, aircraft.seats, km, a.longest_runway_m, b.longest_runway_m);
  if (!violation) return [];
  if (violation.code === 'range') return [violation];
  const { code, needed, has } = violation;
  return [{ code, airport: violation.end === 'a' ? a.id : b.id, needed, has }];
}

/** Describes a violation. @param codeOf returns an airport's public code by id */
export function describeRouteViolation(
  violation: RouteViolation,
  codeOf: (airport: string) => string,
): string {
  switch (violation.code) {
    case 'same_airport':
      return 'A route needs two different airports.';
    case 'too_near':
      return `The airports are ${violation.km} km apart. A route needs at least ${violation.min} km.`;
    case 'range':
      return `The route is ${groupDigits(violation.needed)} km long. This aircraft flies ${groupDigits(violation.has)} km with all seats occupied.`;
    case 'runway':
      return `${codeOf(violation.airport)} has ${groupDigits(violation.has)} m of runway. This aircraft needs ${groupDigits(violation.needed)} m for this route.`;
  }
}
