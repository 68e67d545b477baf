import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Airport } from '#game/world/airport/airport.ts';
import { airportNamesQuery } from './airport-names.ts';
import { useAirportsById } from './airports-by-id.ts';
import { countryName } from './format.ts';

/** Returns the searchable text of an airport for a table. */
export type AirportWords = (airport: Airport) => string;

/**
 * Returns the searchable texts of airports for a table, with city names in other languages once a search is
 * active.
 */
export function useAirportWords(): AirportWords {
  const [params] = useSearchParams();
  const { data: names } = useQuery({ ...airportNamesQuery, enabled: params.has('q') });
  return useCallback(
    ({ iata, icao, name, city, municipality, country }) =>
      [iata, icao, name, city, municipality, countryName(country), names?.[iata]].join(' '),
    [names],
  );
}

/** Does the same by airport id. Empty until the airports are loaded. */
export function useWordsById(): (airport: string) => string {
  const airports = useAirportsById();
  const wordsOf = useAirportWords();
  return useCallback(
    (id) => {
      const airport = airports?.get(id);
      return airport ? wordsOf(airport) : '';
    },
    [airports, wordsOf],
  );
}
