import type { BookedDay } from '#game/demand/choice/book-day.ts';
import { dayMarket, type MarketDay } from '#game/demand/choice/day-market.ts';
import type { DayMarket, Itinerary } from '#game/demand/choice/itinerary.ts';
import { USUAL } from '#game/demand/choice/tastes.ts';
import { usualDepartures } from '#game/demand/choice/usual-departures.ts';
import { usualMinutes } from '#game/demand/choice/utility.ts';
import { splitGroups } from '#game/demand/groups.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { HOUR } from '#game/world/time.ts';

export const KM = 1000;
/** More seats than there is demand for. */
export const AMPLE: PerClass = { economy: 100_000, business: 10_000, first: 0 };

/** Returns reference fares for a distance, multiplied by a factor. */
export const faresOf = (km: number, factor = 1): PerClass => ({
  economy: Math.round(referenceFare(km, 'economy') * factor),
  business: Math.round(referenceFare(km, 'business') * factor),
  first: Math.round(referenceFare(km, 'first') * factor),
});

/** Returns a typical flight with the given changes, with its seats as its size. */
export function itinerary(id: string, airline: string, more: Partial<Itinerary> = {}): Itinerary {
  const { seats = { economy: 150, business: 12, first: 0 } } = more;
  return {
    id,
    airline,
    departs: 9 * HOUR,
    minutes: Math.round(usualMinutes(KM)),
    stops: 0,
    fares: faresOf(KM),
    seats,
    size: sumOfClasses(seats),
    ...USUAL,
    ...more,
  };
}

/** Returns departures spread from 6 to 22 o'clock, of `airlines` airlines in turn, named a0, a1 …. */
export const spread = (
  count: number,
  airlines: number,
  more: (airline: string) => Partial<Itinerary> = () => ({}),
): Itinerary[] =>
  Array.from({ length: count }, (_, index) => {
    const airline = `a${index % airlines}`;
    const departs = Math.round(360 + ((index + 0.5) * 960) / count);
    return itinerary(`leg${String(index).padStart(3, '0')}`, airline, { departs, ...more(airline) });
  });

/**
 * Returns a day of a market at the equator with this many people per year, in the usual mix of groups.
 * @param weekday 0 = Monday
 */
export function market(yearly: number, weekday = 3, draws?: MarketDay['draws']): DayMarket {
  const { leisure, business, premium, total } = splitGroups(70, 30, KM, 40_000, 40_000);
  const share = yearly / total;
  return dayMarket(
    {
      km: KM,
      yearly: { leisure: leisure * share, business: business * share, premium: premium * share },
      latA: 0,
      latB: 0,
    },
    { month: 3, weekday, draws },
  );
}

/** Returns the people per year of a market with this usual number of departures per day. */
export function yearlyFor(departures: number): number {
  let yearly = 40_000;
  while (usualDepartures(yearly, KM) < departures) yearly *= 1.01;
  return yearly;
}

/** Returns a day's passengers of the selected bookings. */
export const passengersOf = (day: BookedDay, counts: (index: number) => boolean = () => true): number =>
  day.bookings.reduce((sum, { byClass }, index) => sum + (counts(index) ? sumOfClasses(byClass) : 0), 0);
