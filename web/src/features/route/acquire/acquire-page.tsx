import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight, MapPinPlus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { ActionFailure } from '../../../components/action-failure.tsx';
import { AirportPicker } from '../../../components/airport-picker.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Page } from '../../../components/page.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useAddress } from '../../../components/use-address.ts';
import { act } from '../../../lib/act.ts';
import { useOwnAirline } from '../../../lib/airline.ts';
import { formatCount, formatMoney, formatMoneyShort } from '../../../lib/format.ts';
import { useAirportIndex } from '../../../lib/game/airport-index.ts';
import { useMarket, useRouteQuote } from '../../../lib/game/market.ts';
import { useAction } from '../../../lib/use-action.ts';
import { RouteMapBox } from '../map/route-map-box.tsx';
import { MachineSelect } from '../shared/machine-select.tsx';
import { useFacts } from '../shared/use-facts.ts';
import { chosenMachine, useMachines } from '../shared/use-machines.ts';
import { QuoteView, useForecast } from './quote-view.tsx';

const openedSchema = z.object({ route: z.string() });
const NONE: never[] = [];
const nothing = () => undefined;

/** Acquire Route: what a pair takes and would bring, then one press with its cost on it. */
export function Component() {
  const { params, change } = useAddress();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const airline = useOwnAirline().data;
  const airports = useAirportIndex();
  const machines = useMachines();
  const facts = useFacts();
  const index = airports.data;
  const from =
    index?.byCode.get((params.get('from') ?? '').toUpperCase()) ??
    (airline ? index?.byId.get(airline.hub) : undefined) ??
    null;
  const to = index?.byCode.get((params.get('to') ?? '').toUpperCase()) ?? null;
  const wanted = params.get('with');
  const machine = useMemo(() => chosenMachine(machines, wanted), [machines, wanted]);
  const isPair = from !== null && to !== null && from !== to;
  const quote = useRouteQuote(from?.id ?? '', to?.id ?? '');
  const market = useMarket(from?.id ?? '', to?.id ?? '');

  const acquire = useAction({
    mutationFn: (price: number) =>
      act('route.open', { from: from?.id ?? '', to: to?.id ?? '', price }, openedSchema),
    onSuccess: ({ route }) => {
      void queries.invalidateQueries({ queryKey: ['market'] });
      navigate(`/route/manage/?view=timetable&line=${route}`);
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
  const failure = airports.error ?? (isPair ? (quote.error ?? market.error) : null) ?? machines.error;
  const price = quote.data?.price;
  const left = airline && price !== undefined ? airline.cash - price : undefined;
  const open = quote.data?.owned;

  return (
    <Page title="Acquire Route" lead="The right to fly between two airports, for as long as you keep it.">
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
        <MachineSelect
          label="Reckon with"
          machines={machines}
          value={machine}
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
            <Link
              to={`/route/research/${from ? `?from=${from.iata}` : ''}`}
              className={buttonClass('primary')}
            >
              Research destinations
            </Link>
          }
        >
          Pick two airports to see what the route costs, which aircraft can fly it and what it would bring.
          Not sure where? Research ranks every destination by demand.
        </EmptyState>
      ) : failure && !(quote.data && market.data) ? (
        <ErrorState
          title="The route could not be looked up"
          error={failure}
          onRetry={() => {
            void airports.refetch();
            void quote.refetch();
            void market.refetch();
          }}
        />
      ) : (
        <div className="grid min-w-0 gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(340px,36%)]">
          {quote.data && market.data && facts ? (
            <QuoteView
              from={from}
              to={to}
              quote={quote.data}
              market={market.data}
              machines={machines}
              machine={machine}
              facts={facts}
              airline={airline?.id ?? ''}
              onChoose={(id) => change({ with: id })}
            />
          ) : (
            <QuoteSkeleton />
          )}
          {/* On a phone the panel stays in reach all the way down. */}
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
              className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4 max-md:sticky max-md:bottom-2 max-md:z-20 max-md:p-3 max-md:shadow-float"
            >
              {quote.data && price !== undefined && (
                <>
                  {!open && (
                    <Payback
                      price={price}
                      forecast={{ from, to, market: market.data, machine, facts, airline: airline?.id ?? '' }}
                      left={left}
                    />
                  )}
                  <ActionFailure title="The route was not acquired" error={acquire.error} />
                  {open ? (
                    <Link to={`/route/manage/?route=${open}`} className={buttonClass('primary')}>
                      Manage this route
                    </Link>
                  ) : (
                    <Button
                      tone="primary"
                      pending={acquire.isPending}
                      disabled={quote.data.faults.length > 0 || (left !== undefined && left < 0)}
                      onClick={() => acquire.run(price)}
                    >
                      Acquire route · {formatMoney(price)}
                    </Button>
                  )}
                </>
              )}
            </section>
          </div>
        </div>
      )}
    </Page>
  );
}

function QuoteSkeleton() {
  return (
    <div role="status" className="flex animate-late flex-col gap-4">
      <span className="sr-only">Looking the route up …</span>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

interface PaybackProps {
  price: number;
  left: number | undefined;
  forecast: Parameters<typeof useForecast>[0];
}

/** What is left after paying, and how long it takes to earn the fee. */
function Payback({ price, left, forecast: question }: PaybackProps) {
  const forecast = useForecast(question);
  const weeks = forecast && forecast.profit > 0 ? price / forecast.profit : null;
  return (
    <div className="flex flex-col gap-1 text-13">
      <p>
        <span className="font-medium">{formatMoney(price)}</span> once; giving the route up pays nothing back.
      </p>
      {left !== undefined && (
        <p className={left < 0 ? 'text-bad' : 'text-muted'}>
          {left < 0
            ? `You lack ${formatMoney(-left)}.`
            : `Leaves ${formatMoneyShort(left)} in cash${weeks === null ? '' : `; earned back in ${weeks < 1 ? 'less than a week' : `about ${formatCount(Math.ceil(weeks), 'week')}`} with one such aircraft`}.`}
        </p>
      )}
      {forecast && forecast.profit <= 0 && (
        <p className="text-warn">The chosen aircraft would lose money on it at usual fares.</p>
      )}
    </div>
  );
}
