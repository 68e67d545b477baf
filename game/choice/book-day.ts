import { CABIN_CLASSES, type PerClass } from '../cabin.ts';
import { PASSENGER_GROUPS, type PassengerGroup } from '../demand/groups.ts';
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

const CLASSES = CABIN_CLASSES.length;
const ROUND = 0.5;

/** Flights without a stop that each offer's airline has on that day; a connection stands alone. */
export function flightsOfAirlines(offers: readonly Offer[]): number[] {
  const flights = new Map<string, number>();
  for (let at = 0; at < offers.length; at++) {
    const { airline, stops } = offers[at] as Offer;
    if (stops === 0) flights.set(airline, (flights.get(airline) ?? 0) + 1);
  }
  return offers.map(({ airline, stops }) => (stops === 0 ? (flights.get(airline) ?? 1) : 1));
}

type Rows = readonly (readonly number[])[];

/** A group's sum over the classes of the offer whose cells begin at `from`. */
const overClasses = (rows: Rows, group: number, from: number): number => {
  const row = rows[group] as readonly number[];
  return (row[from] as number) + (row[from + 1] as number) + (row[from + 2] as number);
};

/** A cell's sum over the groups. */
const overGroups = (rows: Rows, cell: number): number =>
  (rows[0]?.[cell] as number) + (rows[1]?.[cell] as number) + (rows[2]?.[cell] as number);

const missing = (wished: number, passengers: number): number =>
  wished > passengers ? wished - passengers : 0;

/** What came out for the offer whose cells begin at `from`. @param round what is done to figures of passengers turned away */
function bookingOf(
  { id, fares }: Offer,
  from: number,
  passengers: Rows,
  wished: Rows,
  round: (value: number) => number,
): Booking {
  const leisure = overClasses(passengers, 0, from);
  const business = overClasses(passengers, 1, from);
  const premium = overClasses(passengers, 2, from);
  const byClass = {
    economy: overGroups(passengers, from),
    business: overGroups(passengers, from + 1),
    first: overGroups(passengers, from + 2),
  };
  return {
    id,
    byGroup: { leisure, business, premium },
    byClass,
    turnedAway: {
      leisure: missing(round(overClasses(wished, 0, from)), leisure),
      business: missing(round(overClasses(wished, 1, from)), business),
      premium: missing(round(overClasses(wished, 2, from)), premium),
    },
    revenue:
      byClass.economy * fares.economy + byClass.business * fares.business + byClass.first * fares.first,
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

function book(market: DayMarket, offers: readonly Offer[], whole: boolean): BookedDay {
  const order = orderOf(offers);
  const sorted: Offer[] = [];
  const seats: number[] = [];
  for (let at = 0; at < order.length; at++) {
    const offer = offers[order[at] as number] as Offer;
    const { economy, business, first } = offer.seats;
    sorted.push(offer);
    seats.push(wholeSeats(economy), wholeSeats(business), wholeSeats(first));
  }
  const people = PASSENGER_GROUPS.map((group) => {
    const there = Math.max(0, market.demand[group]);
    return whole ? Math.floor(there) : there;
  });
  const weights = weigh(sorted, market.km, flightsOfAirlines(sorted));
  const { seated, wished } = seatPassengers(market, people, seats, weights);
  const passengers = whole ? wholePassengers(people, seats, seated, market.rounding ?? ROUND) : seated;

  const round = whole ? Math.round : (value: number) => value;
  const bookings = new Array<Booking>(offers.length);
  for (let at = 0; at < sorted.length; at++)
    bookings[order[at] as number] = bookingOf(sorted[at] as Offer, at * CLASSES, passengers, wished, round);
  const stayed = (group: number) => {
    let left = people[group] as number;
    const row = passengers[group] as readonly number[];
    for (let cell = 0; cell < row.length; cell++) left -= row[cell] as number;
    return left;
  };
  return { bookings, outside: { leisure: stayed(0), business: stayed(1), premium: stayed(2) } };
}

/**
 * Books a day: everybody in the market chooses among the offers, or to do something else; where a cabin is full, those
 * turned away choose again among the seats left. The same whatever the order of the offers, and in whole passengers:
 * never more than seats in a class, nor than people in a group.
 */
export const bookDay = (market: DayMarket, offers: readonly Offer[]): BookedDay => book(market, offers, true);

/** The same in parts of passengers: what is to be expected of many such days. */
export const expectDay = (market: DayMarket, offers: readonly Offer[]): BookedDay =>
  book(market, offers, false);
