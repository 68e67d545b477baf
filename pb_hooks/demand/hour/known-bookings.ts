import { type Booking, bookingAt, type PerGroup, revenueOf, seatDay } from '#game/demand/choice/book-day.ts';
import type { DayMarket, Itinerary } from '#game/demand/choice/itinerary.ts';
import { fromClassList } from '#game/fleet/aircraft/cabin.ts';
import { dayMemory, type MarketWorld } from './day-memory.ts';

/** Inputs and result of one booked O&D market. */
interface Known {
  inputs: string;
  /** A flat list, because there are thousands and objects would take ten times the memory. */
  results: Float64Array;
}

/** The incumbents of a market. */
export interface MarketIncumbents {
  /** All that their day depends on, apart from the market's demand and the calendar. */
  inputs: string;
  /** Computes their day, which takes a quarter as long as booking a market. */
  day: () => readonly Itinerary[];
}

/** The passengers of each itinerary of a market, and the passengers who take none. */
export interface MarketBooking {
  outside: PerGroup;
  /** @param index of the itinerary in the list that was booked, without incumbents */
  bookingAt: (index: number) => Booking;
}

const OUTSIDE = 3;
const OF_BOOKING = 9;

const memory = dayMemory<Known>();

/**
 * Returns all inputs of a booking as one text, because goja joins and compares texts much faster than
 * numbers.
 */
function inputsOf(
  { km, demand, departures, rounding }: DayMarket,
  itineraries: readonly Itinerary[],
  incumbents: MarketIncumbents,
): string {
  let inputs = [
    km,
    demand.leisure,
    demand.business,
    demand.premium,
    departures,
    rounding,
    incumbents.inputs,
  ].join();
  for (let index = 0; index < itineraries.length; index++) {
    const itinerary = itineraries[index] as Itinerary;
    const { fares, seats } = itinerary;
    // The leg's id implies the airline. Direct flights have no stops.
    inputs += [
      ';',
      itinerary.id,
      itinerary.departs,
      itinerary.minutes,
      fares.economy,
      fares.business,
      fares.first,
      seats.economy,
      seats.business,
      seats.first,
      itinerary.size,
      itinerary.comfort,
      itinerary.punctuality,
      itinerary.reputation,
    ].join();
  }
  return inputs;
}

/** Returns the results of a booking as a flat list. */
function flattened({ outside, bookingAt }: MarketBooking, count: number): Float64Array {
  const results = new Float64Array(OUTSIDE + count * OF_BOOKING);
  results[0] = outside.leisure;
  results[1] = outside.business;
  results[2] = outside.premium;
  for (let index = 0, from = OUTSIDE; index < count; index++, from += OF_BOOKING) {
    const { byClass, byGroup, spilled } = bookingAt(index);
    results[from] = byClass.economy;
    results[from + 1] = byClass.business;
    results[from + 2] = byClass.first;
    results[from + 3] = byGroup.leisure;
    results[from + 4] = byGroup.business;
    results[from + 5] = byGroup.premium;
    results[from + 6] = spilled.leisure;
    results[from + 7] = spilled.business;
    results[from + 8] = spilled.premium;
  }
  return results;
}

/** Returns the booking of a flat list. */
function restored(results: Float64Array, itineraries: readonly Itinerary[]): MarketBooking {
  const at = (place: number) => results[place] as number;
  return {
    outside: { leisure: at(0), business: at(1), premium: at(2) },
    bookingAt: (index) => {
      const from = OUTSIDE + index * OF_BOOKING;
      const { id, fares } = itineraries[index] as Itinerary;
      const byClass = fromClassList([at(from), at(from + 1), at(from + 2)]);
      return {
        id,
        byClass,
        byGroup: { leisure: at(from + 3), business: at(from + 4), premium: at(from + 5) },
        spilled: { leisure: at(from + 6), business: at(from + 7), premium: at(from + 8) },
        revenue: revenueOf(byClass, fares),
      };
    },
  };
}

/** Books a market's departures, beside those of the incumbents, with `seatDay`. */
export function bookMarket(
  market: DayMarket,
  itineraries: readonly Itinerary[],
  incumbents: MarketIncumbents,
): MarketBooking {
  const day = seatDay(market, itineraries.concat(incumbents.day()));
  return { outside: day.outside, bookingAt: (index) => bookingAt(day, index) };
}

/**
 * Books a market like `bookMarket`.
 * @param name of the market
 * @param hasLater whether the market has departures after this hour, so that the result is kept
 */
export type BookItineraries = (
  name: string,
  market: DayMarket,
  itineraries: readonly Itinerary[],
  incumbents: MarketIncumbents,
  hasLater: boolean,
) => MarketBooking;

/**
 * Returns a function that books the markets of a day. A market is booked for each of its departures. Half of
 * the time the itineraries and the demand are unchanged, and the kept result is returned.
 */
export function knownBookingsOf(world: MarketWorld, minute: number): BookItineraries {
  const today = memory(world, minute);
  return (name, market, itineraries, incumbents, hasLater) => {
    const known = today.get(name);
    if (!known && !hasLater) return bookMarket(market, itineraries, incumbents);
    const inputs = inputsOf(market, itineraries, incumbents);
    if (!hasLater) today.delete(name);
    if (known?.inputs === inputs) return restored(known.results, itineraries);
    const booking = bookMarket(market, itineraries, incumbents);
    if (hasLater) today.set(name, { inputs, results: flattened(booking, itineraries.length) });
    return booking;
  };
}
