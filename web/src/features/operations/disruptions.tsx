import { CircleCheck } from 'lucide-react';
import { dayAndTime, startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import { LATE_AFTER } from '#game/operations/delay/late-after.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { CAUSE_NAMES, SUBSTITUTION } from '#web/components/flight/flight-words.ts';
import { Substitution } from '#web/components/flight/substitution.tsx';
import { Section } from '#web/components/section.tsx';
import { Tag } from '#web/components/tag.tsx';
import type { AirportsById } from '#web/lib/airports-by-id.ts';
import { formatCount, formatMinutes } from '#web/lib/format.ts';
import type { BoardFlight } from '#web/lib/game/board-flights.ts';

interface DisruptionsProps {
  flights: readonly BoardFlight[];
  airports: AirportsById | undefined;
  start: string;
  /** Registrations by the aircraft's id. */
  registrations: ReadonlyMap<string, string>;
}

const SHOWN_MAX = 100;

const isLate = ({ state, delay }: BoardFlight) => state === 'cancelled' || delay > LATE_AFTER;

/**
 * Flights of the last day that were cancelled, late or operated by a reserve aircraft, with totals by cause.
 */
export function Disruptions({ flights, airports, start, registrations }: DisruptionsProps) {
  const disrupted = flights
    .filter((flight) => isLate(flight) || flight.instead_of !== '')
    .sort((a, b) => b.departs - a.departs);
  const causes = new Map<string, number>();
  for (const { cause, instead_of } of disrupted) {
    const name = instead_of !== '' ? SUBSTITUTION : cause === '' ? 'Unknown' : CAUSE_NAMES[cause];
    causes.set(name, (causes.get(name) ?? 0) + 1);
  }
  const ranked = [...causes].sort((a, b) => b[1] - a[1]);
  const code = (id: string) => airports?.get(id)?.iata ?? '…';
  const startsAt = startWeekMinute(start);
  return (
    <Section title="Disruptions in the last 24 hours" count={disrupted.length}>
      {disrupted.length === 0 ? (
        <EmptyState icon={CircleCheck} title="No disruptions">
          Flights that are cancelled, more than {LATE_AFTER} minutes late or operated by a reserve aircraft
          will appear here with their cause.
        </EmptyState>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
            {ranked.map(([name, count]) => (
              <li key={name}>
                {name}:{' '}
                <span className="font-medium text-ink tabular-nums">{formatCount(count, 'flight')}</span>
              </li>
            ))}
          </ul>
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
            tabIndex={0}
            aria-label="Disrupted flights"
            className="max-h-[280px] overflow-y-auto"
          >
            {disrupted.slice(0, SHOWN_MAX).map((flight) => (
              <li
                key={flight.id}
                className="grid grid-cols-[76px_64px_80px_1fr] items-center gap-3 border-b border-line py-1.5 text-13 tabular-nums last:border-b-0 max-sm:grid-cols-[76px_1fr]"
              >
                <span className="text-muted">{dayAndTime(weekMinute(flight.departs, startsAt))}</span>
                <span className="code">{flight.number}</span>
                <span className="code whitespace-nowrap">
                  {code(flight.origin)}–{code(flight.destination)}
                </span>
                <span className="flex min-w-0 items-center gap-2">
                  {isLate(flight) ? (
                    <Tag tone={flight.state === 'cancelled' ? 'bad' : 'warn'}>
                      {flight.state === 'cancelled' ? 'Cancelled' : formatMinutes(flight.delay)}
                    </Tag>
                  ) : (
                    <Tag tone="good">Saved</Tag>
                  )}
                  <span className={`min-w-0 ${flight.instead_of === '' ? 'truncate' : ''}`}>
                    {flight.instead_of !== '' ? (
                      <Substitution flight={flight} registrations={registrations} />
                    ) : flight.cause === '' ? (
                      ''
                    ) : (
                      CAUSE_NAMES[flight.cause]
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
