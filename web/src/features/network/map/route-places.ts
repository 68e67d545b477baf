import type { Point } from '#game/world/airport/geo.ts';
import { pointsBetween } from '#web/components/map/great-circle.ts';
import type { MapRoute } from './map-route.ts';

/** Degrees. */
const HALF_TURN = 180;

/** Returns the points that must be in view: both ends of each arc and points between them. */
export const placesOf = (routes: readonly Pick<MapRoute, 'from' | 'to'>[]): Point[] =>
  routes.flatMap(({ from, to }) => [from, to, ...pointsBetween(from, to)]);

/** Returns the shortest eastward difference between two longitudes, −180 to 180 degrees. */
const eastwards = (from: number, to: number) => ((to - from + 3 * HALF_TURN) % (2 * HALF_TURN)) - HALF_TURN;

/** Returns the ids of airports whose arcs are on the right, so that their labels should be on the left. */
export function namedAtLeft(routes: readonly Pick<MapRoute, 'from' | 'to'>[]): Set<string> {
  const lean = new Map<string, number>();
  const add = (id: string, degrees: number) => lean.set(id, (lean.get(id) ?? 0) + degrees);
  for (const { from, to } of routes) {
    const east = eastwards(from.lon, to.lon);
    add(from.id, east);
    add(to.id, -east);
  }
  return new Set([...lean].flatMap(([id, degrees]) => (degrees > 0 ? [id] : [])));
}
