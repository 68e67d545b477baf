import { useMemo } from 'react';
import { fareDemandCurve } from '#game/demand/forecast/fare-curve.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { ruledFares } from '#game/demand/forecast/ruled-fares.ts';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import type { FareRule } from '#game/network/route/fare-rule.ts';
import type { Route } from '#game/tables/route.ts';
import { fullHour } from '#game/world/time.ts';
import { moneyRange } from '#web/components/range-words.ts';
import { CABIN_NAMES } from '#web/lib/cabin-names.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { QuietHead } from '../shared/quiet-head.tsx';
import { useBand } from '../shared/use-bands.ts';
import { useInSlices } from '../shared/use-in-slices.ts';

const CELL = 'py-1 pl-2 text-right';

/**
 * The fare of each class after a review today, beside the best fare that the plot marks too. A review takes one
 * step towards it.
 */
function Steps({ week, rule }: { week: RouteWeek; rule: FareRule }) {
  const sold = useMemo(() => {
    const own = week.departures.filter(({ airline }) => airline === week.airline);
    return CABIN_CLASSES.filter((name) => own.some(({ seats }) => seats[name] > 0)).map((cabin) => ({
      week,
      cabin,
    }));
  }, [week]);
  const next = useMemo(() => ruledFares(week, rule), [week, rule]);
  const { economy, business, first } = next ?? week.fares;
  // Other limits often lead to the same fares.
  const then = useMemo(
    () => ({ ...week, fares: { economy, business, first } }),
    [week, economy, business, first],
  );
  const range = useBand(then)?.profit;
  const best = useInSlices(sold, (one) => fareDemandCurve(one.week, one.cabin).best.fare);
  return (
    <>
      <table className="w-full text-13 tabular-nums">
        <caption className="sr-only">Fares after a review today, and the forecast’s best fares</caption>
        <QuietHead names={['Class', 'Now', 'Review today', 'Best']} />
        <tbody>
          {sold.map(({ cabin }, index) => {
            const [now, then] = [week.fares[cabin], next?.[cabin] ?? week.fares[cabin]];
            const top = best?.[index];
            return (
              <tr key={cabin} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {CABIN_NAMES[cabin]}
                </th>
                <td className={CELL}>{formatMoney(now)}</td>
                <td className={`${CELL} ${then === now ? 'text-muted' : ''}`}>
                  {then === now ? 'no change' : formatMoney(then)}
                </td>
                <td className={CELL}>{top === undefined ? '…' : formatMoney(top)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="text-13 tabular-nums">
        Profit per week after the review: {range ? `${moneyRange(range)} in four of five weeks` : '…'}
      </p>
      <p className="text-12 text-muted">
        A review takes one step towards the best fare and never passes it. It changes nothing near it, where
        profit hardly depends on the fare.
      </p>
    </>
  );
}

/** The time of the next review of a fare rule, and its result if it took place today. */
export function NextReview({ route, week, rule }: { route: Route; week: RouteWeek; rule: FareRule }) {
  const world = useWorld().data;
  const now = useWorldMinute();
  // Reviews look at the passengers of the route alone.
  const alone = useMemo(() => ({ ...week, connecting: undefined }), [week]);
  if (!world || now === undefined) return null;
  const isFlown = week.departures.some(({ airline }) => airline === week.airline);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-13 text-muted tabular-nums">
        {route.rule_max > 0 ? 'Next review' : 'First review'}:{' '}
        {momentText(world.start, Math.max(route.rule_next, fullHour(now + 1)))} UTC.
        {!isFlown && ' It changes nothing while the route has no flights.'}
      </p>
      {isFlown && <Steps week={alone} rule={rule} />}
    </div>
  );
}
