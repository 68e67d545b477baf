import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { airportMatcher } from '../../../../game/airport-match.ts';
import { formatCount } from '../../lib/format.ts';
import { worldAirportsQuery } from '../../lib/world-airports.ts';

interface AirportSearch {
  /** Without a text what the map shows, by name; else what comes nearest to it in the whole world, best first. */
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
  const match = useMemo(() => airportMatcher(world.data ?? airports), [world.data, airports]);
  const byName = useMemo(
    () => airports.toSorted((one, other) => one.name.localeCompare(other.name)).slice(0, MOST_LISTED),
    [airports],
  );
  if (wanted === '') {
    const all = `${formatCount(airports.length, 'airport')} on the map`;
    const cut = `, the first ${MOST_LISTED} listed: type to find the others`;
    return { rows: byName, summary: airports.length > MOST_LISTED ? all + cut : all };
  }
  const rows = match(wanted, MOST_FOUND).ranked;
  const summary =
    rows.length === MOST_FOUND
      ? `${MOST_FOUND} best matches`
      : `${formatCount(rows.length, 'airport')} found`;
  return { rows, summary };
}
