import { useSearchParams } from 'react-router-dom';
import { availableAt, type ByKind, freeIn, noMovements, takenIn } from '#game/slots/airport-slots.ts';
import { withLegs } from '#game/slots/check-week.ts';
import type { Airline } from '#game/tables/airline.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { AirportPicker } from '#web/components/airport-field/airport-picker.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Figure } from '#web/components/figure.tsx';
import { SlotWeek } from '#web/components/slot-week.tsx';
import { formatNumber } from '#web/lib/format.ts';
import type { AirportIndex } from '#web/lib/game/airport-index.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useAirportSlots, useOwnBids } from '#web/lib/game/slots.ts';
import { BidForm } from './bid-form.tsx';
import { fullHours } from './bid-hours.ts';

const HOURS = Array.from({ length: HOURS_A_WEEK }, (_, hour) => hour);
const sumOf = ({ departure, arrival }: ByKind) =>
  HOURS.reduce((sum, hour) => sum + (departure[hour] ?? 0) + (arrival[hour] ?? 0), 0);

interface AirportViewProps {
  airports: AirportIndex;
  airline: Airline;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** How full an airport is, hour by hour, what the airline can still use there, and bids for more. */
export function AirportView({ airports, airline: { hub, cash }, start }: AirportViewProps) {
  const [params, setParams] = useSearchParams();
  const airport =
    airports.byCode.get((params.get('airport') ?? '').toUpperCase()) ?? airports.byId.get(hub) ?? null;
  const { data: slots, error, refetch } = useAirportSlots(airport?.id ?? '');
  const legs = useLegs().data;
  const used = airport && legs ? (withLegs(new Map(), legs).get(airport.id) ?? noMovements()) : undefined;
  const bids = useOwnBids().data?.filter((bid) => !bid.decided && bid.airport === airport?.id);
  return (
    <section aria-labelledby="airport" className="flex flex-col gap-4">
      <h2 id="airport" className="font-bold">
        Slots by airport
      </h2>
      <AirportPicker
        label="Airport"
        airports={airports.all}
        value={airport}
        onPick={({ iata }) => setParams({ airport: iata }, { replace: true })}
        className="w-80 max-md:w-full"
      />
      {error && <ErrorState title="The slots could not be loaded" error={error} onRetry={refetch} />}
      {airport && slots && (
        <>
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            <Figure label="Movements per hour" value={formatNumber(slots.capacity)} />
            <Figure label="Full hours per week" value={formatNumber(fullHours(slots).length)} />
            <Figure label="Used by your flights, per week" value={used && formatNumber(sumOf(used))} />
            <Figure
              label="Still available to you, per week"
              value={used && formatNumber(availableAt(slots, used))}
            />
          </div>
          <div className="max-w-[720px]">
            <SlotWeek
              code={airport.iata}
              capacity={slots.capacity}
              taken={HOURS.map((hour) => takenIn(slots, hour))}
            />
          </div>
          {slots.pool.some((count) => count > 0) && (
            <p className="text-13">
              {formatNumber(
                HOURS.reduce((sum, hour) => sum + (slots.pool[hour] ? freeIn(slots, hour) : 0), 0),
              )}{' '}
              slots in full hours are kept for airlines with fewer than eight departures per day here. Plan a
              flight to take one.
            </p>
          )}
          {bids && (
            <BidForm key={airport.id} airport={airport} slots={slots} bids={bids} cash={cash} start={start} />
          )}
        </>
      )}
    </section>
  );
}
