import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { mayFly } from '#game/network/rights/home.ts';
import { routeFee } from '#game/network/route/price.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { WEEKS_A_YEAR } from '#game/world/time.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Drawer } from '#web/components/drawer/drawer.tsx';
import { EconomyNotes } from '#web/components/economy-notes.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { NoRight } from '#web/components/rights/no-right.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { countryName, formatDistance, formatMinutes, formatMoney, formatNumber } from '#web/lib/format.ts';
import { useHomes } from '#web/lib/game/certificates.ts';
import { useMarket } from '#web/lib/game/market.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { GROUP_NAMES } from '#web/lib/group-names.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { rivalsOf } from '#web/lib/planning/market-departures.ts';
import { routeBetween } from '#web/lib/planning/pair.ts';
import { PROFIT_MEANS } from '#web/lib/planning/profit-words.ts';
import type { Candidates } from '#web/lib/planning/use-candidate-aircraft.ts';
import { usePairOutlooks } from '#web/lib/planning/use-pair-outlooks.ts';
import { useUnits } from '#web/lib/settings.ts';
import { BestAircraft } from '../shared/best-aircraft.tsx';
import { GroupBar, type GroupFigures, groupShares } from '../shared/group-bar.tsx';
import { MarketKnowledge } from '../shared/market-knowledge.tsx';
import { priceReason } from '../shared/price-reason.ts';
import { RivalList } from '../shared/rival-list.tsx';
import { DemandHeat } from './demand-heat.tsx';

const DemandMonths = lazy(() => import('./demand-months.tsx'));
const StartRoute = lazy(() => import('../start/start-route.tsx'));
const FarePlot = lazy(() => import('../shared/fare-plot.tsx'));

interface PairDetailProps {
  from: Airport;
  to: Airport;
  candidates: Candidates;
  candidate: CandidateAircraft | null;
  onClose: () => void;
}

const NO_ROUTES: never[] = [];

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-13 font-medium">{title}</h3>
      {children}
    </section>
  );
}

/** The fare–demand curve for the best week of the selected aircraft. */
function Curve({ market, week }: { market: Market; week: RouteWeek }) {
  return (
    <FarePlot
      week={week}
      cabin="economy"
      marks={[
        { label: 'reference', fare: week.fares.economy },
        ...rivalsOf(market)
          .slice(0, 3)
          .map(({ id, code, economy }) => ({ label: id === week.airline ? 'yours' : code, fare: economy })),
      ]}
      show="passengers"
    />
  );
}

/** Details of a pair: demand by group, time and fare, competitors, and profit by aircraft. */
export default function PairDetail({ from, to, candidates, candidate, onClose }: PairDetailProps) {
  const units = useUnits();
  const airline = useOwnAirline().data?.id ?? '';
  const { change } = useAddress();
  const [isStarting, setStarting] = useState(false);
  const query = useMarket(from.id, to.id);
  const market = query.data;
  const homes = useHomes();
  const isForbidden = homes && !mayFly(homes, from, to);
  const owned = routeBetween(useRoutes().data ?? NO_ROUTES, from.id, to.id);
  const outlooks = usePairOutlooks(from, to, market, candidates, candidate);
  const week = outlooks.outlooks.get(candidate?.id ?? '')?.prospect?.week;
  const weekly: GroupFigures | null = market
    ? {
        leisure: market.leisure / WEEKS_A_YEAR,
        business: market.business / WEEKS_A_YEAR,
        premium: market.premium / WEEKS_A_YEAR,
      }
    : null;

  return (
    <Drawer
      title={`${from.iata}–${to.iata}`}
      subtitle={
        <>
          {to.name}, {countryName(to.country)}
          {market && (
            <span className="block tabular-nums">
              {formatDistance(market.km, units)}
              {candidate &&
                `, ${formatMinutes(blockMinutes(market.km, candidate.model.cruise_kmh))} by ${candidate.model.model}`}
            </span>
          )}
        </>
      }
      onClose={onClose}
      actions={
        owned ? (
          <Link to={linkTo('manageRoutes', { route: owned.id })} className={buttonClass('primary')}>
            Manage this route
          </Link>
        ) : isForbidden ? undefined : (
          <>
            <Button
              tone="primary"
              disabled={!market || candidates.isPending}
              onClick={() => setStarting(true)}
            >
              Start flights
            </Button>
            <Link
              to={linkTo('acquireRoute', { from: from.iata, to: to.iata, with: candidate?.id })}
              className={buttonClass('secondary')}
            >
              Acquire route
            </Link>
          </>
        )
      }
    >
      {isStarting && market && (
        <Suspense>
          <StartRoute
            {...{ from, to, market, candidates, candidate, pair: outlooks }}
            onClose={() => setStarting(false)}
          />
        </Suspense>
      )}
      {query.error && !market ? (
        <ErrorState
          title="The pair could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : !market || !weekly ? (
        <div role="status" className="flex animate-late flex-col gap-4">
          <span className="sr-only">Loading pair …</span>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <div className="flex flex-col gap-6">
          {isForbidden && <NoRight {...{ from, to, homes }} />}
          <EconomyNotes from={from} to={to} />
          <Block title="Demand per week, both directions">
            <GroupBar figures={weekly} />
            <dl className="grid grid-cols-3 gap-2 tabular-nums">
              {PASSENGER_GROUPS.map((group) => (
                <div key={group}>
                  <dt className="text-12 text-muted">{GROUP_NAMES[group]}</dt>
                  <dd className="text-16 font-medium">{formatNumber(weekly[group])}</dd>
                </div>
              ))}
            </dl>
            <p className="sr-only">{groupShares(weekly)}</p>
          </Block>
          <MarketKnowledge from={from} to={to} market={market} />
          {!owned && (
            <Block title="Right to fly">
              <p>
                {formatMoney(routeFee(market.km, market.tariff))}, once.{' '}
                <span className="text-13 text-muted">{priceReason(market.tariff)}</span>
              </p>
            </Block>
          )}
          <Block title="Airlines">
            <RivalList market={market} own={airline} />
          </Block>
          <Block title="Profit per week with one aircraft">
            <BestAircraft
              pair={outlooks}
              chosen={candidate?.id ?? ''}
              onChoose={(id) => change({ with: id })}
            />
            <p className="text-12 text-muted">{PROFIT_MEANS}</p>
          </Block>
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            {week && <Curve market={market} week={week} />}
          </Suspense>
          <DemandHeat weekly={weekly} code={from.iata} />
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <DemandMonths weekly={weekly} lats={[from.lat, to.lat]} />
          </Suspense>
        </div>
      )}
    </Drawer>
  );
}
