import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { isHome } from '#game/network/rights/home.ts';
import { canFly } from '#game/network/route/check.ts';
import { LAPSE_WEEKS } from '#game/network/route/lapse.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import type { Market, RouteQuote } from '#game/payloads/market.ts';
import { withoutSlots } from '#game/slots/tight.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { WEEKS_A_YEAR } from '#game/world/time.ts';
import { EconomyNotes } from '#web/components/economy-notes.tsx';
import { Figure } from '#web/components/figure.tsx';
import { Icon } from '#web/components/icon.tsx';
import { moneyRange, RANGE_MEANS } from '#web/components/range-words.ts';
import {
  formatCount,
  formatDistance,
  formatMinutes,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
} from '#web/lib/format.ts';
import { useHomes } from '#web/lib/game/certificates.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { Outlook } from '#web/lib/planning/planner-messages.ts';
import { PROFIT_MEANS } from '#web/lib/planning/profit-words.ts';
import type { Candidates } from '#web/lib/planning/use-candidate-aircraft.ts';
import type { PairOutlooks } from '#web/lib/planning/use-pair-outlooks.ts';
import { useUnits } from '#web/lib/settings.ts';
import { BestAircraft } from '../shared/best-aircraft.tsx';
import { GroupBar, GroupLegend } from '../shared/group-bar.tsx';
import { MarketKnowledge } from '../shared/market-knowledge.tsx';
import { RivalList } from '../shared/rival-list.tsx';
import { withoutSlotsWords } from '../shared/without-slots-words.ts';
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
  candidates: Candidates;
  candidate: CandidateAircraft | null;
  airline: string;
  outlooks: PairOutlooks;
  /** For the candidate. Undefined while it is being computed, null if there is none. */
  outlook: Outlook | null | undefined;
  onChoose: (id: string) => void;
}

function ProfitWhy({ candidate, outlook }: { candidate: CandidateAircraft; outlook: Outlook }) {
  const money = outlook.prospect?.money;
  if (!money) return null;
  return (
    <p>
      One {candidate.model.manufacturer} {candidate.model.model} operates {money.flightsAWeek} flights per
      week at reference fares with a load factor of {formatPercent(money.loadFactor)}:{' '}
      {formatMoney(money.revenue)} of revenue less {formatMoney(money.revenue - money.profit)} of costs. The
      range is {moneyRange(outlook.band)}. {RANGE_MEANS} The average over a whole year is{' '}
      {formatMoney(outlook.yearly)} per week. {PROFIT_MEANS}
    </p>
  );
}

/** The facts for deciding whether to acquire a pair. */
export function QuoteView(props: QuoteViewProps) {
  const { from, to, quote, market, candidates, candidate, airline, outlooks, outlook, onChoose } = props;
  const units = useUnits();
  const homes = useHomes();
  const { km } = quote;
  const able = candidates.own.filter(
    ({ model, seats }) => !canFly(model, seats, km, from.longest_runway_m, to.longest_runway_m),
  ).length;
  const weekly = {
    leisure: quote.leisure / WEEKS_A_YEAR,
    business: quote.business / WEEKS_A_YEAR,
    premium: quote.premium / WEEKS_A_YEAR,
  };
  const without = withoutSlots(from, to, quote.slots);
  const demand = weekly.leisure + weekly.business + weekly.premium;
  const block = candidate ? blockMinutes(km, candidate.model.cruise_kmh) : null;
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Figures" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure label="Distance" value={formatDistance(km, units)} />
        <Figure label="Block time" value={block === null ? '–' : formatMinutes(block)} />
        <Figure label="Weekly demand, both directions" value={formatNumber(demand)} />
        <Figure
          label={`Profit per week, next ${FORECAST_WEEKS} weeks`}
          value={outlook === null ? '–' : outlook && formatMoneyShort(outlook.profit)}
          full={outlook ? formatMoney(outlook.profit) : undefined}
          why={
            outlook?.prospect && candidate ? <ProfitWhy candidate={candidate} outlook={outlook} /> : undefined
          }
        />
      </section>
      <EconomyNotes from={from} to={to} />
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-bold">Requirements</h2>
        <ul className="flex flex-col gap-1.5">
          {quote.faults.length === 0 && (
            <Line fine>
              {from.iata}–{to.iata} can be acquired.
            </Line>
          )}
          {quote.missing.length === 0 && homes && (
            <Line fine>
              You may fly {from.iata}–{to.iata}, because {isHome(homes, from) ? from.iata : to.iata} is in
              your home.
            </Line>
          )}
          {quote.faults.map(({ code, message }) => (
            <Line key={code + message} fine={false}>
              {message}
            </Line>
          ))}
          <Line fine={able > 0}>
            {candidates.own.length === 0
              ? 'You have no aircraft yet. See below which models can fly this route.'
              : candidates.own.length === 1
                ? `Your aircraft ${able === 1 ? 'can' : 'cannot'} fly this route.`
                : `${able} of your ${formatCount(candidates.own.length, 'aircraft')} can fly this route.`}
          </Line>
        </ul>
        <p className="text-13">
          {without.length > 0 && `${withoutSlotsWords(without)} `}A right without a flight for {LAPSE_WEEKS}{' '}
          weeks lapses.
        </p>
        <div className="mt-2 grid gap-x-6 gap-y-3 lg:grid-cols-2">
          <SlotBar code={from.iata} slots={quote.slots.from} />
          <SlotBar code={to.iata} slots={quote.slots.to} />
        </div>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-bold">Weekly demand by group</h2>
        <GroupBar figures={weekly} />
        <GroupLegend />
      </section>
      <MarketKnowledge from={from} to={to} market={quote} />
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-bold">Competitors</h2>
        <RivalList market={market} own={airline} />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-bold">Profit per week with one aircraft</h2>
        <BestAircraft pair={outlooks} chosen={candidate?.id ?? ''} onChoose={onChoose} />
        <p className="text-12 text-muted">{PROFIT_MEANS}</p>
      </section>
    </div>
  );
}
