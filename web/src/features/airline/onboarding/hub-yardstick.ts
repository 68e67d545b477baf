import type { Airport } from '#game/world/airport/airport.ts';
import { formatCount, formatLength, formatRough, type Units } from '#web/lib/format.ts';
import type { Catchments } from '#web/lib/game/catchments.ts';

/** Returns a text about a proposed hub, in the given units and the current number format. */
export type Reason = (units: Units) => string;

/** A measure for comparing hubs, with texts for the best ones. */
export interface Yardstick {
  /** Best first. No two airports compare as equal. */
  compare: (a: Airport, b: Airport) => number;
  /** Checks whether an airline could be viable there. */
  isFit: (airport: Airport) => boolean;
  /** Checks whether the airport is worth leaving the player's own region for. */
  isStrong: (airport: Airport) => boolean;
  /** Returns the figure that speaks for an airport. */
  claim: (airport: Airport) => Reason;
}

const isLarge = ({ type }: Airport) => type === 'large_airport';

const bySize = (a: Airport, b: Airport) =>
  b.runways - a.runways || b.longest_runway_m - a.longest_runway_m || a.id.localeCompare(b.id);

/** Compares by size, then by runways. Needs only the list of airports. */
export const BY_RUNWAYS: Yardstick = {
  compare: (a, b) => Number(isLarge(b)) - Number(isLarge(a)) || bySize(a, b),
  isFit: () => true,
  isStrong: isLarge,
  claim:
    ({ runways, longest_runway_m }) =>
    (units) => {
      const longest =
        longest_runway_m > 0
          ? `, ${runways === 1 ? '' : 'the longest '}${formatLength(longest_runway_m, units)}`
          : '';
      return `${formatCount(runways, 'runway')}${longest}`;
    },
};

/** Minimum trips per year of a hub that is proposed outside the player's time zone. */
const STRONG_TRIPS_MIN = 2_000_000;
/**
 * Trips per year below which the best airport of a time zone is shown with a warning. With one leased
 * aircraft, the first week is profitable in a third of the zones below this value and in nearly all above it
 * (seed/, 359 zones).
 */
const FEW = 900_000;

/** Compares by the trips per year that begin at each airport. */
export function byTravellers(catchments: Catchments): Yardstick {
  const tripsOf = ({ iata }: Airport) => catchments.get(iata)?.trips ?? 0;
  return {
    compare: (a, b) => tripsOf(b) - tripsOf(a) || bySize(a, b),
    isFit: (airport) => tripsOf(airport) > 0,
    isStrong: (airport) => tripsOf(airport) >= STRONG_TRIPS_MIN,
    claim: (airport) => () => {
      const trips = tripsOf(airport);
      return `${formatRough(trips)} trips per year${trips < FEW ? ' (few for an airline)' : ''}`;
    },
  };
}
