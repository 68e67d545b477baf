import type { Why } from '../../../../game/records/flight.ts';
import { useAirportsById } from '../../lib/airports-by-id.ts';
import { formatNumber } from '../../lib/format.ts';
import { FlightRow } from './flight-row.tsx';
import { airportsText } from './flight-words.ts';

/** Who changes flights: where they go on to, where they have come from, and who missed this flight. */
export function FlightChanging({ why: { onward = [], before = [], missed = 0 } }: { why: Why }) {
  const isTold = onward.length + before.length + missed > 0;
  const airports = useAirportsById(isTold);
  if (!isTold) return null;
  return (
    <section aria-label="Changing flights">
      <h4 className="font-medium">Changing flights</h4>
      <dl className="tabular-nums">
        {onward.length > 0 && <FlightRow name="Going on to">{airportsText(onward, airports)}</FlightRow>}
        {before.length > 0 && <FlightRow name="Come from">{airportsText(before, airports)}</FlightRow>}
        {missed > 0 && <FlightRow name="Missed it">{formatNumber(missed)}</FlightRow>}
      </dl>
      {missed > 0 && (
        <p className="text-12 text-muted">
          Who missed it landed too late, or found no seat left. They pay nothing for this flight.
        </p>
      )}
    </section>
  );
}
