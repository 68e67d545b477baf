import type { Airport } from '#game/airport/airport.ts';
import { formatCount, formatLength, formatNumber, formatRough, type Units } from '#web/lib/format.ts';
import type { Catchments } from '#web/lib/game/catchments.ts';

/** Returns the reason for a proposed hub, in the given units and the current number format. */
export type Reason = (units: Units) => string;

/** A measure for comparing hubs, with texts for the best ones. */
export interface Yardstick {
  /** Best first. No two airports compare as equal. */
  compare: (a: Airport, b: Airport) => number;
  /** Checks whether an airline could be viable there. */
  isFit: (airport: Airport) => boolean;
  /** Checks whether the airport could be the centre of a network. */
  isCentral: (airport: Airport) => boolean;
  /** Reason for the best airport in the player's time zone. @param all airports in that zone */
  ofLocal: (best: Airport, all: readonly Airport[]) => Reason;
  /** Reason for one of the best airports of a continent. @param all airports on that continent */
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

/** Compares by size, then by runways. Needs only the list of airports. */
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

/** Minimum trips per year for the centre of a network. */
const CENTRAL_TRIPS_MIN = 2_000_000;
/**
 * Trips per year below which the best airport of a time zone is shown with a warning. With one leased
 * aircraft, the first week is profitable in a third of the zones below this value and in nearly all above it
 * (seed/, 359 zones).
 */
const FEW = 900_000;

/** Compares by the trips per year that begin at each airport. */
export function byTravellers(catchments: Catchments): Yardstick {
  const tripsOf = ({ iata }: Airport) => catchments.get(iata)?.trips ?? 0;
  /** Returns the other airports with at least as many trips. */
  const peers = (best: Airport, all: readonly Airport[]) =>
    all.filter((other) => other !== best && tripsOf(other) >= tripsOf(best));
  const inWords = (airport: Airport) => `${formatRough(tripsOf(airport))} trips per year`;
  return {
    compare: (a, b) => tripsOf(b) - tripsOf(a) || bySize(a, b),
    isFit: (airport) => tripsOf(airport) > 0,
    isCentral: (airport) => tripsOf(airport) >= CENTRAL_TRIPS_MIN,
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
