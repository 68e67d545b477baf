import { useMemo } from 'react';
import { rivalCosts } from '#game/demand/forecast/rival-costs.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import type { Market } from '#game/payloads/market.ts';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { rivalsOf } from '#web/lib/planning/market-departures.ts';

interface RivalCostListProps {
  market: Market;
  /** The route's week. */
  week: RouteWeek;
}

/** Lists the weekly cost of each competitor on a route. Empty if nobody competes or the route has no flights. */
export function RivalCostList({ market, week }: RivalCostListProps) {
  const rivals = useMemo(() => {
    const others = rivalsOf(market).filter(({ id }) => id !== week.airline);
    const byId = new Map(others.map((rival) => [rival.id, rival]));
    return rivalCosts(
      week,
      others.map(({ id }) => id),
    ).flatMap((cost) => {
      const rival = byId.get(cost.airline);
      return rival ? [{ ...cost, name: rival.name, code: rival.code }] : [];
    });
  }, [market, week]);
  if (rivals.length === 0 || !week.departures.some(({ airline }) => airline === week.airline)) return null;
  return (
    <section aria-label="What competitors cost you" className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">What competitors cost you per week</h3>
      <ul className="flex flex-col divide-y divide-line">
        {rivals.map(({ airline, name, code, passengers, profit }) => (
          <li key={airline} className="flex items-baseline gap-2 py-1.5">
            <AirlineLink name={name} code={code} />
            <span className="ml-auto shrink-0 text-right tabular-nums">
              {formatMoney(Math.max(0, profit))}
              <span className="block text-12 text-muted">
                {formatCount(Math.max(0, passengers), 'passenger')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-12 text-muted">
        The forecast of your week without each competitor’s flights, less the forecast with them. Your
        passengers can rise all the same: with the season, with your own flights, or because full flights lose
        only people who found no seat.
      </p>
    </section>
  );
}
