import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '../../../game/airport.ts';
import type { CityNames } from '../../../game/airport-entry.ts';
import { type AirportMatch, airportMatcher } from '../../../game/airport-match.ts';
import { airportNamesQuery } from './airport-names.ts';

type Matcher = (text: string, limit?: number) => AirportMatch<Airport>;

const NO_NAMES: CityNames = {};
/** The last matcher of each list of airports: to prepare one takes a tenth of a second, and a page has several fields. */
const prepared = new WeakMap<readonly Airport[], { names: CityNames; match: Matcher }>();

function matcherFor(airports: readonly Airport[], names: CityNames): Matcher {
  const known = prepared.get(airports);
  if (known?.names === names) return known.match;
  const match = airportMatcher(airports, names);
  prepared.set(airports, { names, match });
  return match;
}

/**
 * Returns the search among these airports, by their own names and those that their cities have in other languages; null
 * while nobody searches.
 * @param airports keep the array
 * @param isSearching whether somebody is about to: fetches the names
 * @param hasText whether there is something to find: prepares the search
 */
export function useAirportMatcher(
  airports: readonly Airport[],
  isSearching: boolean,
  hasText: boolean,
): Matcher | null {
  const { data: names = NO_NAMES } = useQuery({ ...airportNamesQuery, enabled: isSearching });
  return useMemo(() => (hasText ? matcherFor(airports, names) : null), [airports, names, hasText]);
}
