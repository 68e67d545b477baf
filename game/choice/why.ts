import { CABIN_CLASSES, type CabinClass } from '../cabin.ts';
import type { PassengerGroup } from '../demand/groups.ts';
import { referenceFare } from '../fares.ts';
import { type BookedDay, expectDay, flightsOfAirlines } from './book-day.ts';
import { usualDepartureFit } from './departure-fit.ts';
import type { DayMarket, Offer } from './offer.ts';
import { TASTES, USUAL } from './tastes.ts';
import { FACTORS, type Factor, usualMinutes, utilityParts } from './utility.ts';

/** Differences below this decide nothing. */
const EVEN = 0.05;
/** Weight of an offer that nobody wants, so that there is a mean. */
const NOBODY = 1e-9;

export type Factors = Record<Factor, number>;

/** What a group of passengers made of an offer. */
export interface GroupReason {
  /** Who would have gone that day, if it suited them; parts of people, here and below. */
  people: number;
  /** Who took this offer. */
  chose: number;
  /** Who took another one, by airline; the offer's own airline may be among them. */
  others: Record<string, number>;
  /** Who did not fly. */
  stayed: number;
  /** Who would have taken it, had there been a seat. */
  turnedAway: number;
  /**
   * What each factor adds to the worth of this offer against what it is compared with, as utility: 0.1 makes it about a
   * tenth likelier to be chosen.
   */
  factors: Factors;
  /** The offers of rivals, each as far as it is chosen; where nobody takes one, a usual flight at reference fares. */
  against: 'rivals' | 'usual';
  /** The factor that tells most; null where all are even. */
  decisive: Factor | null;
}

export type Reasons = Record<PassengerGroup, GroupReason>;

/** The class that a group likes best in an offer, among those it has. */
function favourite(group: PassengerGroup, { seats, fares }: Offer, km: number): CabinClass {
  const { fare, seat } = TASTES[group];
  const reference = referenceFare(km, 'economy');
  const worth = (cabin: CabinClass) => seat[cabin] + (fare * fares[cabin]) / reference;
  return CABIN_CLASSES.filter((cabin) => seats[cabin] >= 1).reduce(
    (best, cabin) => (worth(cabin) > worth(best) ? cabin : best),
    seats.economy >= 1 ? 'economy' : seats.business >= 1 ? 'business' : 'first',
  );
}

const partsOf = (group: PassengerGroup, offer: Offer, km: number, flights: number): Factors =>
  utilityParts(group, favourite(group, offer, km), offer, km, flights);

/** A flight without anything special to it, with the classes of an offer, at an average time. */
function usualParts(group: PassengerGroup, offer: Offer, km: number): Factors {
  const fares = {
    economy: referenceFare(km, 'economy'),
    business: referenceFare(km, 'business'),
    first: referenceFare(km, 'first'),
  };
  const usual = { ...offer, ...USUAL, fares, minutes: usualMinutes(km), stops: 0 as const };
  return { ...partsOf(group, usual, km, 1), departure: usualDepartureFit(group) };
}

/** Mean over several, each with a weight. */
function meanOf(parts: readonly (readonly [Factors, number])[]): Factors {
  const sum = parts.reduce((total, [, weight]) => total + weight, 0);
  const mean = (factor: Factor) =>
    parts.reduce((total, [factors, weight]) => total + factors[factor] * weight, 0) / sum;
  return Object.fromEntries(FACTORS.map((factor) => [factor, mean(factor)])) as Factors;
}

/** The factor with the largest difference; null where all are even. */
export function decisiveOf(factors: Factors): Factor | null {
  const most = FACTORS.reduce((best, factor) =>
    Math.abs(factors[factor]) > Math.abs(factors[best]) ? factor : best,
  );
  return Math.abs(factors[most]) < EVEN ? null : most;
}

/** A booked day, with what it was booked from. */
export interface Compared {
  market: DayMarket;
  offers: readonly Offer[];
  day: BookedDay;
}

/**
 * What speaks for some offers of one airline and against them, to a group. Each offer counts by how many want it.
 * @param own positions of the offers
 */
export function compare(
  group: PassengerGroup,
  { market, offers, day }: Compared,
  own: readonly number[],
): Pick<GroupReason, 'factors' | 'against'> {
  const { km } = market;
  const airline = offers[own[0] ?? 0]?.airline;
  const flights = flightsOfAirlines(offers);
  const mine: [Factors, number][] = [];
  const usual: [Factors, number][] = [];
  const rivals: [Factors, number][] = [];
  offers.forEach((offer, at) => {
    const booking = day.bookings[at];
    if (!booking) return;
    const wanted = booking.byGroup[group] + booking.turnedAway[group];
    const parts = () => partsOf(group, offer, km, flights[at] ?? 1);
    if (own.includes(at)) {
      mine.push([parts(), wanted + NOBODY]);
      usual.push([usualParts(group, offer, km), wanted + NOBODY]);
    } else if (offer.airline !== airline && wanted > 0) rivals.push([parts(), wanted]);
  });
  const worth = meanOf(mine);
  const other = meanOf(rivals.length > 0 ? rivals : usual);
  return {
    factors: Object.fromEntries(FACTORS.map((factor) => [factor, worth[factor] - other[factor]])) as Factors,
    against: rivals.length > 0 ? 'rivals' : 'usual',
  };
}

/**
 * Why passengers of each group took an offer, another one, or none.
 * @param id of the offer
 * @returns null where there is no such offer
 */
export function explain(market: DayMarket, offers: readonly Offer[], id: string): Reasons | null {
  const own = offers.findIndex((offer) => offer.id === id);
  if (own < 0) return null;
  const day = expectDay(market, offers);
  const reasonOf = (group: PassengerGroup): GroupReason => {
    const others: Record<string, number> = {};
    offers.forEach(({ airline }, at) => {
      if (at !== own) others[airline] = (others[airline] ?? 0) + (day.bookings[at]?.byGroup[group] ?? 0);
    });
    const compared = compare(group, { market, offers, day }, [own]);
    return {
      people: market.demand[group],
      chose: day.bookings[own]?.byGroup[group] ?? 0,
      others,
      stayed: day.outside[group],
      turnedAway: day.bookings[own]?.turnedAway[group] ?? 0,
      ...compared,
      decisive: decisiveOf(compared.factors),
    };
  };
  return {
    leisure: reasonOf('leisure'),
    business: reasonOf('business'),
    premium: reasonOf('premium'),
  };
}
