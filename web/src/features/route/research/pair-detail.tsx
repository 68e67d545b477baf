import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Airport } from '../../../../../game/airport.ts';
import { blockMinutes } from '../../../../../game/flight/block-time.ts';
import type { Market } from '../../../../../game/records/market.ts';
import { WEEKS_A_YEAR } from '../../../../../game/time.ts';
import { buttonClass } from '../../../components/button.tsx';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useAddress } from '../../../components/use-address.ts';
import { useOwnAirline } from '../../../lib/airline.ts';
import { countryName, formatDistance, formatMinutes, formatNumber, monthName } from '../../../lib/format.ts';
import { useMarket } from '../../../lib/game/market.ts';
import { useRoutes } from '../../../lib/game/routes.ts';
import { useUnits } from '../../../lib/settings.ts';
import { BestMachines } from '../shared/best-machines.tsx';
import { GROUP_NAMES, GroupBar, type GroupFigures, groupShares } from '../shared/group-bar.tsx';
import type { Machine } from '../shared/machine.ts';
import { othersOf, rivalsOf } from '../shared/market-departures.ts';
import { forecastAircraft } from '../shared/plan-flights.ts';
import { RivalList } from '../shared/rival-list.tsx';
import { useInSlices } from '../shared/use-in-slices.ts';
import type { Machines } from '../shared/use-machines.ts';
import { DemandHeat } from './demand-heat.tsx';

const DemandMonths = lazy(() => import('./demand-months.tsx'));
const FarePlot = lazy(() => import('../shared/fare-plot.tsx'));

interface PairDetailProps {
  from: Airport;
  to: Airport;
  machines: Machines;
  machine: Machine | null;
  facts: { month: number; fuelPrice: number } | null;
  onClose: () => void;
}

const GROUPS = ['leisure', 'business', 'premium'] as const;

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-13 font-medium">{title}</h3>
      {children}
    </section>
  );
}

/** The fare–demand curve, flown by the chosen aircraft at its best frequency. */
function Curve({
  market,
  from,
  to,
  machine,
  facts,
}: Pick<PairDetailProps, 'from' | 'to'> & {
  market: Market;
  machine: Machine;
  facts: { month: number; fuelPrice: number };
}) {
  const airline = useOwnAirline().data?.id ?? '';
  const { leisure, business, premium, km } = market;
  const questions = useMemo(() => {
    const pair = { km, leisure, business, premium, a: from, b: to, month: facts.month };
    return [{ pair, machine, others: othersOf(market, airline), fuelPrice: facts.fuelPrice }];
  }, [km, leisure, business, premium, from, to, facts, machine, market, airline]);
  const week = useInSlices(questions, forecastAircraft)?.[0]?.week;
  if (!week) return null;
  return (
    <FarePlot
      week={week}
      cabin="economy"
      marks={[
        { label: 'usual', fare: week.fares.economy },
        ...rivalsOf(market)
          .slice(0, 3)
          .map(({ id, code, economy }) => ({ label: id === airline ? 'yours' : code, fare: economy })),
      ]}
      show="passengers"
    />
  );
}

/** Everything about one pair: who wants to fly and when, at what fare, who flies, and what an aircraft would bring. */
export default function PairDetail({ from, to, machines, machine, facts, onClose }: PairDetailProps) {
  const units = useUnits();
  const airline = useOwnAirline().data?.id ?? '';
  const { change } = useAddress();
  const query = useMarket(from.id, to.id);
  const market = query.data;
  const owned = useRoutes().data?.find(
    ({ a, b }) => (a === from.id && b === to.id) || (a === to.id && b === from.id),
  );
  const others = useMemo(() => (market ? othersOf(market, airline) : []), [market, airline]);
  const pair = useMemo(
    () =>
      market && facts
        ? {
            km: market.km,
            leisure: market.leisure,
            business: market.business,
            premium: market.premium,
            a: from,
            b: to,
            month: facts.month,
          }
        : null,
    [market, facts, from, to],
  );
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
              {machine &&
                `, ${formatMinutes(blockMinutes(market.km, machine.model.cruise_kmh))} by ${machine.model.model}`}
            </span>
          )}
        </>
      }
      onClose={onClose}
      actions={
        owned ? (
          <Link to={`/route/manage/?route=${owned.id}`} className={buttonClass('primary')}>
            Manage this route
          </Link>
        ) : (
          <Link
            to={`/route/acquire/?from=${from.iata}&to=${to.iata}${machine ? `&with=${machine.id}` : ''}`}
            className={buttonClass('primary')}
          >
            Acquire route
          </Link>
        )
      }
    >
      {query.error && !market ? (
        <ErrorState
          title="The pair could not be looked up"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : !market || !weekly ? (
        <div role="status" className="flex animate-late flex-col gap-4">
          <span className="sr-only">Looking the pair up …</span>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <div className="flex flex-col gap-6">
          <Block title="People who want to fly a week, both ways">
            <GroupBar figures={weekly} />
            <dl className="grid grid-cols-3 gap-2 tabular-nums">
              {GROUPS.map((group) => (
                <div key={group}>
                  <dt className="text-12 text-muted">{GROUP_NAMES[group]}</dt>
                  <dd className="text-16 font-medium">{formatNumber(weekly[group])}</dd>
                </div>
              ))}
            </dl>
            <p className="sr-only">{groupShares(weekly)}</p>
          </Block>
          <Block title="Flown by">
            <RivalList rivals={rivalsOf(market)} own={airline} />
          </Block>
          {pair && facts && (
            <Block title="What one aircraft would bring">
              <BestMachines
                pair={pair}
                others={others}
                machines={machines}
                fuelPrice={facts.fuelPrice}
                ends={[from, to]}
                chosen={machine?.id ?? ''}
                onChoose={(id) => change({ with: id })}
              />
              <p className="text-12 text-muted">
                A week in {monthName(facts.month)}, at usual fares and the frequency that brings most, less
                its lease for the hours used.
              </p>
            </Block>
          )}
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            {machine && facts && (
              <Curve market={market} from={from} to={to} machine={machine} facts={facts} />
            )}
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
