import { LATE_AFTER } from '#game/operations/delay/late-after.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { loadOf, passengersOf, seatsOf } from '#web/components/flight/flight-money.ts';
import type { BoardFlight } from '#web/lib/game/board-flights.ts';

export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Shares from 0 to 1, null without flights. Cancelled flights count as not on time. */
export interface Performance {
  punctuality: (number | null)[];
  load: (number | null)[];
  flights: number[];
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const isOnTime = ({ state, delay }: BoardFlight) => state !== 'cancelled' && delay <= LATE_AFTER;

function sumUp(flights: readonly BoardFlight[]) {
  const flown = flights.filter(({ state }) => state !== 'cancelled');
  const seats = flown.reduce((sum, flight) => sum + seatsOf(flight), 0);
  const passengers = flown.reduce((sum, flight) => sum + passengersOf(flight), 0);
  return {
    punctuality: share(flights.filter(isOnTime).length, flights.length),
    load: share(passengers, seats),
  };
}

/** Returns the performance by scheduled hour of departure (UTC). */
export function byHour(flights: readonly BoardFlight[]): Performance {
  const hours = HOURS.map((hour) =>
    flights.filter(({ departs }) => Math.floor((departs % DAY) / HOUR) === hour),
  );
  const sums = hours.map(sumUp);
  return {
    punctuality: sums.map(({ punctuality }) => punctuality),
    load: sums.map(({ load }) => load),
    flights: hours.map((list) => list.length),
  };
}

/** Returns the performance for each of `days`, the world minutes at which the days begin. */
export function byDay(history: readonly RouteHistory[], days: readonly number[]): Performance {
  const sums = days.map((day) => {
    const rows = history.filter(({ starts }) => starts === day);
    const sum = (name: 'flights' | 'cancelled' | 'late' | 'seats' | 'passengers') =>
      rows.reduce((total, row) => total + row[name], 0);
    const all = sum('flights') + sum('cancelled');
    return {
      punctuality: share(sum('flights') - sum('late'), all),
      load: share(sum('passengers'), sum('seats')),
      flights: all,
    };
  });
  return {
    punctuality: sums.map(({ punctuality }) => punctuality),
    load: sums.map(({ load }) => load),
    flights: sums.map(({ flights }) => flights),
  };
}

/** Returns the key figures of flights. Shares are null without flights. */
export function keyFigures(flights: readonly BoardFlight[]) {
  const { punctuality } = sumUp(flights);
  return {
    flights: flights.length,
    cancelled: flights.filter(({ state }) => state === 'cancelled').length,
    punctuality,
    /** Flights with a load factor above 95%, which may need a larger aircraft. */
    full: flights.filter((flight) => flight.state !== 'cancelled' && loadOf(flight) > 0.95).length,
  };
}
