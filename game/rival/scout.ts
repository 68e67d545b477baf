import { distanceKm } from '../airport/geo.ts';
import { hashOf } from '../chance/hash.ts';
import { WEEK } from '../world/time.ts';
import type { RivalAirport, RivalView } from './view.ts';

/** Number of near hubs at which a rival looks in a review, besides that of the largest airline within reach. */
const NEAR = 2;
/** Distance from its hub within which a rival looks for the largest airline, km. */
const REACH_KM = 6_000;
/** Bounds of the factor by which the draw changes a distance. */
const DRAW = [0.5, 1.5] as const;
const DRAWS = 1_000;

/** A hub of other airlines. */
export interface OtherHub {
  airport: RivalAirport;
  /** Number of aircraft of the largest airline with this hub. */
  aircraft: number;
}

/**
 * Returns the airports that a rival considers as its next base in a review: the hub of the largest airline within
 * reach, because its success shows that there is demand, and near hubs, others in each review.
 * @param airline id of the rival
 */
export function scout(airline: string, { bases, now }: RivalView, hubs: readonly OtherHub[]): RivalAirport[] {
  const [home] = bases;
  const own = new Set(bases.map(({ id }) => id));
  const week = Math.floor(now / WEEK);
  const others = hubs
    .filter(({ airport }) => !own.has(airport.id))
    .map((hub) => {
      const km = distanceKm(home, hub.airport);
      const draw = (hashOf(['scout', airline, hub.airport.id, week]) % DRAWS) / DRAWS;
      return { ...hub, km, drawn: km * (DRAW[0] + (DRAW[1] - DRAW[0]) * draw) };
    })
    .sort((one, other) => one.drawn - other.drawn || (one.airport.id < other.airport.id ? -1 : 1));
  const within = others.filter(({ km }) => km <= REACH_KM);
  const leader = within.reduce<(typeof others)[number] | undefined>(
    (best, hub) => (best && best.aircraft >= hub.aircraft ? best : hub),
    undefined,
  );
  const near = others.filter((hub) => hub !== leader).slice(0, NEAR);
  return [...(leader ? [leader] : []), ...near].map(({ airport }) => airport);
}
