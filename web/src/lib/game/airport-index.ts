import { useQuery } from '@tanstack/react-query';
import type { Airport } from '#game/world/airport/airport.ts';
import { worldAirportsQuery } from '../world-airports.ts';

export interface AirportIndex {
  all: readonly Airport[];
  /** By id. */
  byId: ReadonlyMap<string, Airport>;
  /** By IATA code in upper case. */
  byCode: ReadonlyMap<string, Airport>;
  /** Returns the IATA code of an airport, '???' for an unknown id. */
  codeOf: (id: string) => string;
}

const indexes = new WeakMap<readonly Airport[], AirportIndex>();

/** Returns the index, built once for all users. */
function indexOf(airports: readonly Airport[]): AirportIndex {
  const known = indexes.get(airports);
  if (known) return known;
  const byId = new Map(airports.map((airport) => [airport.id, airport]));
  const made: AirportIndex = {
    all: airports,
    byId,
    byCode: new Map(airports.map((airport) => [airport.iata, airport])),
    codeOf: (id) => byId.get(id)?.iata ?? '???',
  };
  indexes.set(airports, made);
  return made;
}

/** Returns all airports by id and by code. */
export const useAirportIndex = () => useQuery({ ...worldAirportsQuery, select: indexOf });
