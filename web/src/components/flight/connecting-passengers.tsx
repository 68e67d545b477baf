import type { Why } from '#game/tables/flight.ts';
import { useAirportsById } from '#web/lib/airports-by-id.ts';
import { formatNumber } from '#web/lib/format.ts';
import { FlightRow } from './flight-row.tsx';
import { airportsText } from './flight-words.ts';

/** Connecting passengers of a flight by destination and origin, and those who missed it. */
export function ConnectingPassengers({ why: { onward = [], before = [], missed = 0 } }: { why: Why }) {
  const isTold = onward.length + before.length + missed > 0;
  const airports = useAirportsById(isTold);
  if (!isTold) return null;
  return (
    <section aria-label="Connecting passengers">
      <h4 className="font-medium">Connecting passengers</h4>
      <dl className="tabular-nums">
        {onward.length > 0 && <FlightRow name="Continue to">{airportsText(onward, airports)}</FlightRow>}
        {before.length > 0 && <FlightRow name="Come from">{airportsText(before, airports)}</FlightRow>}
        {missed > 0 && <FlightRow name="Missed connection">{formatNumber(missed)}</FlightRow>}
      </dl>
      {missed > 0 && (
        <p className="text-12 text-muted">
          Passengers missed this flight because they landed too late or no seat was left. They pay nothing for
          it.
        </p>
      )}
    </section>
  );
}
