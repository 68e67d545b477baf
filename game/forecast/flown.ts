import { CABIN_CLASSES, type CabinClass, type PerClass } from '../cabin.ts';
import { passengerCosts } from '../flight/costs.ts';
import { overheadOf } from '../overhead.ts';
import { FLIGHT_COSTS, type Flight } from '../records/flight.ts';

/** What one class really sold at a fare that was asked. */
export interface PastFare {
  fare: number;
  /** Flights that were flown at it. */
  flights: number;
  /**
   * In this class, without those who change flights, for a week of as many flights as are planned now: comparable with
   * the curve, which knows the route's own market alone.
   */
  passengers: number;
}

const fareOf = ({ why }: Flight, cabin: CabinClass) => why?.fares[CABIN_CLASSES.indexOf(cabin)] ?? null;

/** Passengers of a class who change flights before or after. */
const changingIn = ({ why }: Flight, cabin: CabinClass) =>
  why?.changing?.classes[CABIN_CLASSES.indexOf(cabin)] ?? 0;

/** Bookings of past flights by the fare of a class, the lowest fare first. @param flightsAWeek that are planned now */
export function pastFares(flights: readonly Flight[], cabin: CabinClass, flightsAWeek: number): PastFare[] {
  const byFare = new Map<number, { flights: number; passengers: number }>();
  for (const flight of flights) {
    const fare = fareOf(flight, cabin);
    if (fare === null || flight.state === 'cancelled' || flight[`seats_${cabin}`] === 0) continue;
    const sum = byFare.get(fare) ?? { flights: 0, passengers: 0 };
    sum.flights += 1;
    sum.passengers += flight[`pax_${cabin}`] - changingIn(flight, cabin);
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

/** Passengers and their money, whole US dollars. */
interface Earned {
  passengers: number;
  revenue: number;
  profit: number;
}

/**
 * What a week of the planned flights would be, if all of them did as those that were due: of those who fly this route and no
 * other, as in the forecast. Profit is revenue less the costs of flights; leases and checks are not part of it.
 */
export interface FlownWeek extends Earned {
  /** Flights that it is taken from, and how many of these were cancelled. */
  flights: number;
  cancelled: number;
  /** Passengers of seats flown, 0–1. */
  loadFactor: number;
  /** Those who change flights, on top: their profit is what this flight gets of their fares less what they cost alone. */
  changing: Earned;
}

/** What those who change flights bring one flight. */
function changingOn({ why, connecting }: Flight): Earned {
  if (!why?.changing) return { passengers: 0, revenue: 0, profit: 0 };
  const { classes, revenue } = why.changing;
  const [economy, business, first] = classes;
  const costs = passengerCosts({ economy, business, first }, why.km) + overheadOf(revenue);
  return { passengers: connecting, revenue, profit: revenue - costs };
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
  const each = landed.map(changingOn);
  const changing = (name: keyof Earned) => each.reduce((total, earned) => total + earned[name], 0);
  const passengers = sum(['pax_economy', 'pax_business', 'pax_first']) - changing('passengers');
  const revenue = sum(['revenue']);
  return {
    flights: due.length,
    cancelled: due.length - landed.length,
    passengers: aWeek(passengers),
    loadFactor: passengers / Math.max(1, sum(['seats_economy', 'seats_business', 'seats_first'])),
    revenue: aWeek(revenue - changing('revenue')),
    profit: aWeek(revenue - sum(FLIGHT_COSTS, due) - changing('profit')),
    changing: {
      passengers: aWeek(changing('passengers')),
      revenue: aWeek(changing('revenue')),
      profit: aWeek(changing('profit')),
    },
  };
}
