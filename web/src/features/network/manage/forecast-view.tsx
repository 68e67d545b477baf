import { ArrowDown, ArrowUp } from 'lucide-react';
import { POTENTIAL } from '#game/demand/choice/tastes.ts';
import type { Factor } from '#game/demand/choice/utility.ts';
import type { WeekForecast } from '#game/demand/forecast/forecast-route.ts';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import type { WeekBand } from '#game/demand/forecast/week-band.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { Icon } from '#web/components/icon.tsx';
import { countRange, moneyRange, RANGE_MEANS } from '#web/components/range-words.ts';
import { formatMoney, formatMoneyChange, formatNumber, formatPercent } from '#web/lib/format.ts';
import { GROUP_NAMES } from '#web/lib/group-names.ts';

const FACTOR_WORDS: Record<Factor, string> = {
  fare: 'the fare',
  time: 'travel time',
  departure: 'departure times',
  stops: 'direct flights',
  frequency: 'frequency',
  size: 'the size of the aircraft',
  comfort: 'comfort',
  punctuality: 'punctuality',
  reputation: 'your reputation',
};

/**
 * Describes what a group of passengers chooses in a week.
 * @param demand passengers who would fly at usual fares and service. More can fly than that.
 * @param isNiche whether no competitor flies the pair directly
 */
export function choiceWords(flying: number, rivals: number, demand: number, isNiche: boolean): string {
  const others = isNiche ? 'travel by way of other airports' : 'choose competitors';
  return `${formatNumber(flying)} passengers choose you and ${formatNumber(rivals)} ${others}. At usual fares, with the usual number of flights, ${formatNumber(demand)} would fly.`;
}

interface ForecastViewProps {
  /** Forecast at the current fares. */
  now: WeekForecast;
  /** Forecast at the fares in the form, and the ranges of its figures. Undefined while they are being computed. */
  then: WeekForecast;
  band: WeekBand | undefined;
  /** Whether no competitor flies the pair directly. */
  isNiche: boolean;
}

function Change({ by, text }: { by: number; text: string }) {
  if (Math.round(by) === 0) return null;
  return (
    <span className={`flex items-center gap-0.5 text-12 ${by > 0 ? 'text-good' : 'text-bad'}`}>
      <Icon of={by > 0 ? ArrowUp : ArrowDown} />
      {text}
    </span>
  );
}

/**
 * The weekly forecast at the fares of the form, compared with now, and the reasons for passengers' choices.
 */
export function ForecastView({ now, then, band, isNiche }: ForecastViewProps) {
  const figures = [
    {
      label: 'Passengers',
      value: formatNumber(then.passengers),
      range: band ? countRange(band.passengers) : '…',
      by: then.passengers - now.passengers,
      text: formatNumber(Math.abs(then.passengers - now.passengers)),
    },
    {
      label: 'Load factor',
      value: formatPercent(then.loadFactor),
      range: null,
      by: (then.loadFactor - now.loadFactor) * 100,
      text: formatPercent(Math.abs(then.loadFactor - now.loadFactor)),
    },
    {
      label: 'Revenue',
      value: formatMoney(then.revenue),
      range: band ? moneyRange(band.revenue) : '…',
      by: then.revenue - now.revenue,
      text: formatMoneyChange(then.revenue - now.revenue),
    },
    {
      label: 'Profit after leases',
      value: formatMoney(then.profit),
      range: band ? moneyRange(band.profit) : '…',
      by: then.profit - now.profit,
      text: formatMoneyChange(then.profit - now.profit),
    },
  ];
  return (
    <section aria-label="Forecast for a week" className="flex flex-col gap-3">
      <h3 className="text-13 font-bold">Forecast per week, next {FORECAST_WEEKS} weeks</h3>
      <dl className="grid grid-cols-2 gap-3 tabular-nums" aria-live="polite">
        {figures.map(({ label, value, range, by, text }) => (
          <div key={label}>
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 text-16 font-medium">
              {value}
              <Change by={by} text={text} />
              {range && <span className="w-full text-12 font-normal text-muted">{range}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-muted">
        {RANGE_MEANS}
        {then.connecting > 0 &&
          ` ${formatNumber(then.connecting)} of the passengers connect to or from your other flights and pay ${formatMoney(then.connectingRevenue)} for this one.`}
      </p>
      <div className="flex flex-col gap-1.5 text-13">
        <h4 className="font-medium">Why</h4>
        <ul className="flex flex-col gap-1.5 text-muted">
          {PASSENGER_GROUPS.map((group) => {
            const { decisive, factors, against } = then.reasons[group];
            const flying = then.byGroup[group];
            const away = then.spilled[group];
            const rivals = Object.values(then.rivals).reduce((sum, groups) => sum + groups[group], 0);
            const demand = (flying + rivals + then.outside[group]) / POTENTIAL;
            const beside =
              against !== 'rivals' ? 'an average flight' : isNiche ? 'connections' : 'competitors';
            return (
              <li key={group}>
                <span className="font-medium text-ink">{GROUP_NAMES[group]}:</span>{' '}
                {choiceWords(flying, rivals, demand, isNiche)}{' '}
                {decisive &&
                  `Compared with ${beside}, your main ${factors[decisive] > 0 ? 'advantage' : 'disadvantage'} is ${FACTOR_WORDS[decisive]}.`}{' '}
                {away > 0 && `${formatNumber(away)} find no seat.`}
              </li>
            );
          })}
        </ul>
        <p className="text-12 text-muted">
          Total costs of {formatMoney(then.revenue - then.profit)} include {formatMoney(then.lease)} for
          leases, {formatMoney(then.checks)} for checks by hours flown and {formatMoney(then.compensation)}{' '}
          for compensation. Average cancellations are included.
        </p>
      </div>
    </section>
  );
}
