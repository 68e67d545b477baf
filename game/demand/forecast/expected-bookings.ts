import { addClasses, type PerClass, perClass } from '#game/fleet/aircraft/cabin.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import { type BookedDay, expectDay, type PerGroup } from '../choice/book-day.ts';
import { demandSpread } from '../choice/day-market.ts';
import type { DayMarket } from '../choice/itinerary.ts';
import type { RouteDay } from './route-week.ts';

/** Expected passengers of one flight of a week, fractional. */
export interface ExpectedFlight {
  departure: MarketDeparture;
  byClass: PerClass;
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
      addGroups(flight.byGroup, booking.byGroup, share);
      addGroups(flight.spilled, booking.spilled, share);
      addClasses(flight.byClass, booking.byClass, share);
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
      byGroup: nobody(),
      spilled: nobody(),
    }));
    const spread = demandSpread(day.market);
    const factorOf = (deviations: number) => Math.max(0, 1 + spread * deviations);
    const bookedAt = (factor: number) => expectDay(scaled(day.market, factor), day.itineraries);
    const strongest = bookedAt(factorOf(top));
    if (isSpilling(strongest))
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
