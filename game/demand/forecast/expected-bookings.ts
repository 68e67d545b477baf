import {
  addClasses,
  CABIN_CLASSES,
  classList,
  type PerClass,
  perClass,
  sumOfClasses,
} from '#game/fleet/aircraft/cabin.ts';
import { seatsFor } from '#game/operations/hour/connecting.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import { type BookedDay, type Booking, expectWeighed, type PerGroup, weighDay } from '../choice/book-day.ts';
import { demandSpread } from '../choice/day-market.ts';
import type { DayMarket } from '../choice/itinerary.ts';
import { type ConnectingFlight, heldBy } from './connecting-flights.ts';
import type { RouteDay } from './route-week.ts';

/** Expected passengers of one flight of a week, fractional. */
export interface ExpectedFlight {
  departure: MarketDeparture;
  /** Passengers of the route alone, as by group. */
  byClass: PerClass;
  /** Connecting passengers, and this flight's share of their fares in US dollars. */
  connecting: PerClass;
  connectingRevenue: number;
  byGroup: PerGroup;
  spilled: PerGroup;
}

/** Expected bookings of an airline's week, before costs. */
export interface ExpectedBookings {
  flights: ExpectedFlight[];
  /** Passengers of rivals, by airline. */
  rivals: Record<string, PerGroup>;
  /** People who do not fly on those days. */
  outside: PerGroup;
}

export const nobody = (): PerGroup => ({ leisure: 0, business: 0, premium: 0 });

/**
 * Mean demand of each quarter of the days, from strong to weak, in standard deviations of a normal
 * distribution.
 */
const QUARTERS: readonly number[] = [1.271, 0.325, -0.325, -1.271];
/** The same for each half of the days, for many rough forecasts. */
export const HALVES: readonly number[] = [0.798, -0.798];

export function addGroups(to: PerGroup, more: Readonly<PerGroup>, share = 1): void {
  to.leisure += more.leisure * share;
  to.business += more.business * share;
  to.premium += more.premium * share;
}

const scaled = (market: DayMarket, factor: number): DayMarket => ({
  ...market,
  demand: {
    leisure: market.demand.leisure * factor,
    business: market.demand.business * factor,
    premium: market.demand.premium * factor,
  },
});

/**
 * Adds a share of a flight's connecting passengers, and returns how many others give up their seats for them, as
 * `displaced` does.
 */
function addConnecting(
  flight: ExpectedFlight,
  { people, fares, isSecond }: ConnectingFlight,
  local: Readonly<PerClass>,
  share: number,
): PerClass {
  const seats = classList(flight.departure.seats);
  const held = isSecond ? heldBy({ people }, seats) : null;
  const gone = perClass(() => 0);
  CABIN_CLASSES.forEach((name, index) => {
    const [wanted, all] = [people[index] as number, seats[index] as number];
    const seated = held ? (held[index] as number) : Math.min(wanted, seatsFor(wanted, local[name], all));
    flight.connecting[name] += seated * share;
    flight.connectingRevenue += seated * (fares[index] as number) * share;
    if (!isSecond) gone[name] = Math.max(0, local[name] + seated - all);
  });
  return gone;
}

/** Adds a share of a booking, whose groups lose in proportion to the passengers who give up their seats. */
function addBooking(flight: ExpectedFlight, booking: Booking, gone: Readonly<PerClass>, share: number): void {
  const all = sumOfClasses(booking.byClass);
  const lost = all > 0 ? sumOfClasses(gone) / all : 0;
  addGroups(flight.byGroup, booking.byGroup, share * (1 - lost));
  addGroups(flight.spilled, booking.spilled, share);
  addGroups(flight.spilled, booking.byGroup, share * lost);
  addClasses(flight.byClass, booking.byClass, share);
  addClasses(flight.byClass, gone, -share);
}

const NOBODY_GONE = perClass(() => 0);

/** Adds a share of a booked day. */
function addDay(
  sum: ExpectedBookings,
  day: RouteDay,
  booked: BookedDay,
  flights: readonly ExpectedFlight[],
  share: number,
) {
  booked.bookings.forEach((booking, index) => {
    const itinerary = day.itineraries[index];
    if (!itinerary) return;
    const place = day.own.indexOf(index);
    const flight = flights[place];
    if (flight) {
      const changing = day.connecting?.[place];
      const gone = changing ? addConnecting(flight, changing, booking.byClass, share) : NOBODY_GONE;
      addBooking(flight, booking, gone, share);
      return;
    }
    const theirs = sum.rivals[itinerary.airline] ?? nobody();
    sum.rivals[itinerary.airline] = theirs;
    addGroups(theirs, booking.byGroup, share);
  });
  addGroups(sum.outside, booked.outside, share);
}

const isSpilling = ({ bookings }: BookedDay): boolean =>
  bookings.some(({ spilled: { leisure, business, premium } }) => leisure + business + premium > 0);

/**
 * Returns the expected passengers of some days' flights. It averages over strong and weak days because empty
 * seats on weak days do not make up for spill on strong days.
 * @param parts mean demand of each equal part of the days, strongest first, in standard deviations
 */
export function expectedBookings(
  days: readonly RouteDay[],
  parts: readonly number[] = QUARTERS,
): ExpectedBookings {
  const top = parts[0] ?? 0;
  const sum: ExpectedBookings = { flights: [], rivals: {}, outside: nobody() };
  for (const day of days) {
    const flights = day.own.map((at) => ({
      departure: day.departures[at] as MarketDeparture,
      byClass: perClass(() => 0),
      connecting: perClass(() => 0),
      connectingRevenue: 0,
      byGroup: nobody(),
      spilled: nobody(),
    }));
    const spread = demandSpread(day.market);
    const factorOf = (deviations: number) => Math.max(0, 1 + spread * deviations);
    const weighed = weighDay(day.market.km, day.itineraries);
    const bookedAt = (factor: number) => expectWeighed(scaled(day.market, factor), weighed);
    const strongest = bookedAt(factorOf(top));
    if (isSpilling(strongest) || day.connecting?.some((flight) => flight))
      for (const deviations of parts) {
        const booked = deviations === top ? strongest : bookedAt(factorOf(deviations));
        addDay(sum, day, booked, flights, 1 / parts.length);
      }
    // Without spill, passengers are proportional to demand.
    else addDay(sum, day, strongest, flights, 1 / factorOf(top));
    sum.flights.push(...flights);
  }
  return sum;
}
