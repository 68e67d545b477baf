import { CABIN_CLASSES, type CabinClass } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare, referenceFares } from '#game/network/route/fares.ts';
import type { PassengerGroup } from '../groups.ts';
import { type BookedDay, expectDay, flightsOfAirlines } from './book-day.ts';
import { usualDepartureFit } from './departure-fit.ts';
import type { DayMarket, Itinerary } from './itinerary.ts';
import { TASTES, USUAL } from './tastes.ts';
import { FACTORS, type Factor, othersSize, type Rated, usualMinutes, utilityParts } from './utility.ts';

/** Minimum difference for a decisive factor. */
const EVEN = 0.05;
/** Weight of an unwanted itinerary, so that the mean is always defined. */
const NOBODY = 1e-9;

export type Factors = Record<Factor, number>;

/** How a group of passengers rated an itinerary. */
export interface GroupReason {
  /** Potential passengers on that day, fractional. The same applies to all numbers of people below. */
  people: number;
  /** Passengers who chose this itinerary. */
  chose: number;
  /** Passengers who chose another one, by airline, possibly the same airline. */
  others: Record<string, number>;
  /** People who did not fly. */
  outside: number;
  /** Passengers who wanted it but found no seat. */
  spilled: number;
  /**
   * Effect of each factor on the value of this itinerary, compared with the alternative. In utility: 0.1
   * makes it about a tenth more likely to be chosen.
   */
  factors: Factors;
  /**
   * The alternative: rivals' itineraries, weighted by their passengers, or an average flight at reference
   * fares without rivals.
   */
  against: 'rivals' | 'usual';
  /** The strongest factor; null if all are equal. */
  decisive: Factor | null;
}

export type Reasons = Record<PassengerGroup, GroupReason>;

/** Returns a group's preferred class among those of an itinerary. */
function favourite(group: PassengerGroup, { seats, fares }: Itinerary, km: number): CabinClass {
  const { fare, seat } = TASTES[group];
  const reference = referenceFare(km, 'economy');
  const worth = (cabin: CabinClass) => seat[cabin] + (fare * fares[cabin]) / reference;
  return CABIN_CLASSES.filter((cabin) => seats[cabin] >= 1).reduce(
    (best, cabin) => (worth(cabin) > worth(best) ? cabin : best),
    seats.economy >= 1 ? 'economy' : seats.business >= 1 ? 'business' : 'first',
  );
}

const partsOf = (group: PassengerGroup, rated: Rated): Factors =>
  utilityParts(group, favourite(group, rated.itinerary, rated.km), rated);

/** Returns the factors of an average flight with the classes of an itinerary, at an average time. */
function usualParts(group: PassengerGroup, itinerary: Itinerary, km: number): Factors {
  const fares = referenceFares(km);
  const usual = { ...itinerary, ...USUAL, fares, minutes: usualMinutes(km), stops: 0 as const };
  const parts = partsOf(group, { itinerary: usual, km, flights: 1, others: 0 });
  return { ...parts, departure: usualDepartureFit(group) };
}

/** Returns the weighted mean of several sets of factors. */
function meanOf(parts: readonly (readonly [Factors, number])[]): Factors {
  const sum = parts.reduce((total, [, weight]) => total + weight, 0);
  const mean = (factor: Factor) =>
    parts.reduce((total, [factors, weight]) => total + factors[factor] * weight, 0) / sum;
  return Object.fromEntries(FACTORS.map((factor) => [factor, mean(factor)])) as Factors;
}

/** Returns the factor with the largest difference; null if all are equal. */
export function decisiveOf(factors: Factors): Factor | null {
  const strongest = FACTORS.reduce((best, factor) =>
    Math.abs(factors[factor]) > Math.abs(factors[best]) ? factor : best,
  );
  return Math.abs(factors[strongest]) < EVEN ? null : strongest;
}

/** A booked day with its inputs. */
export interface Compared {
  market: DayMarket;
  itineraries: readonly Itinerary[];
  day: BookedDay;
}

/**
 * Returns a group's reasons for and against some itineraries of one airline. Each itinerary is weighted by
 * its demand.
 * @param own indexes of the itineraries
 */
export function compare(
  group: PassengerGroup,
  { market, itineraries, day }: Compared,
  own: readonly number[],
): Pick<GroupReason, 'factors' | 'against'> {
  const { km } = market;
  const airline = itineraries[own[0] ?? 0]?.airline;
  const flights = flightsOfAirlines(itineraries);
  const others = othersSize(itineraries);
  const mine: [Factors, number][] = [];
  const usual: [Factors, number][] = [];
  const rivals: [Factors, number][] = [];
  itineraries.forEach((itinerary, index) => {
    const booking = day.bookings[index];
    if (!booking) return;
    const wanted = booking.byGroup[group] + booking.spilled[group];
    const parts = () => partsOf(group, { itinerary, km, flights: flights[index] ?? 1, others });
    if (own.includes(index)) {
      mine.push([parts(), wanted + NOBODY]);
      usual.push([usualParts(group, itinerary, km), wanted + NOBODY]);
    } else if (itinerary.airline !== airline && wanted > 0) rivals.push([parts(), wanted]);
  });
  const worth = meanOf(mine);
  const other = meanOf(rivals.length > 0 ? rivals : usual);
  return {
    factors: Object.fromEntries(FACTORS.map((factor) => [factor, worth[factor] - other[factor]])) as Factors,
    against: rivals.length > 0 ? 'rivals' : 'usual',
  };
}

/**
 * Returns why passengers of each group chose an itinerary, another one, or none.
 * @param id of the itinerary
 * @returns null if it does not exist
 */
export function explain(market: DayMarket, itineraries: readonly Itinerary[], id: string): Reasons | null {
  const own = itineraries.findIndex((itinerary) => itinerary.id === id);
  if (own < 0) return null;
  const day = expectDay(market, itineraries);
  const reasonOf = (group: PassengerGroup): GroupReason => {
    const others: Record<string, number> = {};
    itineraries.forEach(({ airline }, index) => {
      if (index !== own)
        others[airline] = (others[airline] ?? 0) + (day.bookings[index]?.byGroup[group] ?? 0);
    });
    const compared = compare(group, { market, itineraries, day }, [own]);
    return {
      people: market.demand[group],
      chose: day.bookings[own]?.byGroup[group] ?? 0,
      others,
      outside: day.outside[group],
      spilled: day.bookings[own]?.spilled[group] ?? 0,
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
