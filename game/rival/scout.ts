import { distanceKm } from '../airport/geo.ts';
import { hashOf } from '../chance/hash.ts';
import { WEEK } from '../world/time.ts';
import type { RivalAirport, RivalView } from './view.ts';

/** Number of airports at which a rival looks in a review. */
const SCOUTED = 2;
/** Smallest share of the distance that the draw leaves. A far airport comes before a near one at most at three times its distance. */
const NEAREST_DRAW = 0.5;
const DRAWS = 1_000;

/**
 * Returns the hubs of other airlines that a rival considers as its next base: near ones more often than far ones, and
 * others in each review.
 * @param airline id of the rival
 */
export function scout(
  airline: string,
  { bases, now }: RivalView,
  hubs: readonly RivalAirport[],
): RivalAirport[] {
  const own = new Set(bases.map(({ id }) => id));
  const week = Math.floor(now / WEEK);
  return hubs
    .filter(({ id }) => !own.has(id))
    .map((airport) => {
      const draw = NEAREST_DRAW + (hashOf(['scout', airline, airport.id, week]) % DRAWS) / DRAWS;
      return { airport, score: draw * distanceKm(bases[0], airport) };
    })
    .sort((one, other) => one.score - other.score || (one.airport.id < other.airport.id ? -1 : 1))
    .slice(0, SCOUTED)
    .map(({ airport }) => airport);
}
