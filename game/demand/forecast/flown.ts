import { CABIN_CLASSES, type CabinClass, fromClassList, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { FLIGHT_COSTS, type Flight } from '#game/tables/flight.ts';

/** Actual sales of one class at a past fare. */
export interface PastFare {
  fare: number;
  /** Number of flights at this fare. */
  flights: number;
  /**
   * Passengers in this class without connecting passengers, scaled to the number of weekly flights planned
   * now. Comparable with the curve, which only covers the route's own market.
   */
  passengers: number;
}

const fareOf = ({ why }: Flight, cabin: CabinClass) => why?.fares[CABIN_CLASSES.indexOf(cabin)] ?? null;

/** Returns the connecting passengers in a class. */
const connectingIn = ({ why }: Flight, cabin: CabinClass) =>
  why?.changing?.classes[CABIN_CLASSES.indexOf(cabin)] ?? 0;

/**
 * Returns the bookings of past flights by the fare of a class, lowest fare first.
 * @param flightsAWeek planned now
 */
export function pastFares(flights: readonly Flight[], cabin: CabinClass, flightsAWeek: number): PastFare[] {
  const byFare = new Map<number, { flights: number; passengers: number }>();
  for (const flight of flights) {
    const fare = fareOf(flight, cabin);
    if (fare === null || flight.state === 'cancelled' || flight[`seats_${cabin}`] === 0) continue;
    const sum = byFare.get(fare) ?? { flights: 0, passengers: 0 };
    sum.flights += 1;
    sum.passengers += flight[`pax_${cabin}`] - connectingIn(flight, cabin);
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

/** Flights one after another at the same fares. */
export interface FareRun {
  fares: PerClass;
  flights: Flight[];
}

/** Returns the flights of a route by the fares that applied, the latest first. @param flights earliest first */
export function fareRuns(flights: readonly Flight[]): FareRun[] {
  const runs: FareRun[] = [];
  for (const flight of flights) {
    const last = runs[0];
    const isSame = last && CABIN_CLASSES.every((name) => fareOf(flight, name) === last.fares[name]);
    // Flights that were cancelled before they were sold have no fares.
    if (isSame || (last && flight.why === null)) last.flights.push(flight);
    else if (flight.why) runs.unshift({ fares: fromClassList(flight.why.fares), flights: [flight] });
  }
  return runs;
}

/**
 * Result of a planned week if all its flights performed like the past ones. Amounts in whole US dollars. Profit is revenue
 * minus flight costs, without leases and checks.
 */
export interface FlownWeek {
  /** Number of past flights used, and how many of them were cancelled. */
  flights: number;
  cancelled: number;
  passengers: number;
  /** Connecting passengers, included in the other figures. */
  connecting: number;
  /** Load factor of the flights flown, 0–1. */
  loadFactor: number;
  revenue: number;
  profit: number;
}

/** Minimum share of a week's flights from which its result can be told. Single flights differ too much. */
const ENOUGH = 0.5;

/** Checks whether enough flights have landed to compare them with a forecast. @param planned flights per week */
export const isEnoughOf = ({ flights }: Pick<FlownWeek, 'flights'>, planned: number): boolean =>
  flights >= planned * ENOUGH;

const sumOf = (flight: Flight, names: readonly (keyof Flight)[]) =>
  names.reduce((sum, name) => sum + Number(flight[name]), 0);

/**
 * Returns actual figures to compare with a forecast at some fares: from the flights since these fares apply,
 * with cancelled flights counted as zero. Null if none has landed yet.
 * @param flights of one route, earliest first
 * @param flightsAWeek planned now
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
    connecting: aWeek(sum(['connecting'])),
    loadFactor: passengers / Math.max(1, sum(['seats_economy', 'seats_business', 'seats_first'])),
    revenue: aWeek(revenue),
    profit: aWeek(revenue - sum(FLIGHT_COSTS, due)),
  };
}
