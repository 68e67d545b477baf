import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { worldAirportsQuery } from '../../lib/world-airports.ts';
import { type HubProposal, proposeHubs } from './propose-hubs.ts';
import { searchHubs } from './search-hubs.ts';

export interface HubSearch {
  /** The one airport that the text means; null where it means none or may mean several. */
  hub: Airport | null;
  /** Airports to offer while the text is typed, best first; none once it means one. */
  suggestions: Airport[];
  /** Airports to pick from where the text means no airport. */
  nearest: Airport[];
  /** Hubs to start from where there is no text. */
  proposals: HubProposal[];
  /** The airports are on their way. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

const NONE: Airport[] = [];

/** Follows the text of the hub field with what the world's airports have to say about it. */
export function useHubSearch(text: string): HubSearch {
  const { data, isLoading, error, refetch } = useQuery(worldAirportsQuery);
  const airports = data ?? NONE;
  const found = useMemo(() => searchHubs(airports, text), [airports, text]);
  const proposals = useMemo(
    () => proposeHubs(airports, Intl.DateTimeFormat().resolvedOptions().timeZone),
    [airports],
  );
  return { ...found, proposals, isLoading, error: data ? null : error, retry: refetch };
}
