import type { PerClass } from '../cabin.ts';
import { type BookedDay, expectDay, type PerGroup } from '../choice/book-day.ts';
import { demandSpread } from '../choice/day-market.ts';
import type { DayMarket } from '../choice/offer.ts';
import type { MarketDeparture } from '../records/market.ts';
import type { RouteDay } from './route-week.ts';

/** Who is to be expected on one flight of a week; parts of passengers. */
export interface ExpectedFlight {
  departure: MarketDeparture;
  byClass: PerClass;
  byGroup: PerGroup;
  turnedAway: PerGroup;
}

/** What a week brings its airline, before costs. */
export interface ExpectedBookings {
  flights: ExpectedFlight[];
  /** Who flies with others, by airline. */
  rivals: Record<string, PerGroup>;
  /** Who does not fly on those days. */
  stayed: PerGroup;
}

export const nobody = (): PerGroup => ({ leisure: 0, business: 0, premium: 0 });

const HALF = 0.5;

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

function addDay(sum: ExpectedBookings, day: RouteDay, booked: BookedDay, flights: readonly ExpectedFlight[]) {
  booked.bookings.forEach((booking, at) => {
    const offer = day.offers[at];
    if (!offer) return;
    const place = day.own.indexOf(at);
    const flight = flights[place];
    if (flight) {
      addGroups(flight.byGroup, booking.byGroup, HALF);
      addGroups(flight.turnedAway, booking.turnedAway, HALF);
      flight.byClass.economy += booking.byClass.economy * HALF;
      flight.byClass.business += booking.byClass.business * HALF;
      flight.byClass.first += booking.byClass.first * HALF;
      return;
    }
    const theirs = sum.rivals[offer.airline] ?? nobody();
    sum.rivals[offer.airline] = theirs;
    addGroups(theirs, booking.byGroup, HALF);
  });
  addGroups(sum.stayed, booked.outside, HALF);
}

/**
 * Who is to be expected on the flights of some days. Each day is booked twice, as a strong and as a weak one, since seats that
 * are missing on strong days are not made up for by empty ones on weak days.
 */
export function expectedBookings(days: readonly RouteDay[]): ExpectedBookings {
  const sum: ExpectedBookings = { flights: [], rivals: {}, stayed: nobody() };
  for (const day of days) {
    const flights = day.own.map((at) => ({
      departure: day.departures[at] as MarketDeparture,
      byClass: { economy: 0, business: 0, first: 0 },
      byGroup: nobody(),
      turnedAway: nobody(),
    }));
    const spread = demandSpread(day.market);
    for (const factor of [1 + spread, 1 - spread])
      addDay(sum, day, expectDay(scaled(day.market, factor), day.offers), flights);
    sum.flights.push(...flights);
  }
  return sum;
}
