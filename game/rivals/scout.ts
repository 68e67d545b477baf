import { isHome } from '../network/rights/home.ts';
import { distanceKm } from '../world/airport/geo.ts';
import { type HashKey, hashOf } from '../world/chance/hash.ts';
import { WEEK } from '../world/time.ts';
import { TEMPERS } from './temper.ts';
import type { RivalAirport, RivalView } from './view.ts';

/** Number of nearest hubs among which a rival chooses, and number at which it looks in a review. */
const NEAREST = 12;
/** Largest distance of these from its own hub, km. Wizz Air's base in Abu Dhabi was this far from Budapest. */
export const FARTHEST_KM = 4_000;
const LOOKED_AT = 2;
const DRAWS = 1_000;

/** A hub of other airlines. */
export interface OtherHub {
  airport: RivalAirport;
  /** Number of aircraft of all airlines with this hub. */
  aircraft: number;
}

/** Airports that a rival considers in a review. */
export interface Scouted {
  /** Hub of airlines that it attacks. */
  target: RivalAirport | null;
  /** Airports at home for another base. The target can be among them. */
  bases: RivalAirport[];
}

/** Returns a number from 0 to below 1 for a key. */
const drawn = (key: HashKey): number => (hashOf(key) % DRAWS) / DRAWS;

/**
 * Returns one of some hubs. The chance of each grows with the square of its aircraft: success attracts rivals, and a
 * beginner is left alone.
 */
function drawHub(hubs: readonly OtherHub[], draw: number): OtherHub | undefined {
  let left = draw * hubs.reduce((sum, { aircraft }) => sum + aircraft ** 2, 0);
  return hubs.find(({ aircraft }) => {
    left -= aircraft ** 2;
    return left < 0;
  });
}

/**
 * Returns the airports that a rival considers in a review, among the nearest hubs of other airlines. They differ from
 * review to review.
 * @param airline id of the rival
 */
export function scout(
  airline: string,
  { bases, homes, now, temperament }: RivalView,
  hubs: readonly OtherHub[],
): Scouted {
  const [home] = bases;
  const week = Math.floor(now / WEEK);
  const near = hubs
    .filter(({ airport }) => airport.id !== home.id)
    .map((hub) => ({ ...hub, km: distanceKm(home, hub.airport) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((one, other) => one.km - other.km || (one.airport.id < other.airport.id ? -1 : 1));
  const isAttack = drawn(['attack', airline, week]) < TEMPERS[temperament].attacks;
  const target = isAttack ? drawHub(near.slice(0, NEAREST), drawn(['target', airline, week])) : undefined;
  const own = new Set(bases.map(({ id }) => id));
  const others = near
    .filter(({ airport }) => isHome(homes, airport))
    .slice(0, NEAREST)
    .filter(({ airport }) => !own.has(airport.id))
    .map(({ airport }) => ({ airport, draw: drawn(['scout', airline, airport.id, week]) }))
    .sort((one, other) => one.draw - other.draw)
    .map(({ airport }) => airport);
  const looked = others.slice(0, LOOKED_AT);
  const isNew =
    target &&
    isHome(homes, target.airport) &&
    !own.has(target.airport.id) &&
    !looked.includes(target.airport);
  return { target: target?.airport ?? null, bases: isNew ? [target.airport, ...looked] : looked };
}
