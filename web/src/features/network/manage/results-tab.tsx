import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { dayAndTime, startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import { LATE_AFTER } from '#game/operations/delay/late-after.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { FlightDetail } from '#web/components/flight/flight-detail.tsx';
import { passengersOf, seatsOf } from '#web/components/flight/flight-money.ts';
import { Icon } from '#web/components/icon.tsx';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import type { AirportIndex } from '#web/lib/game/airport-index.ts';
import { useRouteFlights } from '#web/lib/game/flights.ts';
import { ofResultDays, resultsSince } from '#web/lib/game/result-days.ts';
import { useWorld } from '#web/lib/world.ts';
import type { RouteRow } from '../shared/route-rows.ts';
import { PastWeeks } from './past-weeks.tsx';

/** Number of days whose flights are listed. */
const DAYS = 3;
const SHOWN_MAX = 40;

interface ResultsTabProps {
  row: RouteRow;
  airports: AirportIndex;
  /** The route's week. Undefined while the market is being loaded. */
  week: RouteWeek | undefined;
}

/** Results of a route in the last seven days, and its last flights with details. */
export function ResultsTab({ row, airports, week }: ResultsTabProps) {
  const world = useWorld().data;
  const now = world ? Math.max(0, world.hour) * HOUR : 0;
  const day = Math.floor(now / DAY) * DAY;
  const since = resultsSince(now);
  const flights = useRouteFlights(row.route.id, since).data;
  const [open, setOpen] = useState('');
  const { results } = row;
  const done = flights?.filter(({ state }) => state !== 'flying');
  const paid = done?.map(({ departs, compensation }) => ({ starts: departs, compensation })) ?? [];
  const compensation = ofResultDays(paid, now).reduce((sum, flight) => sum + flight.compensation, 0);
  const last = done
    ?.filter(({ departs }) => departs >= day - (DAYS - 1) * DAY)
    .reverse()
    .slice(0, SHOWN_MAX);
  if (!results) return <p className="text-muted">No flights landed on this route in the last seven days.</p>;
  const figures: [label: string, value: string, more?: string][] = [
    ['Flights', formatNumber(results.flights)],
    [
      'Passengers',
      formatNumber(results.passengers),
      results.connecting > 0 ? `${formatNumber(results.connecting)} of them connecting` : '',
    ],
    ['Load factor', formatPercent(results.load)],
    [`More than ${LATE_AFTER} min late`, formatNumber(results.late)],
    ['Cancelled', formatNumber(results.cancelled)],
    ['Revenue', formatMoney(results.revenue)],
    [
      'Flight costs',
      formatMoney(results.costs),
      compensation > 0 ? `${formatMoney(compensation)} of them compensation` : '',
    ],
    ['Contribution, before leases and checks', formatMoney(results.profit)],
  ];
  return (
    <div className="flex flex-col gap-5">
      <section aria-label="Last seven days" className="flex flex-col gap-2">
        <h3 className="text-13 font-bold">Last seven days</h3>
        <dl className="grid grid-cols-2 gap-3 tabular-nums">
          {figures.map(([label, value, more]) => (
            <div key={label}>
              <dt className="text-12 text-muted">{label}</dt>
              <dd
                className={`text-16 font-medium ${label.startsWith('Contribution') && results.profit < 0 ? 'text-bad' : ''}`}
              >
                {value}
              </dd>
              {more && <dd className="text-12 text-muted">{more}</dd>}
            </div>
          ))}
        </dl>
      </section>
      {week && <PastWeeks route={row.route.id} week={week} />}
      <section aria-label="Last flights" className="flex flex-col gap-2">
        <h3 className="text-13 font-bold">Last flights</h3>
        {last?.length === 0 && (
          <p className="text-muted">No flights in the last {formatCount(DAYS, 'day')}.</p>
        )}
        <ul className="flex flex-col">
          {last?.map((flight) => {
            const isOpen = open === flight.id;
            const passengers = passengersOf(flight);
            const seats = seatsOf(flight);
            return (
              <li key={flight.id} className="border-t border-line">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? '' : flight.id)}
                  className="flex min-h-9 w-full items-center gap-2 text-left tabular-nums max-md:min-h-11"
                >
                  <Icon of={isOpen ? ChevronDown : ChevronRight} />
                  <span className="code">{flight.number}</span>
                  <span className="text-muted">
                    {world && dayAndTime(weekMinute(flight.departs, startWeekMinute(world.start)))}
                  </span>
                  <span className="ml-auto">
                    {flight.state === 'cancelled' ? (
                      <span className="text-bad">cancelled</span>
                    ) : (
                      `${formatPercent(seats > 0 ? passengers / seats : 0)} load factor`
                    )}
                  </span>
                </button>
                {isOpen && world && (
                  <div className="py-3">
                    <FlightDetail
                      flight={flight}
                      origin={airports.byId.get(flight.origin)}
                      destination={airports.byId.get(flight.destination)}
                      minute={world.minute}
                      start={world.start}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
