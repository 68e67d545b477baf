import { CABIN_CLASSES, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import type { PassengerGroup } from '../groups.ts';
import type { DayMarket, Itinerary } from './itinerary.ts';
import { type Cells, seatPassengers, type Times, timesOf } from './seat-passengers.ts';
import { weigh } from './utility.ts';
import { wholePassengers } from './whole-passengers.ts';

export type PerGroup = Record<PassengerGroup, number>;

/** Passengers booked on one itinerary, as whole numbers. */
export interface Booking {
  /** Id of the itinerary. */
  id: string;
  byGroup: PerGroup;
  byClass: PerClass;
  /** Passengers who wanted this itinerary but found no seat. */
  spilled: PerGroup;
  /** Whole US dollars. */
  revenue: number;
}

export interface BookedDay {
  /** In the order of the itineraries. */
  bookings: Booking[];
  /** People who chose the outside option. */
  outside: PerGroup;
}

/**
 * A booked day by cell. A cell is one class of an itinerary. Use `bookingAt` for the result of one itinerary.
 */
export interface SeatedDay {
  /** Sorted by id. */
  sorted: readonly Itinerary[];
  /** Index of each itinerary among the sorted ones. */
  places: ArrayLike<number>;
  /** Weights of the cells for each group. */
  weights: readonly Cells[];
  passengers: readonly Cells[];
  /** By group: initial demand per unit of weight, ignoring seats. */
  wished: readonly number[];
  /** Whether passengers are whole numbers instead of fractions. */
  isWhole: boolean;
  outside: PerGroup;
}

const CLASSES = CABIN_CLASSES.length;
const ROUND = 0.5;

// Looked up once because finding a function takes goja as long as calling it.
const { floor, max, round } = Math;

const ALONE = Float64Array.of(1);

/**
 * Returns the number of non-stop flights that each itinerary's airline has on that day, at least 1. A connection counts
 * as one.
 */
export function flightsOfAirlines(itineraries: readonly Itinerary[]): ArrayLike<number> {
  const count = itineraries.length;
  if (count === 1 && itineraries[0]?.flights === undefined) return ALONE;
  const flights = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const { airline, stops, flights: times = 1 } = itineraries[index] as Itinerary;
    if (stops === 0) flights.set(airline, (flights.get(airline) ?? 0) + times);
  }
  const own = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const { airline, stops, airlines } = itineraries[index] as Itinerary;
    const all = stops === 0 ? (flights.get(airline) as number) : 1;
    own[index] = airlines === undefined ? all : max(1, round(all / airlines));
  }
  return own;
}

/** Returns the sum over the classes of the itinerary whose cells begin at `from`. */
const overClasses = (row: Cells, from: number): number =>
  (row[from] as number) + (row[from + 1] as number) + (row[from + 2] as number);

/** Returns the passengers of a group without a seat. @param whole whether to round to whole passengers */
function missing(weights: Cells, wished: number, from: number, passengers: number, whole: boolean): number {
  const all =
    (weights[from] as number) * wished +
    (weights[from + 1] as number) * wished +
    (weights[from + 2] as number) * wished;
  const wanted = whole ? Math.round(all) : all;
  return wanted > passengers ? wanted - passengers : 0;
}

/** Returns the revenue of passengers at these fares, whole US dollars. */
export const revenueOf = (passengers: PerClass, fares: PerClass): number =>
  passengers.economy * fares.economy + passengers.business * fares.business + passengers.first * fares.first;

/** Returns the booking of an itinerary. @param index of the itinerary in the original order */
export function bookingAt(
  { sorted, places, weights, passengers, wished, isWhole }: SeatedDay,
  index: number,
): Booking {
  const place = places[index] as number;
  const { id, fares } = sorted[place] as Itinerary;
  const from = place * CLASSES;
  const rowL = passengers[0] as Cells;
  const rowB = passengers[1] as Cells;
  const rowP = passengers[2] as Cells;
  const leisure = overClasses(rowL, from);
  const business = overClasses(rowB, from);
  const premium = overClasses(rowP, from);
  const inEconomy = (rowL[from] as number) + (rowB[from] as number) + (rowP[from] as number);
  const inBusiness = (rowL[from + 1] as number) + (rowB[from + 1] as number) + (rowP[from + 1] as number);
  const inFirst = (rowL[from + 2] as number) + (rowB[from + 2] as number) + (rowP[from + 2] as number);
  const byClass = { economy: inEconomy, business: inBusiness, first: inFirst };
  return {
    id,
    byGroup: { leisure, business, premium },
    byClass,
    spilled: {
      leisure: missing(weights[0] as Cells, wished[0] as number, from, leisure, isWhole),
      business: missing(weights[1] as Cells, wished[1] as number, from, business, isWhole),
      premium: missing(weights[2] as Cells, wished[2] as number, from, premium, isWhole),
    },
    revenue: revenueOf(byClass, fares),
  };
}

