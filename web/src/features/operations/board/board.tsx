import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { startWeekMinute, timeText } from '#game/network/timetable/clock.ts';
import { knownCity } from '#game/world/airport/airport-city.ts';
import { HOUR } from '#game/world/time.ts';
import type { AirportsById } from '#web/lib/airports-by-id.ts';
import type { BoardFlight } from '#web/lib/game/board-flights.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRegistrations } from '#web/lib/game/registrations.ts';
import { useSubstitutions } from '#web/lib/game/substitutions.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import type { WorldNow } from '#web/lib/world.ts';
import { boardRows, type Direction } from './board-rows.ts';
import { BoardTable } from './board-table.tsx';

interface BoardProps {
  world: WorldNow;
  flights: readonly BoardFlight[];
  airports: AirportsById | undefined;
}

const SIDES: readonly { value: Direction; label: string }[] = [
  { value: 'departures', label: 'Departures' },
  { value: 'arrivals', label: 'Arrivals' },
];

/** The airline's departure and arrival board, for one airport or all. The selection is kept in the URL. */
export function Board({ world, flights, airports }: BoardProps) {
  const [params, setParams] = useSearchParams();
  const legs = useLegs().data;
  const fleet = useFleet().data;
  const substitutions = useSubstitutions((world.hour + 1) * HOUR).data;
  const now = useWorldMinute() ?? world.minute;
  const direction: Direction = params.get('board') === 'arrivals' ? 'arrivals' : 'departures';
  const code = params.get('airport') ?? '';

  const served = useMemo(() => {
    const ids = new Set((legs ?? []).flatMap(({ origin, destination }) => [origin, destination]));
    return [...ids].flatMap((id) => airports?.get(id) ?? []).sort((a, b) => (a.iata < b.iata ? -1 : 1));
  }, [legs, airports]);
  const airport = served.find(({ iata }) => iata === code)?.id ?? '';

  const rows = useMemo(
    () =>
      boardRows({
        direction,
        airport,
        flights,
        legs: legs ?? [],
        substitutions: substitutions ?? [],
        now,
        settledUntil: (world.hour + 1) * HOUR,
        startsAt: startWeekMinute(world.start),
        delivered: new Map((fleet ?? []).map(({ id, delivered }) => [id, delivered])),
      }),
    [direction, airport, flights, legs, substitutions, now, world.hour, world.start, fleet],
  );
  const registrations = useRegistrations();
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <section
      aria-label="Board"
      className="flex min-w-0 flex-col overflow-hidden rounded-panel bg-board text-board-ink"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-board-line px-4 py-2">
        <fieldset className="flex" aria-label="Direction">
          {SIDES.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={direction === value}
              onClick={() => choose('board', value === 'departures' ? '' : value)}
              className="h-9 rounded-control px-3 text-14 font-medium text-board-muted hover:text-board-ink focus-visible:outline-board-accent aria-pressed:bg-board-line aria-pressed:text-board-accent max-md:h-11"
            >
              {label}
            </button>
          ))}
        </fieldset>
        <label className="flex min-w-0 items-center gap-2 text-13 text-board-muted max-md:order-last max-md:w-full">
          Airport
          <select
            value={airport === '' ? '' : code}
            onChange={(event) => choose('airport', event.target.value)}
            className="h-9 max-w-52 min-w-0 rounded-control border border-board-muted bg-board-stripe px-2 text-13 text-board-ink focus-visible:outline-board-accent max-md:h-11"
          >
            <option value="">All</option>
            {served.map((airport) => (
              <option key={airport.id} value={airport.iata}>
                {airport.iata} {knownCity(airport)}
              </option>
            ))}
          </select>
        </label>
        <p className="ml-auto text-20 font-medium text-board-accent tabular-nums" aria-hidden="true">
          {timeText(now)}
        </p>
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
        tabIndex={0}
        aria-label="Flights"
        className={`overflow-y-auto focus-visible:outline-board-accent ${rows.length > 0 ? 'h-[440px]' : 'xl:h-[440px]'}`}
      >
        {rows.length > 0 ? (
          <BoardTable
            direction={direction}
            rows={rows}
            airports={airports}
            registrations={registrations}
            single={airport !== ''}
          />
        ) : (
          <div className="flex flex-col gap-2 p-4 text-board-muted">
            <p className="text-14 font-medium text-board-ink">No flights in the next twelve hours</p>
            <p>
              {legs?.length === 0
                ? 'Flights appear here once an aircraft has a timetable.'
                : 'No flights are scheduled at this time of the week.'}{' '}
              <Link
                to={linkTo('manageRoutes')}
                className="text-board-accent underline underline-offset-2 focus-visible:outline-board-accent"
              >
                Open timetable
              </Link>
            </p>
          </div>
        )}
      </section>
    </section>
  );
}
