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

/** Days of which a quarter each are as weak or strong as this, on average, in standard deviations of a bell curve. */
const QUARTERS = [1.271, 0.325, -0.325, -1.271] as const;
const QUARTER = 1 / QUARTERS.length;
const [STRONGEST] = QUARTERS;

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
  booked.bookings.forEach((booking, at) => {
    const offer = day.offers[at];
    if (!offer) return;
    const place = day.own.indexOf(at);
    const flight = flights[place];
    if (flight) {
      addGroups(flight.byGroup, booking.byGroup, share);
      addGroups(flight.turnedAway, booking.turnedAway, share);
      flight.byClass.economy += booking.byClass.economy * share;
      flight.byClass.business += booking.byClass.business * share;
      flight.byClass.first += booking.byClass.first * share;
      return;
    }
    const theirs = sum.rivals[offer.airline] ?? nobody();
    sum.rivals[offer.airline] = theirs;
    addGroups(theirs, booking.byGroup, share);
  });
  addGroups(sum.stayed, booked.outside, share);
}

const isSpilling = ({ bookings }: BookedDay): boolean =>
  bookings.some(({ turnedAway: { leisure, business, premium } }) => leisure + business + premium > 0);

/**
 * Who is to be expected on the flights of some days: the mean over strong and weak days, because passengers without a seat on
 * strong days are not made up for by empty seats on weak ones.
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
    const factorOf = (deviations: number) => Math.max(0, 1 + spread * deviations);
    const bookedAt = (factor: number) => expectDay(scaled(day.market, factor), day.offers);
    const strongest = bookedAt(factorOf(STRONGEST));
    if (isSpilling(strongest))
      for (const deviations of QUARTERS) {
        const booked = deviations === STRONGEST ? strongest : bookedAt(factorOf(deviations));
        addDay(sum, day, booked, flights, QUARTER);
      }
    // While everybody finds a seat, passengers are in proportion to demand.
    else addDay(sum, day, strongest, flights, 1 / factorOf(STRONGEST));
    sum.flights.push(...flights);
  }
  return sum;
}
