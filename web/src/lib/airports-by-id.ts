import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '../../../game/airport.ts';
import { worldAirportsQuery } from './world-airports.ts';

export type AirportsById = ReadonlyMap<string, Airport>;

/** All the world's airports by id, fetched once a page load; undefined until they are there or while nobody wants them. */
export function useAirportsById(wanted = true): AirportsById | undefined {
  const { data } = useQuery({ ...worldAirportsQuery, enabled: wanted });
  return useMemo(() => data && new Map(data.map((airport) => [airport.id, airport])), [data]);
}
