import type { Airport } from '../../../../game/airport.ts';
import { formatCount, formatLength, formatNumber, formatRough, type Units } from '../../lib/format.ts';
import type { Catchments } from '../../lib/game/catchments.ts';

/** Why a hub is proposed, in these units and in the number style of the moment. */
export type Reason = (units: Units) => string;

/** By what hubs are compared, and what can be said of the best ones. */
export interface Yardstick {
  /** Best first; no two airports are equal. */
  compare: (a: Airport, b: Airport) => number;
  /** Whether an airline could live there at all. */
  isFit: (airport: Airport) => boolean;
  /** Whether it could be the middle of a network. */
  isCentral: (airport: Airport) => boolean;
  /** Of the best airport in the person's own time zone. @param all airports there */
  ofLocal: (best: Airport, all: readonly Airport[]) => Reason;
  /** Of one of the best airports of a continent. @param all airports there */
  ofContinent: (best: Airport, all: readonly Airport[], place: string) => Reason;
}

const isLarge = ({ type }: Airport) => type === 'large_airport';

export const bySize = (a: Airport, b: Airport) =>
  b.runways - a.runways || b.longest_runway_m - a.longest_runway_m || a.id.localeCompare(b.id);

const describeRunways =
  ({ runways, longest_runway_m }: Airport): Reason =>
  (units) => {
    const longest =
      longest_runway_m > 0
        ? `, ${runways === 1 ? '' : 'the longest '}${formatLength(longest_runway_m, units)}`
        : '';
    return `${formatCount(runways, 'runway')}${longest}`;
  };

/** What the list of airports alone can tell: large ones before medium ones, then by runways. */
export const BY_RUNWAYS: Yardstick = {
  compare: (a, b) => Number(isLarge(b)) - Number(isLarge(a)) || bySize(a, b),
  isFit: () => true,
  isCentral: () => true,
  ofLocal: (best) => (units) => `In your time zone: ${describeRunways(best)(units)}`,
  ofContinent: (best, all, place) => {
    const rivals = all.filter((other) => other !== best && isLarge(other));
    const isRecord = isLarge(best) && rivals.every((other) => other.runways < best.runways);
    if (!isRecord) return describeRunways(best);
    return () => `Most runways of any large airport in ${place}: ${formatNumber(best.runways)}`;
  },
};

/** Trips a year that can carry a network. */
const LEAST_CENTRAL = 2_000_000;
/**
 * Trips a year below which the best place of a time zone is named with a warning: with one leased aircraft a first week earns at
 * a third of the zones with fewer, and at nearly all with more (seed/, 359 zones).
 */
const FEW = 900_000;

/** By the trips a year that begin at each airport. */
export function byTravellers(catchments: Catchments): Yardstick {
  const tripsOf = ({ iata }: Airport) => catchments.get(iata)?.trips ?? 0;
  /** The others with as many or more. */
  const peers = (best: Airport, all: readonly Airport[]) =>
    all.filter((other) => other !== best && tripsOf(other) >= tripsOf(best));
  const inWords = (airport: Airport) => `${formatRough(tripsOf(airport))} trips a year`;
  return {
    compare: (a, b) => tripsOf(b) - tripsOf(a) || bySize(a, b),
    isFit: (airport) => tripsOf(airport) > 0,
    isCentral: (airport) => tripsOf(airport) >= LEAST_CENTRAL,
    ofLocal: (best, all) => () => {
      const isRecord = peers(best, all).length === 0;
      const claim = isRecord ? 'The most travellers in your time zone' : 'In your time zone';
      return `${claim}: ${inWords(best)}${tripsOf(best) < FEW ? ', few for an airline' : ''}`;
    },
    ofContinent: (best, all, place) => () => {
      const [first, second] = peers(best, all);
      if (!first) return `The most travellers of any airport in ${place}: ${inWords(best)}`;
      const isNext = !second && tripsOf(first) > tripsOf(best);
      return isNext ? `The most travellers in ${place} after ${first.iata}: ${inWords(best)}` : inWords(best);
    },
  };
}
