import { ArrowLeftRight, MapPinPlus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { AirportPicker } from '#web/components/airport-field/airport-picker.tsx';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
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
import { RouteMapBox } from '../map/route-map-box.tsx';
import { CandidateSelect } from '../shared/candidate-select.tsx';
import { AcquireBox } from './acquire-box.tsx';
import { doubtOf } from './doubt.ts';
import { QuoteView } from './quote-view.tsx';

const StartRoute = lazy(() => import('../start/start-route.tsx'));

const openedSchema = z.object({ route: z.string() });
const NONE: never[] = [];
const nothing = () => undefined;

/** The Acquire Route page: requirements, expected profit and price of a pair. */
export function Component() {
  const { wanted: params, change } = useAddress();
  const navigate = useNavigate();
  /** Pair whose start dialog is open. */
  const [starting, setStarting] = useState('');
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
  const isPair = from !== null && to !== null && from !== to;
  const quote = useRouteQuote(from?.id ?? '', to?.id ?? '');
  const market = useMarket(from?.id ?? '', to?.id ?? '');
  const outlooks = usePairOutlooks(from, to, market.data, candidates, candidate);
  const outlook = candidate ? outlooks.outlooks.get(candidate.id) : null;

  const acquire = useAction({
    mutationFn: (price: number) =>
      act('route.open', { from: from?.id ?? '', to: to?.id ?? '', price }, openedSchema),
    onSuccess: ({ route }) => {
      offerUndo(`${from?.iata}–${to?.iata} acquired.`, () => act('route.undo', { route }));
      return navigate(linkTo('manageRoutes', { view: 'timetable', line: route }));
    },
  });

  const arcs = useMemo(
    () =>
      from && to && from !== to
        ? [{ id: to.id, from: { ...from, isOrigin: true }, to, strength: 1, tone: 'series-1' }]
        : [],
    [from, to],
  );
  const extra = useMemo(() => (from ? [{ ...from, isOrigin: true }] : []), [from]);
  const failure = airports.error ?? (isPair ? (quote.error ?? market.error) : null) ?? candidates.error;

  return (
    <Page title="Acquire Route" lead="The right to fly between two airports, for as long as you use it.">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <AirportPicker
          label="From"
          airports={index?.all ?? NONE}
          value={from}
          onPick={(airport) => change({ from: airport.iata })}
          className="w-80 max-md:w-full"
        />
        <div className="max-md:hidden">
          <IconButton
            icon={ArrowLeftRight}
            label="Swap the airports"
            disabled={!from || !to}
            onClick={() => change({ from: to?.iata ?? null, to: from?.iata ?? null })}
          />
        </div>
        <AirportPicker
          label="To"
          airports={index?.all ?? NONE}
          value={to}
          onPick={(airport) => change({ to: airport.iata })}
          error={from && from === to ? 'A route needs two different airports.' : undefined}
          className="w-80 max-md:w-full"
        />
        <CandidateSelect
          label="Aircraft for the estimate"
          candidates={candidates}
          value={candidate}
          onChange={(id) => change({ with: id })}
          className="w-80 max-md:w-full"
        />
      </div>
      {airports.error && !index ? (
        <ErrorState
          title="The airports could not be loaded"
          error={airports.error}
          onRetry={() => void airports.refetch()}
        />
      ) : !index && params.has('to') ? (
        <QuoteSkeleton />
      ) : !isPair ? (
        <EmptyState
          icon={MapPinPlus}
          title="Choose where to fly"
          action={
            <Link to={linkTo('research', { from: from?.iata })} className={buttonClass('primary')}>
              Research destinations
            </Link>
          }
        >
          Choose two airports to see the price of the route, suitable aircraft and the expected profit. Not
          sure where to fly? The research page ranks all destinations by demand.
        </EmptyState>
      ) : failure && !(quote.data && market.data) ? (
        <ErrorState
          title="The route could not be loaded"
          error={failure}
          onRetry={() => {
            void airports.refetch();
            void quote.refetch();
            void market.refetch();
          }}
        />
      ) : (
        <div className="grid min-w-0 gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(340px,36%)]">
          {quote.data && market.data ? (
            <QuoteView
              from={from}
              to={to}
              quote={quote.data}
              market={market.data}
              candidates={candidates}
              candidate={candidate}
              airline={airline?.id ?? ''}
              outlooks={outlooks}
              onChoose={(id) => change({ with: id })}
            />
          ) : (
            <QuoteSkeleton />
          )}
          {/* On a phone the panel stays visible while scrolling. */}
          <div className="flex min-w-0 flex-col gap-4 max-md:contents xl:sticky xl:top-6 xl:self-start">
            <RouteMapBox
              className="h-72 max-md:h-52"
              label={`${from.name} to ${to.name}`}
              routes={arcs}
              extra={extra}
              lit={null}
              onPoint={nothing}
              onPick={nothing}
              fitKey={`${from.id} ${to.id}`}
            />
            <section
              aria-label="Acquire"
              className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4 max-md:sticky max-md:bottom-[calc(8px+var(--safe-bottom))] max-md:z-20 max-md:p-3 max-md:shadow-float"
            >
              {quote.data && (
                <AcquireBox
                  key={`${from.id} ${to.id}`}
                  pair={`${from.iata}–${to.iata}`}
                  quote={quote.data}
                  doubt={candidates.isPending ? undefined : doubtOf(candidates.own.length, outlooks)}
                  outlook={outlook}
                  isPending={acquire.isPending}
                  error={acquire.error}
                  onStart={() => setStarting(`${from.id} ${to.id}`)}
                  onAcquire={acquire.run}
                />
              )}
            </section>
            {market.data && starting === `${from.id} ${to.id}` && (
              <Suspense>
                <StartRoute
                  {...{ from, to, market: market.data, candidates, candidate, pair: outlooks }}
                  onClose={() => setStarting('')}
                />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

function QuoteSkeleton() {
  return (
    <div role="status" className="flex animate-late flex-col gap-4">
      <span className="sr-only">Loading route …</span>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
