import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useAddress } from '#web/components/use-address.ts';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useMarket, useRouteQuote } from '#web/lib/game/market.ts';
import { offerUndo } from '#web/lib/offer-undo.ts';
import { linkTo } from '#web/lib/pages.ts';
import { chosenCandidate, useCandidateAircraft } from '#web/lib/planning/use-candidate-aircraft.ts';
import { usePairOutlooks } from '#web/lib/planning/use-pair-outlooks.ts';
import { useAction } from '#web/lib/use-action.ts';

const openedSchema = z.object({ route: z.string() });

/** Returns the pair and the aircraft that the address names, what is known about them, and the call to acquire the pair. */
export function useAcquire() {
  const { wanted: params, change } = useAddress();
  const navigate = useNavigate();
  const airline = useOwnAirline().data;
  const airports = useAirportIndex();
  const candidates = useCandidateAircraft();
  const index = airports.data;
  const from =
    index?.byCode.get((params.get('from') ?? '').toUpperCase()) ??
    (airline ? index?.byId.get(airline.hub) : undefined) ??
    null;
  const to = index?.byCode.get((params.get('to') ?? '').toUpperCase()) ?? null;
  const wanted = params.get('with');
  const candidate = useMemo(() => chosenCandidate(candidates, wanted), [candidates, wanted]);
  const pair = useMemo(() => (from && to && from !== to ? { from, to } : null), [from, to]);
  const quote = useRouteQuote(from?.id ?? '', to?.id ?? '');
  const market = useMarket(from?.id ?? '', to?.id ?? '');
  const outlooks = usePairOutlooks(from, to, market.data, candidates, candidate);

  const acquire = useAction({
    mutationFn: (price: number) =>
      act('route.open', { from: from?.id ?? '', to: to?.id ?? '', price }, openedSchema),
    onSuccess: ({ route }) => {
      offerUndo(`${from?.iata}–${to?.iata} acquired.`, () => act('route.undo', { route }));
      return navigate(linkTo('manageRoutes', { view: 'timetable', line: route }));
    },
  });

  return {
    change,
    airline: airline?.id ?? '',
    airports,
    index,
    from,
    to,
    /** Whether the address names a destination, known or not. */
    isAsked: params.has('to'),
    /** Null unless both airports are known and different. */
    pair,
    candidates,
    candidate,
    /** Id of the aircraft in the address. */
    wanted,
    quote: quote.data,
    market: market.data,
    outlooks,
    acquire,
    failure: airports.error ?? (pair ? (quote.error ?? market.error) : null) ?? candidates.error,
    refetch: () => {
      void airports.refetch();
      void quote.refetch();
      void market.refetch();
    },
  };
}

export type Acquire = ReturnType<typeof useAcquire>;
