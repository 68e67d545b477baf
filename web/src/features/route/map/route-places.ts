import type { Point } from '../../../../../game/geo.ts';
import { circleBetween, walk } from '../../../components/map/great-circle.ts';
import { fromWorld } from '../../../components/map/map-view.ts';
import type { MapRoute } from './map-route.ts';

const MIDDLE = 0.5;
/** Degrees. */
const HALF_TURN = 180;

/** What must be in view to see routes whole: their ends, and the middle of each arc, which may lie nearer to a pole. */
export const placesOf = (routes: readonly Pick<MapRoute, 'from' | 'to'>[]): Point[] =>
  routes.flatMap(({ from, to }) => [from, to, fromWorld(walk(circleBetween(from, to), MIDDLE))]);

/** Degrees eastwards from one longitude to another, the short way: −180 to 180. */
const eastwards = (from: number, to: number) => ((to - from + 3 * HALF_TURN) % (2 * HALF_TURN)) - HALF_TURN;

/** Ids of the airports that have their arcs at the right, so that their names are better written at the left. */
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
