import { CABIN_CLASSES, type PerClass } from '../cabin.ts';
import type { PassengerGroup } from '../demand/groups.ts';
import type { DayMarket, Offer } from './offer.ts';
import { seatPassengers } from './seat-passengers.ts';
import { weigh } from './utility.ts';
import { wholePassengers } from './whole-passengers.ts';

export type PerGroup = Record<PassengerGroup, number>;

/** Who takes an offer. Whole passengers. */
export interface Booking {
  /** The offer's. */
  id: string;
  byGroup: PerGroup;
  byClass: PerClass;
  /** Who would have taken it, had there been a seat. */
  turnedAway: PerGroup;
  /** Whole US dollars. */
  revenue: number;
}

export interface BookedDay {
  /** In the order of the offers. */
  bookings: Booking[];
  /** Who travels otherwise or stays at home. */
  outside: PerGroup;
}

/** A booked day cell by cell; a cell is a class of an offer. `bookingAt` tells what it means for one of the offers. */
export interface SeatedDay {
  /** In the order of their ids. */
  sorted: readonly Offer[];
  /** Place of each offer among the sorted ones. */
  places: readonly number[];
  passengers: Rows;
  /** What each group wished for first, seats aside. */
  wished: Rows;
  /** In whole passengers, or in parts of them. */
  isWhole: boolean;
  outside: PerGroup;
}

/** By group, then by cell. */
type Rows = readonly (readonly number[])[];

const CLASSES = CABIN_CLASSES.length;
const ROUND = 0.5;

/** Flights without a stop that each offer's airline has on that day; a connection stands alone. */
export function flightsOfAirlines(offers: readonly Offer[]): number[] {
  if (offers.length === 1) return [1];
  const flights = new Map<string, number>();
  for (let at = 0; at < offers.length; at++) {
    const { airline, stops } = offers[at] as Offer;
    if (stops === 0) flights.set(airline, (flights.get(airline) ?? 0) + 1);
  }
  const own: number[] = [];
  for (let at = 0; at < offers.length; at++) {
    const { airline, stops } = offers[at] as Offer;
    own.push(stops === 0 ? (flights.get(airline) as number) : 1);
  }
  return own;
}

/** Sum over the classes of the offer whose cells begin at `from`. */
const overClasses = (row: readonly number[], from: number): number =>
  (row[from] as number) + (row[from + 1] as number) + (row[from + 2] as number);

/** Who would have gone of a group, had there been seats. @param whole in whole people */
function missing(wished: readonly number[], from: number, passengers: number, whole: boolean): number {
  const all = overClasses(wished, from);
  const wanted = whole ? Math.round(all) : all;
  return wanted > passengers ? wanted - passengers : 0;
}

/** Returns who takes an offer. @param index of the offer, as it was given */
export function bookingAt(
  { sorted, places, passengers, wished, isWhole }: SeatedDay,
  index: number,
): Booking {
  const place = places[index] as number;
  const { id, fares } = sorted[place] as Offer;
  const from = place * CLASSES;
  const rowL = passengers[0] as number[];
  const rowB = passengers[1] as number[];
  const rowP = passengers[2] as number[];
  const leisure = overClasses(rowL, from);
  const business = overClasses(rowB, from);
  const premium = overClasses(rowP, from);
  const inEconomy = (rowL[from] as number) + (rowB[from] as number) + (rowP[from] as number);
  const inBusiness = (rowL[from + 1] as number) + (rowB[from + 1] as number) + (rowP[from + 1] as number);
  const inFirst = (rowL[from + 2] as number) + (rowB[from + 2] as number) + (rowP[from + 2] as number);
  return {
    id,
    byGroup: { leisure, business, premium },
    byClass: { economy: inEconomy, business: inBusiness, first: inFirst },
    turnedAway: {
      leisure: missing(wished[0] as number[], from, leisure, isWhole),
      business: missing(wished[1] as number[], from, business, isWhole),
      premium: missing(wished[2] as number[], from, premium, isWhole),
    },
    revenue: inEconomy * fares.economy + inBusiness * fares.business + inFirst * fares.first,
  };
}

/** Positions of the offers in the order of their ids; mostly they come in it. */
function orderOf(offers: readonly Offer[]): number[] {
  const order: number[] = [];
  let sorted = true;
  for (let at = 0; at < offers.length; at++) {
    order.push(at);
    if (at > 0 && (offers[at - 1] as Offer).id > (offers[at] as Offer).id) sorted = false;
  }
  return sorted ? order : order.sort((a, b) => ((offers[a] as Offer).id < (offers[b] as Offer).id ? -1 : 1));
}

const wholeSeats = (seats: number): number => (seats >= 1 ? Math.floor(seats) : 0);

/** People of a group, whole or in parts. */
const peopleOf = (demand: number, whole: boolean): number => {
  const there = Math.max(0, demand);
  return whole ? Math.floor(there) : there;
};

/** Who of so many people is not among the passengers. */
function stayed(people: number, row: readonly number[]): number {
  let left = people;
  for (let cell = 0; cell < row.length; cell++) left -= row[cell] as number;
  return left;
}

function seat(market: DayMarket, offers: readonly Offer[], whole: boolean): SeatedDay {
  const order = orderOf(offers);
  const sorted: Offer[] = [];
  const places = new Array<number>(offers.length);
  const seats: number[] = [];
  for (let at = 0; at < order.length; at++) {
    const index = order[at] as number;
    const offer = offers[index] as Offer;
    const { economy, business, first } = offer.seats;
    places[index] = at;
    sorted.push(offer);
    seats.push(wholeSeats(economy), wholeSeats(business), wholeSeats(first));
  }
  const { demand } = market;
  const leisure = peopleOf(demand.leisure, whole);
  const business = peopleOf(demand.business, whole);
  const premium = peopleOf(demand.premium, whole);
  const people = [leisure, business, premium];
  const weights = weigh(sorted, market.km, flightsOfAirlines(sorted));
  const { seated, wished } = seatPassengers(market, people, seats, weights);
  const passengers = whole ? wholePassengers(people, seats, seated, market.rounding ?? ROUND) : seated;
  const outside = {
    leisure: stayed(leisure, passengers[0] as number[]),
    business: stayed(business, passengers[1] as number[]),
    premium: stayed(premium, passengers[2] as number[]),
  };
  return { sorted, places, passengers, wished, isWhole: whole, outside };
}

const bookedDay = (day: SeatedDay): BookedDay => ({
  bookings: day.places.map((_, index) => bookingAt(day, index)),
  outside: day.outside,
});

/**
 * Books a day: everybody in the market chooses among the offers, or to do something else; where a cabin is full, those
 * turned away choose again among the seats left. The same whatever the order of the offers, and in whole passengers:
 * never more than seats in a class, nor than people in a group.
 */
export const seatDay = (market: DayMarket, offers: readonly Offer[]): SeatedDay => seat(market, offers, true);

/** The same with the bookings of all offers. */
export const bookDay = (market: DayMarket, offers: readonly Offer[]): BookedDay =>
  bookedDay(seat(market, offers, true));

/** The same in parts of passengers: what is to be expected of many such days. */
export const expectDay = (market: DayMarket, offers: readonly Offer[]): BookedDay =>
  bookedDay(seat(market, offers, false));