/** Returns the indexes of the itineraries, sorted by id. */
function orderOf(itineraries: readonly Itinerary[]): number[] {
  const order: number[] = [];
  for (let index = 0; index < itineraries.length; index++) {
    const { id } = itineraries[index] as Itinerary;
    // There are few, and usually they are sorted already.
    let place = index;
    for (; place > 0 && (itineraries[order[place - 1] as number] as Itinerary).id > id; place--)
      order[place] = order[place - 1] as number;
    order[place] = index;
  }
  return order;
}

/** Returns the people of a group, whole or fractional. */
const peopleOf = (demand: number, whole: boolean): number => {
  const there = demand > 0 ? demand : 0;
  return whole ? floor(there) : there;
};

/** Returns the sum of a group's passengers over the cells. */
function sumOf(row: Cells): number {
  const count = row.length;
  let sum = 0;
  for (let cell = 0; cell < count; cell++) sum += row[cell] as number;
  return sum;
}

/** Returns the whole seats of the itineraries, in their order. */
function seatsOf(itineraries: readonly Itinerary[]): Cells {
  const count = itineraries.length;
  const cells = new Float64Array(count * CLASSES);
  for (let index = 0, cell = 0; index < count; index++, cell += CLASSES) {
    const { economy, business, first } = (itineraries[index] as Itinerary).seats;
    if (economy >= 1) cells[cell] = floor(economy);
    if (business >= 1) cells[cell + 1] = floor(business);
    if (first >= 1) cells[cell + 2] = floor(first);
  }
  return cells;
}

/** The itineraries of a day, with all that does not depend on the number of people. */
export interface WeighedDay extends Pick<SeatedDay, 'sorted' | 'places' | 'weights'> {
  seats: Cells;
  times: Times;
}

/** Returns the itineraries of a day with their weights, for bookings at several demands. @param km of the pair */
export function weighDay(km: number, itineraries: readonly Itinerary[]): WeighedDay {
  const order = orderOf(itineraries);
  const sorted: Itinerary[] = [];
  const places = new Float64Array(order.length);
  for (let place = 0; place < order.length; place++) {
    const index = order[place] as number;
    places[index] = place;
    sorted[place] = itineraries[index] as Itinerary;
  }
  const weights = weigh(sorted, km, flightsOfAirlines(sorted));
  return { sorted, places, weights, seats: seatsOf(sorted), times: timesOf(sorted) };
}

function seat(market: DayMarket, day: WeighedDay, whole: boolean): SeatedDay {
  const { sorted, places, weights, seats, times } = day;
  const { demand } = market;
  const leisure = peopleOf(demand.leisure, whole);
  const business = peopleOf(demand.business, whole);
  const premium = peopleOf(demand.premium, whole);
  const people = [leisure, business, premium];
  const { seated: parts, wished } = seatPassengers(market, people, seats, weights, times);
  const { seated: passengers, sums } = whole
    ? wholePassengers(people, seats, parts, market.rounding ?? ROUND)
    : { seated: parts, sums: parts.map(sumOf) };
  const outside = {
    leisure: leisure - (sums[0] as number),
    business: business - (sums[1] as number),
    premium: premium - (sums[2] as number),
  };
  return { sorted, places, weights, passengers, wished, isWhole: whole, outside };
}

const bookedDay = (day: SeatedDay): BookedDay => ({
  bookings: day.sorted.map((_, index) => bookingAt(day, index)),
  outside: day.outside,
});

/**
 * Books a day. All people in the market choose an itinerary or the outside option. If a cabin is full,
 * spilled passengers choose among the remaining seats. The result does not depend on the order of the
 * itineraries. Passengers are whole numbers and never exceed the seats of a class or the people of a group.
 */
export const seatDay = (market: DayMarket, itineraries: readonly Itinerary[]): SeatedDay =>
  seat(market, weighDay(market.km, itineraries), true);

/** Books a day and returns the bookings of all itineraries. */
export const bookDay = (market: DayMarket, itineraries: readonly Itinerary[]): BookedDay =>
  bookedDay(seatDay(market, itineraries));

/** Books a weighed day in fractional passengers: the expectation over many such days. */
export const expectWeighed = (market: DayMarket, day: WeighedDay): BookedDay =>
  bookedDay(seat(market, day, false));

/** Books a day in fractional passengers. */
export const expectDay = (market: DayMarket, itineraries: readonly Itinerary[]): BookedDay =>
  expectWeighed(market, weighDay(market.km, itineraries));
