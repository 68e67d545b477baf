import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import { formatCount } from '#web/lib/format.ts';
import { useAirportMatcher } from '#web/lib/use-airport-matcher.ts';
import { worldAirportsQuery } from '#web/lib/world-airports.ts';

interface AirportSearch {
  /** Airports on the map by city if there is no text, otherwise the best matches worldwide. */
  rows: Airport[];
  /** Description of the rows. */
  summary: string;
}

/** Maximum number of listed rows. More would be slow to draw. */
const LISTED_MAX = 200;
const FOUND_MAX = 20;
/** Minimum text length for searching worldwide. */
const WORLD_FROM = 2;

/** Searches the airports on the map, and all airports once they are loaded. */
export function useAirportSearch(airports: readonly Airport[], text: string): AirportSearch {
  const wanted = text.trim();
  const world = useQuery({ ...worldAirportsQuery, enabled: wanted.length >= WORLD_FROM });
  const match = useAirportMatcher(world.data ?? airports, true, wanted !== '');
  const byCity = useMemo(
    () =>
      airports
        .toSorted((one, other) => servedCity(one).localeCompare(servedCity(other)))
        .slice(0, LISTED_MAX),
    [airports],
  );
  const rows = useMemo(() => match?.(wanted, FOUND_MAX).suggested, [match, wanted]);
  if (!rows) {
    const all = `${formatCount(airports.length, 'airport')} on the map`;
    const cut = `, first ${LISTED_MAX} listed. Type to find others.`;
    return { rows: byCity, summary: airports.length > LISTED_MAX ? all + cut : all };
  }
  const summary =
    rows.length === FOUND_MAX ? `${FOUND_MAX} best matches` : `${formatCount(rows.length, 'airport')} found`;
  return { rows, summary };
}
