import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { type Catchment, catchmentsQuery } from '../../lib/game/catchments.ts';
import { useUnits } from '../../lib/settings.ts';
import { useAirportMatcher } from '../../lib/use-airport-matcher.ts';
import { worldAirportsQuery } from '../../lib/world-airports.ts';
import type { HubChoiceOption } from './hub-choice.tsx';
import { hubLabel } from './hub-label.ts';
import { proposeHubs } from './propose-hubs.ts';

export interface HubSearch {
  /** The one airport that the text means; null where it means none or may mean several. */
  hub: Airport | null;
  /** Airports to offer while the text is typed, best first; none once one of them is picked. */
  suggestions: Airport[];
  /** Whether the text fits some airport's name, city or code, though it does not tell which is meant. */
  isAmbiguous: boolean;
  /** Who lives around that one; null while it is not known. */
  catchment: Catchment | null;
  /** Hubs to start from where there is no text. */
  proposals: HubChoiceOption[];
  /** The airports are on their way. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

const NONE: Airport[] = [];

/**
 * Follows the text of the hub field with what the world's airports have to say about it.
 * @param isTyping whether the person has been in the field
 */
export function useHubSearch(text: string, isTyping: boolean): HubSearch {
  const { data, isLoading, error, refetch } = useQuery(worldAirportsQuery);
  const airports = data ?? NONE;
  // Neither awaited nor missed: without it hubs are proposed by their runways.
  const { data: catchments } = useQuery(catchmentsQuery);
  const units = useUnits();
  const match = useAirportMatcher(airports, isTyping, text.trim() !== '');
  const proposals = useMemo(
    () => proposeHubs(airports, Intl.DateTimeFormat().resolvedOptions().timeZone, catchments),
    [airports, catchments],
  );
  const found = useMemo(() => match?.(text), [match, text]);
  const exact = found?.exact ?? null;
  const isPicked = exact !== null && text === hubLabel(exact);
  return {
    hub: exact,
    suggestions: found && !isPicked ? found.suggested : NONE,
    isAmbiguous: exact === null && found?.isLiteral === true,
    catchment: (exact && catchments?.get(exact.iata)) ?? null,
    // Put into words each time, since units and number style may have changed.
    proposals: proposals.map(({ airport, reason }) => ({ airport, reason: reason(units) })),
    isLoading,
    error: data ? null : error,
    retry: refetch,
  };
}
