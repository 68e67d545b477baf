import { useMemo } from 'react';
import { PAST_WEEKS, pastWeeks, pastWeeksSince, weekThen } from '#game/demand/forecast/past-weeks.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { DAY } from '#game/world/time.ts';
import { countRange, placeIn } from '#web/components/range-words.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { useRouteHistory } from '#web/lib/game/history.ts';
import { useWorld } from '#web/lib/world.ts';
import { dayText } from '#web/lib/world-moment.ts';
import { QuietHead } from '../shared/quiet-head.tsx';
import { useBands } from '../shared/use-bands.ts';

/** Past weeks of a route beside the range of the forecast. Empty before the first whole week. */
export function PastWeeks({ route, week }: { route: string; week: RouteWeek }) {
  const world = useWorld().data;
  const start = world?.start;
  const today = Math.floor((world?.minute ?? 0) / DAY) * DAY;
  const days = useRouteHistory(route, pastWeeksSince(today)).data;
  const weeks = useMemo(() => {
    const planned = week.departures.filter(({ airline }) => airline === week.airline).length;
    return days && pastWeeks(days, today, planned);
  }, [days, today, week]);
  const questions = useMemo(
    () => (weeks && start !== undefined ? weeks.map((past) => weekThen(week, past, start)) : undefined),
    [weeks, week, start],
  );
  const bands = useBands(questions);
  if (!weeks || weeks.length === 0 || start === undefined) return null;
  const rows = weeks.flatMap((past, index) => {
    const band = bands?.[index]?.passengers;
    return band ? [{ ...past, band, place: placeIn(band, past.passengers) }] : [];
  });
  const within = rows.filter(({ band, passengers }) => passengers >= band.low && passengers <= band.high);
  return (
    <section aria-label="Forecast vs. actual by week" className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">Forecast vs. actual by week</h3>
      {rows.length === 0 ? (
        <p role="status" className="text-13 text-muted">
          Computing …
        </p>
      ) : (
        <>
          <p className="tabular-nums">
            Passengers: {within.length} of {formatCount(rows.length, 'week')} within the range
          </p>
          <table className="w-full text-13 tabular-nums">
            <caption className="sr-only">Passengers of past weeks, with the range of the forecast</caption>
            <QuietHead names={['Week from', 'Range', 'Passengers', 'Result']} />
            <tbody>
              {rows.map(({ starts, band, passengers, place }) => (
                <tr key={starts} className="border-t border-line">
                  <th scope="row" className="py-1 pr-2 text-left font-normal">
                    {dayText(start, starts)}
                  </th>
                  <td className="py-1 pl-2 text-right text-muted">{countRange(band)}</td>
                  <td className="py-1 pl-2 text-right font-medium">{formatNumber(passengers)}</td>
                  <td className="py-1 pl-2 text-right text-muted">{place}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-12 text-muted">
            With connecting passengers. The range is the forecast’s for the season and economy fare of each
            week, with your present timetable and competitors. Of the last {PAST_WEEKS} weeks, those with
            another number of flights or a change of fares are left out.
          </p>
        </>
      )}
    </section>
  );
}
