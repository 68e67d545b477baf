import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import type { CityNames } from '#game/world/airport/airport-entry.ts';
import { type AirportMatch, airportMatcher } from '#game/world/airport/airport-match.ts';
import { airportNamesQuery } from './airport-names.ts';

type Matcher = (text: string, limit?: number) => AirportMatch<Airport>;

const NO_NAMES: CityNames = {};
/** Cached matcher per list of airports, because building one takes 0.1 s and a page has several fields. */
const prepared = new WeakMap<readonly Airport[], { names: CityNames; match: Matcher }>();

function matcherFor(airports: readonly Airport[], names: CityNames): Matcher {
  const known = prepared.get(airports);
  if (known?.names === names) return known.match;
  const match = airportMatcher(airports, names);
  prepared.set(airports, { names, match });
  return match;
}

/**
 * Returns a search among airports by their names and by city names in other languages. Null while not needed.
 *
 * @param airports a stable array
 * @param isSearching whether to load the names
 * @param hasText whether to build the matcher
 */
export function useAirportMatcher(
  airports: readonly Airport[],
  isSearching: boolean,
  hasText: boolean,
): Matcher | null {
  const { data: names = NO_NAMES } = useQuery({ ...airportNamesQuery, enabled: isSearching });
  return useMemo(() => (hasText ? matcherFor(airports, names) : null), [airports, names, hasText]);
}
