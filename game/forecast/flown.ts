import { CABIN_CLASSES, type CabinClass, type PerClass } from '../cabin.ts';
import { FLIGHT_COSTS, type Flight } from '../records/flight.ts';

/** What one class really sold at a fare that was asked. */
export interface PastFare {
  fare: number;
  /** Flights that were flown at it. */
  flights: number;
  /** In this class, for a week of as many flights as are planned now: comparable with the curve. */
  passengers: number;
}

const fareOf = ({ why }: Flight, cabin: CabinClass) => why?.fares[CABIN_CLASSES.indexOf(cabin)] ?? null;

/** Bookings of past flights by the fare of a class, the lowest fare first. @param flightsAWeek that are planned now */
export function pastFares(flights: readonly Flight[], cabin: CabinClass, flightsAWeek: number): PastFare[] {
  const byFare = new Map<number, { flights: number; passengers: number }>();
  for (const flight of flights) {
    const fare = fareOf(flight, cabin);
    if (fare === null || flight.state === 'cancelled' || flight[`seats_${cabin}`] === 0) continue;
    const sum = byFare.get(fare) ?? { flights: 0, passengers: 0 };
    sum.flights += 1;
    sum.passengers += flight[`pax_${cabin}`];
    byFare.set(fare, sum);
  }
  return [...byFare]
    .map(([fare, { flights: count, passengers }]) => ({
      fare,
      flights: count,
      passengers: Math.round((passengers / count) * flightsAWeek),
    }))
    .sort((one, other) => one.fare - other.fare);
}

/** What a week of the planned flights would be, if all of them did as those that were due. Whole US dollars. */
export interface FlownWeek {
  /** Flights that it is taken from, and how many of these were cancelled. */
  flights: number;
  cancelled: number;
  passengers: number;
  /** Passengers of seats flown, 0–1. */
  loadFactor: number;
  revenue: number;
  /** Revenue less the costs of flights; leases and checks are not part of it. */
  profit: number;
}

const sumOf = (flight: Flight, names: readonly (keyof Flight)[]) =>
  names.reduce((sum, name) => sum + Number(flight[name]), 0);

/**
 * The real figures beside a forecast at some fares: of the flights since these fares are asked, with those that were
 * cancelled as bringing nothing. Null where none has landed yet.
 * @param flights of one route, the earliest first
 * @param flightsAWeek that are planned now
 */
export function flownWeek(
  flights: readonly Flight[],
  fares: Readonly<PerClass>,
  flightsAWeek: number,
): FlownWeek | null {
  const atOther = (flight: Flight) =>
    flight.why !== null && CABIN_CLASSES.some((name) => fareOf(flight, name) !== fares[name]);
  const due = flights
    .slice(flights.findLastIndex(atOther) + 1)
    .filter(({ state }) => state === 'landed' || state === 'cancelled');
  const landed = due.filter(({ state }) => state === 'landed');
  if (landed.length === 0) return null;
  const sum = (names: readonly (keyof Flight)[], of = landed) =>
    of.reduce((total, flight) => total + sumOf(flight, names), 0);
  const aWeek = (total: number) => Math.round((total / due.length) * flightsAWeek);
  const passengers = sum(['pax_economy', 'pax_business', 'pax_first']);
  const revenue = sum(['revenue']);
  return {
    flights: due.length,
    cancelled: due.length - landed.length,
    passengers: aWeek(passengers),
    loadFactor: passengers / Math.max(1, sum(['seats_economy', 'seats_business', 'seats_first'])),
    revenue: aWeek(revenue),
    profit: aWeek(revenue - sum(FLIGHT_COSTS, due)),
  };
}
