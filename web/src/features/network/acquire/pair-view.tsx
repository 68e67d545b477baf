import { lazy, Suspense, useMemo, useState } from 'react';
import { NoRight } from '#web/components/rights/no-right.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useHomes } from '#web/lib/game/certificates.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { Outlook } from '#web/lib/planning/planner-messages.ts';
import type { PairOutlooks } from '#web/lib/planning/use-pair-outlooks.ts';
import { RouteMapBox } from '../map/route-map-box.tsx';
import { priceReason } from '../shared/price-reason.ts';
import { AcquireBox } from './acquire-box.tsx';
import { doubtOf } from './doubt.ts';
import { QuoteSkeleton } from './quote-skeleton.tsx';
import { QuoteView } from './quote-view.tsx';
import type { Acquire } from './use-acquire.ts';

const StartRoute = lazy(() => import('../start/start-route.tsx'));

/** On a phone, the price and the button stay visible while scrolling. */
const OFFER =
  'rounded-panel border border-line bg-surface p-4 max-md:sticky max-md:bottom-[calc(8px+var(--safe-bottom))] max-md:z-20 max-md:p-3 max-md:shadow-float';

const nothing = () => undefined;

/** Returns the outlook for an aircraft. Undefined while it is being computed, null if there is none. */
function outlookOf(
  candidate: CandidateAircraft | null,
  isPending: boolean,
  { able, outlooks, error }: PairOutlooks,
): Outlook | null | undefined {
  if (!candidate) return isPending ? undefined : null;
  const known = outlooks.get(candidate.id);
  if (known !== undefined) return known;
  return error !== null || able?.includes(candidate) === false ? null : undefined;
}

/** A pair: its facts, its map, its price and the ways to acquire it. */
export function PairView({ page, pair }: { page: Acquire; pair: NonNullable<Acquire['pair']> }) {
  const { airline, candidates, candidate, quote, market, outlooks, acquire } = page;
  const outlook = outlookOf(candidate, candidates.isPending, outlooks);
  const { from, to } = pair;
  const homes = useHomes();
  const isClosed = quote !== undefined && quote.missing.length > 0 && quote.owned === '';
  const key = `${from.id} ${to.id}`;
  /** Pair whose start dialog is open. */
  const [starting, setStarting] = useState('');
  const arcs = useMemo(
    () => [{ id: to.id, from: { ...from, isOrigin: true }, to, strength: 1, tone: 'series-1' }],
    [from, to],
  );
  const extra = useMemo(() => [{ ...from, isOrigin: true }], [from]);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(340px,36%)]">
      {quote && market ? (
        <QuoteView
          {...{ from, to, quote, market, candidates, candidate, airline, outlooks, outlook }}
          onChoose={(id) => page.change({ with: id })}
        />
      ) : (
        <QuoteSkeleton />
      )}
      <div className="flex min-w-0 flex-col gap-4 max-md:contents xl:sticky xl:top-6 xl:self-start">
        <RouteMapBox
          className="h-72 max-md:h-52"
          label={`${from.name} to ${to.name}`}
          routes={arcs}
          extra={extra}
          lit={null}
          onPoint={nothing}
          onPick={nothing}
          fitKey={key}
        />
        <section
          aria-label="Acquire"
          className={`flex flex-col gap-3 ${isClosed ? 'max-md:order-first' : OFFER}`}
        >
          {quote && homes && isClosed && (
            <NoRight {...{ from, to, homes }}>
              With one, the right costs {formatMoney(quote.price)}. {priceReason(quote.tariff)}
            </NoRight>
          )}
          {quote && !isClosed && (
            <AcquireBox
              key={key}
              pair={`${from.iata}–${to.iata}`}
              quote={quote}
              doubt={candidates.isPending ? undefined : doubtOf(candidates.own.length, outlooks)}
              outlook={outlook}
              isPending={acquire.isPending}
              error={acquire.error}
              onStart={() => setStarting(key)}
              onAcquire={acquire.run}
            />
          )}
        </section>
        {market && starting === key && (
          <Suspense>
            <StartRoute
              {...{ from, to, market, candidates, candidate, pair: outlooks }}
              onClose={() => setStarting('')}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
