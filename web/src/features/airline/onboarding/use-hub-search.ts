import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { basesQuery } from '#web/lib/game/bases.ts';
import { type Catchment, catchmentsQuery } from '#web/lib/game/catchments.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useAirportMatcher } from '#web/lib/use-airport-matcher.ts';
import { useWorld } from '#web/lib/world.ts';
import { worldAirportsQuery } from '#web/lib/world-airports.ts';
import type { HubChoiceOption } from './hub-choice.tsx';
import { hubLabel } from './hub-label.ts';
import { conditionsAt, proposeHubs } from './propose-hubs.ts';

export interface HubSearch {
  /** The airport that the text identifies. Null if there is none or the text is ambiguous. */
  hub: Airport | null;
  /** Suggestions for the text, best first. Empty once an airport is selected. */
  suggestions: Airport[];
  /** Whether the text matches the names, cities or codes of several airports. */
  isAmbiguous: boolean;
  /** Catchment of the hub. Null while unknown. */
  catchment: Catchment | null;
  /** Free slots and competitors at the hub, in words. Empty while unknown. */
  conditions: string[];
  /** Suggested hubs if there is no text. */
  proposals: HubChoiceOption[];
  /** Whether the airports are being loaded. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

const NONE: Airport[] = [];

/**
 * Searches the world's airports for the text of the hub field.
 *
 * @param isTyping whether the field has had the focus
 */
export function useHubSearch(text: string, isTyping: boolean): HubSearch {
  const { data, isLoading, error, refetch } = useQuery(worldAirportsQuery);
  const airports = data ?? NONE;
  // Optional: without catchments, hubs are proposed by their runways.
  const { data: catchments } = useQuery(catchmentsQuery);
  const { data: bases } = useQuery(basesQuery);
  const traffic = useWorld().data?.traffic;
  const units = useUnits();
  const match = useAirportMatcher(airports, isTyping, text.trim() !== '');
  const proposals = useMemo(
    () =>
      proposeHubs(airports, Intl.DateTimeFormat().resolvedOptions().timeZone, { catchments, bases, traffic }),
    [airports, catchments, bases, traffic],
  );
  const found = useMemo(() => match?.(text), [match, text]);
  const exact = found?.exact ?? null;
  const isPicked = exact !== null && text === hubLabel(exact);
  return {
    hub: exact,
    suggestions: found && !isPicked ? found.suggested : NONE,
    isAmbiguous: exact === null && found?.isLiteral === true,
    catchment: (exact && catchments?.get(exact.iata)) ?? null,
    conditions: exact ? conditionsAt(exact, { bases, traffic }) : [],
    // Formatted on every render because units and number format may change.
    proposals: proposals.map(({ airport, reason }) => ({ airport, reason: reason(units) })),
    isLoading,
    error: data ? null : error,
    retry: refetch,
  };
}
