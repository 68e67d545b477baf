import { Check, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Airport } from '../../../../../game/airport.ts';
import { blockMinutes } from '../../../../../game/flight/block-time.ts';
import type { Market, RouteQuote } from '../../../../../game/records/market.ts';
import { canFly } from '../../../../../game/route/check.ts';
import { WEEKS_A_YEAR } from '../../../../../game/time.ts';
import { Figure } from '../../../components/figure.tsx';
import { Icon } from '../../../components/icon.tsx';
import {
  formatCount,
  formatDistance,
  formatMinutes,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  monthName,
} from '../../../lib/format.ts';
import { useUnits } from '../../../lib/settings.ts';
import { BestMachines } from '../shared/best-machines.tsx';
import { GroupBar, GroupLegend } from '../shared/group-bar.tsx';
import type { Machine } from '../shared/machine.ts';
import { othersOf, rivalsOf } from '../shared/market-departures.ts';
import { type AircraftForecast, forecastAircraft } from '../shared/plan-flights.ts';
import { RivalList } from '../shared/rival-list.tsx';
import type { Facts } from '../shared/use-facts.ts';
import { useInSlices } from '../shared/use-in-slices.ts';
import type { Machines } from '../shared/use-machines.ts';
import { SlotBar } from './slot-bar.tsx';

function Line({ fine, children }: { fine: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon of={fine ? Check : X} className={`mt-0.5 ${fine ? 'text-good' : 'text-bad'}`} />
      <span>{children}</span>
    </li>
  );
}

interface QuoteViewProps {
  from: Airport;
  to: Airport;
  quote: RouteQuote;
  market: Market;
  machines: Machines;
  machine: Machine | null;
  facts: Facts;
  airline: string;
  onChoose: (id: string) => void;
}

/** What the chosen aircraft would bring; undefined while it is worked out. */
export function useForecast({
  from,
  to,
  market,
  machine,
  facts,
  airline,
}: Pick<QuoteViewProps, 'from' | 'to' | 'machine' | 'airline'> & {
  market: Market | undefined;
  facts: Facts | null;
}): AircraftForecast | null | undefined {
  const questions = useMemo(() => {
    if (!market || !machine || !facts) return undefined;
    if (canFly(machine.model, machine.seats, market.km, from.longest_runway_m, to.longest_runway_m))
      return [];
    const { km, leisure, business, premium } = market;
    const pair = { km, leisure, business, premium, a: from, b: to, month: facts.month };
    return [{ pair, machine, others: othersOf(market, airline), fuelPrice: facts.fuelPrice }];
  }, [from, to, market, machine, facts, airline]);
  const outcomes = useInSlices(questions, forecastAircraft);
  return outcomes && (outcomes[0] ?? null);
}

/** Everything that speaks for or against acquiring a pair. */
export function QuoteView(props: QuoteViewProps) {
  const { from, to, quote, market, machines, machine, facts, airline, onChoose } = props;
  const units = useUnits();
  const forecast = useForecast(props);
  const { km } = quote;
  const able = machines.own.filter(
    ({ model, seats }) => !canFly(model, seats, km, from.longest_runway_m, to.longest_runway_m),
  ).length;
  const pair = useMemo(() => {
    const { leisure, business, premium } = market;
    return { km: market.km, leisure, business, premium, a: from, b: to, month: facts.month };
  }, [market, from, to, facts.month]);
  const others = useMemo(() => othersOf(market, airline), [market, airline]);
  const weekly = {
    leisure: quote.leisure / WEEKS_A_YEAR,
    business: quote.business / WEEKS_A_YEAR,
    premium: quote.premium / WEEKS_A_YEAR,
  };
  const demand = weekly.leisure + weekly.business + weekly.premium;
  const block = machine ? blockMinutes(km, machine.model.cruise_kmh) : null;
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Figures" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure label="Distance" value={formatDistance(km, units)} />
        <Figure label="Gate to gate" value={block === null ? '–' : formatMinutes(block)} />
        <Figure label="Demand a week, both ways" value={formatNumber(demand)} />
        <Figure
          label="Expected profit a week"
          value={forecast === undefined ? undefined : forecast ? formatMoneyShort(forecast.profit) : '–'}
          full={forecast ? formatMoney(forecast.profit) : undefined}
          why={
            forecast && machine ? (
              <p>
                In {monthName(facts.month)} one {machine.model.manufacturer} {machine.model.model} flies{' '}
                {forecast.flightsAWeek} times a week at usual fares, {formatPercent(forecast.loadFactor)}{' '}
                full: {formatMoney(forecast.revenue)} of fares, less{' '}
                {formatMoney(forecast.revenue - forecast.profit)} of costs, its lease for the hours used and
                its share of checks among them.
              </p>
            ) : undefined
          }
        />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-bold">Check</h2>
        <ul className="flex flex-col gap-1.5">
          {quote.faults.length === 0 && (
            <Line fine>
              {from.iata}–{to.iata} can be acquired: nothing stands against it.
            </Line>
          )}
          {quote.faults.map(({ code, message }) => (
            <Line key={code + message} fine={false}>
              {message}
            </Line>
          ))}
          <Line fine={able > 0}>
            {machines.own.length === 0
              ? 'You have no aircraft yet; see below which of those to be leased can fly it.'
              : machines.own.length === 1
                ? `Your aircraft ${able === 1 ? 'can' : 'cannot'} fly it.`
                : `${able} of your ${formatCount(machines.own.length, 'aircraft').replace(/s$/, '')} can fly it.`}
          </Line>
        </ul>
        <div className="mt-2 grid gap-x-6 gap-y-3 lg:grid-cols-2">
          <SlotBar code={from.iata} slots={quote.slots.from} />
          <SlotBar code={to.iata} slots={quote.slots.to} />
        </div>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-bold">Who wants to fly</h2>
        <GroupBar figures={weekly} />
        <GroupLegend />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-bold">Who flies it today</h2>
        <RivalList rivals={rivalsOf(market)} own={airline} />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-bold">Aircraft that can fly it, by what one would bring</h2>
        <BestMachines
          pair={pair}
          others={others}
          machines={machines}
          fuelPrice={facts.fuelPrice}
          ends={[from, to]}
          chosen={machine?.id ?? ''}
          onChoose={onChoose}
        />
      </section>
    </div>
  );
}
