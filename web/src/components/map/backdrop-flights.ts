import { distanceKm } from '../../../../game/geo.ts';
import { HOUR } from '../../../../game/time.ts';
import type { MapAircraft } from './aircraft-layer.ts';
import type { AircraftSize } from './aircraft-shapes.ts';
import { circleBetween } from './great-circle.ts';

/** A large airport: degrees, and million passengers a year. */
export interface LargeAirport {
  lat: number;
  lon: number;
  size: number;
}

/** Flights that one aircraft makes to and fro, for ever. */
interface Shuttle {
  from: LargeAirport;
  to: LargeAirport;
  km: number;
  /** Gate to gate, and from one departure to the next in the same direction; minutes. */
  block: number;
  period: number;
  /** Where in the period it is at minute 0. */
  phase: number;
  size: AircraftSize;
  tail: string;
}

/** Shorter ways are hardly seen on a map of the world; nobody flies longer ones. */
const KM = { min: 1000, max: 12_000 };
/** Distance at which half of the people want to go. */
const REACH_KM = 5000;
/** Each airport takes another one of so many that attract most. */
const CHOICES = 23;
const CRUISE_KMH = 830;
const ON_THE_WAY_ANYWAY = 30;
const GROUND = 55;
/** Upper limit of each size's stages. */
const SIZES: [km: number, size: AircraftSize][] = [
  [1200, 'regional'],
  [4500, 'narrow'],
  [8500, 'wide'],
  [Number.POSITIVE_INFINITY, 'jumbo'],
];
const TAILS = ['#c8102e', '#0b5fa5', '#15773c', '#e07b00', '#6a51a3', '#00806a'];
/** The golden ratio's fraction: its multiples spread evenly. */
const SPREAD = 0.618034;

const fraction = (value: number) => value - Math.floor(value);

/** Returns where an airport's flights go: a large one that is not too far, another one for each airport. */
function partnerOf(
  airport: LargeAirport,
  airports: readonly LargeAirport[],
  at: number,
): LargeAirport | undefined {
  const ranked = airports
    .map((other) => ({ other, km: distanceKm(airport, other) }))
    .filter(({ km }) => km >= KM.min && km <= KM.max)
    .map(({ other, km }) => ({ other, pull: other.size / (1 + (km / REACH_KM) ** 2) }))
    .sort((a, b) => b.pull - a.pull);
  return ranked[(at * 7) % Math.min(CHOICES, ranked.length)]?.other;
}

/**
 * Returns flights between the largest airports for the map that visitors see. They are made up, the same for everybody at
 * the same minute: what airlines of this world really fly is for its players, a new world has no flights to show, and
 * nobody who opens the sign-in page should cost the server a query.
 */
export function shuttlesBetween(airports: readonly LargeAirport[]): Shuttle[] {
  return airports.flatMap((from, at): Shuttle[] => {
    const to = partnerOf(from, airports, at);
    if (!to) return [];
    const km = distanceKm(from, to);
    const block = Math.round((km / CRUISE_KMH) * HOUR + ON_THE_WAY_ANYWAY);
    const period = 2 * (block + GROUND);
    return [
      {
        ...{ from, to, km, block, period },
        phase: Math.round(fraction(at * SPREAD) * period),
        size: SIZES.find(([most]) => km <= most)?.[1] ?? 'narrow',
        tail: TAILS[at % TAILS.length] ?? '',
      },
    ];
  });
}

/** Returns the flights of shuttles that are in the air at some time from `minute` to `until` (world minutes). */
export function flightsBetween(shuttles: readonly Shuttle[], minute: number, until: number): MapAircraft[] {
  return shuttles.flatMap(({ from, to, km, block, period, phase, size, tail }, at) => {
    const half = period / 2;
    const flights: MapAircraft[] = [];
    for (let leg = Math.floor((minute + phase) / half); leg * half - phase < until; leg++) {
      const departed = leg * half - phase;
      if (departed + block <= minute) continue;
      const [start, end] = leg % 2 === 0 ? [from, to] : [to, from];
      flights.push({
        ...{ id: `${at} ${leg}`, label: '', circle: circleBetween(start, end) },
        profile: { departed, landed: departed + block, km, propeller: false },
        ...{ size, own: false, tail },
      });
    }
    return flights;
  });
}
