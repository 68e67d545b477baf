import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Airport } from '../../../game/airport.ts';
import { airportNamesQuery } from './airport-names.ts';
import { countryName } from './format.ts';

/** Returns everything that a table's search finds an airport by. */
export type AirportWords = (airport: Airport) => string;

/** The words of airports for a table on this page, with the names of their cities once somebody searches in it. */
export function useAirportWords(): AirportWords {
  const [params] = useSearchParams();
  const { data: names } = useQuery({ ...airportNamesQuery, enabled: params.has('q') });
  return useCallback(
    ({ iata, icao, name, city, municipality, country }) =>
      [iata, icao, name, city, municipality, countryName(country), names?.[iata]].join(' '),
    [names],
  );
}
