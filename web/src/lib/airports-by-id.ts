import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { worldAirportsQuery } from './world-airports.ts';

export type AirportsById = ReadonlyMap<string, Airport>;

/** Returns all airports by id, loaded once per page load. Undefined while loading or not wanted. */
export function useAirportsById(wanted = true): AirportsById | undefined {
  const { data } = useQuery({ ...worldAirportsQuery, enabled: wanted });
  return useMemo(() => data && new Map(data.map((airport) => [airport.id, airport])), [data]);
}
