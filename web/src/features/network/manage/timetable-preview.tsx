import { useMemo } from 'react';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import type { Leg } from '#game/tables/leg.ts';
import { moneyRange } from '#web/components/range-words.ts';
import { formatMoney, formatMoneyChange, formatNumber, formatPercent } from '#web/lib/format.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { OwnLeg } from '#web/lib/planning/pair.ts';
import type { PlanRoute } from './plan-week.ts';
import { useWeekForecast } from './use-week-forecast.ts';

interface TimetablePreviewProps {
  lines: readonly PlanRoute[];
  stored: readonly Leg[];
  /** The timetable with the drafts. */
  timetable: readonly OwnLeg[];
  candidates: readonly CandidateAircraft[];
  /** Ids of the aircraft with a changed week. */
  touched: readonly string[];
}

/** Weekly forecast for the changed routes, compared with now. */
export function TimetablePreview({ lines, stored, timetable, candidates, touched }: TimetablePreviewProps) {
  const concerned = useMemo(() => {
    const routes = new Set(
      [...stored, ...timetable]
        .filter(({ aircraft }) => touched.includes(aircraft))
        .map(({ route }) => route),
    );
    return lines.filter(({ route }) => routes.has(route.id));
  }, [lines, stored, timetable, touched]);
  const then = useWeekForecast(concerned, timetable, candidates, true);
  const now = useWeekForecast(concerned, stored, candidates, false);
  if (touched.length === 0)
    return (
      <p className="text-13 text-muted">
        Change the week by hand or plan it automatically. The forecast appears here before you set it.
      </p>
    );
  if (concerned.length === 0) return null;
  const figures =
    then && now
      ? [
          ['Profit', formatMoney(then.profit), formatMoneyChange(then.profit - now.profit)],
          ['Four of five weeks', then.band ? moneyRange(then.band) : '…', ''],
          ['Revenue', formatMoney(then.revenue), ''],
          ['Passengers', formatNumber(then.passengers), ''],
          ['Load factor', formatPercent(then.load), ''],
        ]
      : [];
  return (
    <section aria-label="Forecast" className="flex flex-col gap-2 rounded-panel border border-line p-3">
      <h2 className="text-13 font-bold">Forecast per week on these routes, next {FORECAST_WEEKS} weeks</h2>
      {figures.length === 0 ? (
        <p role="status" className="text-13 text-muted">
          Computing …
        </p>
      ) : (
        <dl className="flex flex-col gap-1 tabular-nums">
          {figures.map(([label, value, change]) => (
            <div key={label} className="flex items-baseline justify-between gap-2">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-medium whitespace-nowrap">
                {value}
                {change && (
                  <span className={`block text-12 ${change.startsWith('+') ? 'text-good' : 'text-bad'}`}>
                    {change} compared with now
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {then && then.left > 0 && (
        <p className="text-12 text-muted">{then.left} more routes are not included.</p>
      )}
    </section>
  );
}
