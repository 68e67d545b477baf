import { type BookedDay, expectDay } from '../choice/book-day.ts';
import { FACTORS, type Factor } from '../choice/utility.ts';
import { compare, decisiveOf, type Factors, type GroupReason } from '../choice/why.ts';
import type { PassengerGroup } from '../groups.ts';
import type { RouteDay } from './route-week.ts';

/** How a group of passengers rates an airline's flights on a route. */
export interface WeekReason {
  /**
   * Effect of each factor on the value of its flights, compared with those of rivals or with average flights.
   * In utility: 0.1 is about a tenth.
   */
  factors: Factors;
  against: GroupReason['against'];
  /** The strongest factor; null if all are equal. */
  decisive: Factor | null;
}
export type WeekReasons = Record<PassengerGroup, WeekReason>;

const wantedOf = ({ bookings }: BookedDay, index: number, group: PassengerGroup): number =>
  (bookings[index]?.byGroup[group] ?? 0) + (bookings[index]?.spilled[group] ?? 0);

const noFactors = () => Object.fromEntries(FACTORS.map((factor) => [factor, 0])) as Factors;

/**
 * Returns why passengers choose an airline's flights or others, over all days of a week. Days are weighted by
 * the number of people who want to fly with the airline.
 */
export function weekReasons(days: readonly RouteDay[]): WeekReasons {
  const booked = days.map(({ market, itineraries, own }) => ({
    market,
    itineraries,
    own,
    day: expectDay(market, itineraries),
  }));
  const reasonOf = (group: PassengerGroup): WeekReason => {
    const factors = noFactors();
    let weight = 0;
    let rivals = 0;
    for (const compared of booked) {
      const here = compare(group, compared, compared.own);
      const wanted = compared.own.reduce((sum, index) => sum + wantedOf(compared.day, index, group), 0);
      for (const factor of FACTORS) factors[factor] += here.factors[factor] * wanted;
      weight += wanted;
      if (here.against === 'rivals') rivals += wanted;
    }
    if (weight > 0) for (const factor of FACTORS) factors[factor] /= weight;
    const against = rivals > weight / 2 ? 'rivals' : 'usual';
    return { factors, against, decisive: decisiveOf(factors) };
  };
  return {
    leisure: reasonOf('leisure'),
    business: reasonOf('business'),
    premium: reasonOf('premium'),
  };
}
