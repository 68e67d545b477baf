import { distanceKm } from '#game/world/airport/geo.ts';
import { HOUR } from '#game/world/time.ts';
import type { MapAircraft } from './aircraft-layer.ts';
import type { AircraftSize } from './aircraft-shapes.ts';
import type { LargeAirport } from './base-map-data.ts';
import { circleBetween } from './great-circle.ts';

/** An aircraft that flies back and forth between two airports. */
interface Shuttle {
  from: LargeAirport;
  to: LargeAirport;
  km: number;
  /** Block time and interval between departures in the same direction, minutes. */
  block: number;
  period: number;
  /** Offset within the period at minute 0. */
  phase: number;
  size: AircraftSize;
  tail: string;
}

/** Distances of the flights. Shorter ones are hardly visible on a world map. */
const KM = { min: 1000, max: 12_000 };
/** Distance at which an airport's attraction is halved. */
const REACH_KM = 5000;
/** Number of most attractive airports from which each airport's partner is taken. */
const CHOICES = 23;
const CRUISE_KMH = 830;
const ON_THE_WAY_ANYWAY = 30;
const GROUND = 55;
/** Maximum distance by aircraft size. */
const SIZES: [km: number, size: AircraftSize][] = [
  [1200, 'regional'],
  [4500, 'narrow'],
  [8500, 'wide'],
  [Number.POSITIVE_INFINITY, 'jumbo'],
];
const TAILS = ['#c8102e', '#0b5fa5', '#15773c', '#e07b00', '#6a51a3', '#00806a'];
/** Fractional part of the golden ratio. Its multiples are spread evenly. */
const SPREAD = 0.618034;

const fraction = (value: number) => value - Math.floor(value);

/** Returns the partner of an airport: a large airport within reach, different for each airport. */
function partnerOf(
  airport: LargeAirport,
  airports: readonly LargeAirport[],
  index: number,
): LargeAirport | undefined {
  const ranked = airports
    .map((other) => ({ other, km: distanceKm(airport, other) }))
    .filter(({ km }) => km >= KM.min && km <= KM.max)
    .map(({ other, km }) => ({ other, pull: other.size / (1 + (km / REACH_KM) ** 2) }))
    .sort((a, b) => b.pull - a.pull);
  return ranked[(index * 7) % Math.min(CHOICES, ranked.length)]?.other;
}

/**
 * Returns fictional flights between the largest airports for the visitors' map. They depend only on the
 * minute. Real flights are for players only, a new world has none, and they would cost a query per visitor.
 */
export function shuttlesBetween(airports: readonly LargeAirport[]): Shuttle[] {
  return airports.flatMap((from, index): Shuttle[] => {
    const to = partnerOf(from, airports, index);
    if (!to) return [];
    const km = distanceKm(from, to);
    const block = Math.round((km / CRUISE_KMH) * HOUR + ON_THE_WAY_ANYWAY);
    const period = 2 * (block + GROUND);
    return [
      {
        from,
        to,
        km,
        block,
        period,
        phase: Math.round(fraction(index * SPREAD) * period),
        size: SIZES.find(([max]) => km <= max)?.[1] ?? 'narrow',
        tail: TAILS[index % TAILS.length] ?? '',
      },
    ];
  });
}

/** Returns the shuttles' flights in the air between `minute` and `until` (world minutes). */
export function flightsBetween(shuttles: readonly Shuttle[], minute: number, until: number): MapAircraft[] {
  return shuttles.flatMap(({ from, to, km, block, period, phase, size, tail }, index) => {
    const half = period / 2;
    const flights: MapAircraft[] = [];
    for (let leg = Math.floor((minute + phase) / half); leg * half - phase < until; leg++) {
      const departed = leg * half - phase;
      if (departed + block <= minute) continue;
      const [start, end] = leg % 2 === 0 ? [from, to] : [to, from];
      flights.push({
        id: `${index} ${leg}`,
        label: '',
        circle: circleBetween(start, end),
        profile: { departed, landed: departed + block, km, propeller: false },
        size,
        own: false,
        tail,
      });
    }
    return flights;
  });
}
