import { PlaneTakeoff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { timeText } from '#game/network/timetable/clock.ts';
import { isPositioning } from '#game/tables/flight.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { loadOf } from '#web/components/flight/flight-money.ts';
import { POSITIONING } from '#web/components/flight/flight-words.ts';
import { Section } from '#web/components/section.tsx';
import type { AirportsById } from '#web/lib/airports-by-id.ts';
import { formatPercent } from '#web/lib/format.ts';
import type { BoardFlight } from '#web/lib/game/board-flights.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';

interface InTheAirProps {
  flights: readonly BoardFlight[];
  airports: AirportsById | undefined;
}

const SHOWN_MAX = 200;

/** The airline's flights in the air, the next to land first. */
export function InTheAir({ flights, airports }: InTheAirProps) {
  const now = useWorldMinute() ?? 0;
  const flying = flights
    .filter(({ state, departed, landed }) => state !== 'cancelled' && departed <= now && now < landed)
    .sort((a, b) => a.landed - b.landed);
  const code = (id: string) => airports?.get(id)?.iata ?? '…';
  return (
    <Section title="In the air now" count={flying.length}>
      {flying.length === 0 ? (
        <EmptyState icon={PlaneTakeoff} title="No flights in the air">
          Flights appear here from take-off to landing, each with a link to the map.
        </EmptyState>
      ) : (
        <ul className="-mx-1 max-h-[320px] overflow-y-auto">
          {flying.slice(0, SHOWN_MAX).map((flight) => {
            const part = Math.max(
              0,
              Math.min(1, (now - flight.departed) / (flight.landed - flight.departed)),
            );
            return (
              <li key={flight.id} className="mx-1 border-b border-line last:border-b-0">
                <Link
                  to={linkTo('world', { flight: flight.id })}
                  className="-mx-1 grid grid-cols-[64px_88px_1fr_188px] items-center gap-3 px-1 py-2 text-13 tabular-nums hover:bg-raised max-md:min-h-11 max-md:grid-cols-[56px_80px_1fr] max-md:gap-2"
                >
                  <span className="code text-accent">{flight.number}</span>
                  <span className="code whitespace-nowrap">
                    {code(flight.origin)}–{code(flight.destination)}
                  </span>
                  <span className="h-1 rounded-full bg-line max-md:hidden" aria-hidden="true">
                    <span className="block h-1 rounded-full bg-accent" style={{ width: `${part * 100}%` }} />
                  </span>
                  <span className="text-right whitespace-nowrap text-muted">
                    {isPositioning(flight) ? POSITIONING : `${formatPercent(loadOf(flight))} load factor`},
                    lands {timeText(flight.landed)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
