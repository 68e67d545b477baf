import { type PairDemand, pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { demandWorld } from './links.ts';
import { placesOf } from './places.ts';

/**
 * Returns the people per year who want to fly between two airports (ids), both directions together, by
 * passenger group. Zero if an airport is not in the demand model.
 */
export function demandOfPair(app: CoreApp, a: string, b: string): Omit<PairDemand, 'km'> {
  const places = placesOf(app, [a, b]);
  const [from, to] = [places.get(a), places.get(b)];
  if (!from || !to) return { leisure: 0, business: 0, premium: 0, total: 0 };
  return pairDemand(toDemandPlace(from), toDemandPlace(to), demandWorld(app));
}
