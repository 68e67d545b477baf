import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { servedCity } from '../../../../game/airport-city.ts';
import { formatCount } from '../../lib/format.ts';
import { useAirportMatcher } from '../../lib/use-airport-matcher.ts';
import { worldAirportsQuery } from '../../lib/world-airports.ts';

interface AirportSearch {
  /** Without a text what the map shows, by city; else what comes nearest to it in the whole world, best first. */
  rows: Airport[];
  /** What the rows are, in words. */
  summary: string;
}

/** More rows than this help nobody and take time to draw. */
const MOST_LISTED = 200;
const MOST_FOUND = 20;
/** The airports that are not on the map are asked for once the text says something. */
const WORLD_FROM = 2;

/** Searches the airports on the map, and those of the rest of the world as soon as they are there. */
export function useAirportSearch(airports: readonly Airport[], text: string): AirportSearch {
  const wanted = text.trim();
  const world = useQuery({ ...worldAirportsQuery, enabled: wanted.length >= WORLD_FROM });
  const match = useAirportMatcher(world.data ?? airports, true, wanted !== '');
  const byCity = useMemo(
    () =>
      airports
        .toSorted((one, other) => servedCity(one).localeCompare(servedCity(other)))
        .slice(0, MOST_LISTED),
    [airports],
  );
  const rows = useMemo(() => match?.(wanted, MOST_FOUND).suggested, [match, wanted]);
  if (!rows) {
    const all = `${formatCount(airports.length, 'airport')} on the map`;
    const cut = `, the first ${MOST_LISTED} listed: type to find the others`;
    return { rows: byCity, summary: airports.length > MOST_LISTED ? all + cut : all };
  }
  const summary =
    rows.length === MOST_FOUND
      ? `${MOST_FOUND} best matches`
      : `${formatCount(rows.length, 'airport')} found`;
  return { rows, summary };
}
