import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { LEASE_MIN_WEEKS } from '#game/fleet/disposal.ts';
import { Line } from '#web/components/line.tsx';
import { moneyRange } from '#web/components/range-words.ts';
import { CABIN_WORDS } from '#web/lib/cabin-names.ts';
import { formatCount, formatMoney, formatMoneyShort, formatPercent } from '#web/lib/format.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { StartPlan } from '#web/lib/planning/planner-messages.ts';
import { afterCosts } from '#web/lib/planning/profit-words.ts';
import { withoutSlotsWords } from '../shared/without-slots-words.ts';
import type { StartTerms } from './start-terms.ts';

interface StartSummaryProps {
  /** AMS–LHR */
  pair: string;
  candidate: CandidateAircraft;
  plan: StartPlan;
  terms: StartTerms;
  /** Code of the airport at which the aircraft is or will be, and from when, in words. */
  place: string;
  delivery: string;
  /** How the week begins if not with its next flight. */
  positioning: string | null;
  /** Whether the airports have no slots in some hours. */
  isFull: boolean;
  /** IATA codes of the airports at which the right has no slots. */
  without: readonly string[];
  /** Cash afterwards, whole US dollars. */
  left: number;
}

/** The expected profit, terms and costs of starting a pair. */
export function StartSummary(props: StartSummaryProps) {
  const { pair, candidate, plan, terms, place, delivery, positioning, isFull, without, left } = props;
  const { prospect, band, yearly, usual } = plan;
  const { lease, fee } = terms;
  const { fares } = prospect.week;
  const sold = CABIN_CLASSES.filter((name) => candidate.cabin[name] > 0);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-12 text-muted">Profit per week, next {FORECAST_WEEKS} weeks</p>
        <p className="text-20 font-medium tabular-nums">{formatMoney(prospect.profit)}</p>
        <p className="text-13 tabular-nums">{moneyRange(band)} in four of five weeks</p>
        <p className="text-12 text-muted tabular-nums">
          {formatMoney(yearly)} per week over a whole year, {afterCosts(candidate)}. At reference fares,{' '}
          {formatMoney(usual)} per week.
          {prospect.money.connecting > 0 &&
            ` ${formatCount(prospect.money.connecting, 'passenger')} per week would connect to or from your other flights.`}
          {isFull && ' Some hours are full. This is the best week with the available slots.'}
        </p>
      </div>
      <dl className="flex flex-col gap-1">
        <Line label="Aircraft">
          {candidate.model.manufacturer} {candidate.model.model}
          {candidate.registration && `, ${candidate.registration}`}
        </Line>
        <Line label={`At ${place}`}>{delivery}</Line>
        {lease && (
          <Line label="Lease">
            {formatMoney(lease.weeklyRate)} per week, minimum term {LEASE_MIN_WEEKS} weeks
          </Line>
        )}
        <Line label="Week">
          {formatCount(prospect.legs.length, 'flight')}, load factor{' '}
          {formatPercent(prospect.money.loadFactor)}
        </Line>
        <Line label="Best fares">
          {sold.map((name) => `${formatMoney(fares[name])} ${CABIN_WORDS[name]}`).join(' · ')}
        </Line>
      </dl>
      <dl className="flex flex-col gap-1 border-t border-line pt-3">
        <Line label={`Route ${pair}`}>{formatMoney(fee)}</Line>
        {lease && <Line label="Deposit, refundable">{formatMoney(lease.deposit)}</Line>}
        {lease && <Line label="First week of the lease">{formatMoney(lease.weeklyRate)}</Line>}
        <Line label="Cash afterwards">
          <span className={left < 0 ? 'text-bad' : ''}>{formatMoneyShort(left)}</span>
        </Line>
      </dl>
      <p className="text-13 text-muted">
        {without.length > 0 && `${withoutSlotsWords(without)} `}
        {positioning ?? 'Flights start once the aircraft is there.'} You can change fares and timetable at any
        time.
      </p>
    </div>
  );
}
