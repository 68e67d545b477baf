import { BASE_OVERHEAD, overheadOf } from '#game/airline/overhead.ts';
import { CABIN_CLASSES, type CabinClass, fromClassList, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { passengerCosts } from '#game/operations/flight/costs.ts';
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

/** Passengers, and amounts in whole US dollars. */
interface Earned {
  passengers: number;
  revenue: number;
  profit: number;
}

/**
 * Result of a planned week if all its flights performed like the past ones. Covers only passengers who fly
 * this route alone, as in the forecast. Profit is revenue minus flight costs, without leases and checks.
 */
export interface FlownWeek extends Earned {
  /** Number of past flights used, and how many of them were cancelled. */
  flights: number;
  cancelled: number;
  /** Load factor of the flights flown, 0–1. */
  loadFactor: number;
  /**
   * Connecting passengers, in addition. Their profit is this flight's share of their fares minus their own
   * costs.
   */
  connecting: Earned;
}

/** Returns the result of one flight's connecting passengers. */
function connectingOn({ why, connecting }: Flight, overheadShare: number): Earned {
  if (!why?.changing) return { passengers: 0, revenue: 0, profit: 0 };
  const { classes, revenue } = why.changing;
  const costs = passengerCosts(fromClassList(classes), why.km) + overheadOf(revenue, overheadShare);
  return { passengers: connecting, revenue, profit: revenue - costs };
}

const sumOf = (flight: Flight, names: readonly (keyof Flight)[]) =>
  names.reduce((sum, name) => sum + Number(flight[name]), 0);

/**
 * Returns actual figures to compare with a forecast at some fares: from the flights since these fares apply,
 * with cancelled flights counted as zero. Null if none has landed yet.
 * @param flights of one route, earliest first
 * @param flightsAWeek planned now
 * @param overheadShare the airline's overhead as a share of revenue
 */
export function flownWeek(
  flights: readonly Flight[],
  fares: Readonly<PerClass>,
  flightsAWeek: number,
  overheadShare = BASE_OVERHEAD,
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
  const each = landed.map((flight) => connectingOn(flight, overheadShare));
  const connecting = (name: keyof Earned) => each.reduce((total, earned) => total + earned[name], 0);
  const passengers = sum(['pax_economy', 'pax_business', 'pax_first']) - connecting('passengers');
  const revenue = sum(['revenue']);
  return {
    flights: due.length,
    cancelled: due.length - landed.length,
    passengers: aWeek(passengers),
    loadFactor: passengers / Math.max(1, sum(['seats_economy', 'seats_business', 'seats_first'])),
    revenue: aWeek(revenue - connecting('revenue')),
    profit: aWeek(revenue - sum(FLIGHT_COSTS, due) - connecting('profit')),
    connecting: {
      passengers: aWeek(connecting('passengers')),
      revenue: aWeek(connecting('revenue')),
      profit: aWeek(connecting('profit')),
    },
  };
}
