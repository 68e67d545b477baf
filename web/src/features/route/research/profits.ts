import type { Airport } from '../../../../../game/airport.ts';
import { routeProfits } from '../../../../../game/forecast/expected-route-profit.ts';
import { DAYS_A_WEEK, WEEKS_A_YEAR } from '../../../../../game/time.ts';
import type { Machine } from '../shared/machine.ts';
import type { Destination } from './destinations.ts';

const DIRECTIONS = 2;

/**
 * What an aircraft may be expected to earn a week to each destination that it can fly to, in US dollars by airport id, its
 * lease taken off by the hours used. Thousands of destinations take some milliseconds.
 * @param fuelPrice US dollars a tonne
 */
export function expectedProfits(
  from: Airport,
  destinations: readonly Destination[],
  { model, cabin, age, weeklyRate }: Machine,
  fuelPrice: number,
): Map<string, number> {
  const profitOf = routeProfits({ model, cabin, age, leased: weeklyRate > 0, fuelPrice });
  const profits = new Map<string, number>();
  for (const { airport, km, leisure, business, premium, seats } of destinations) {
    const expected = profitOf({
      km,
      yearly: {
        leisure: leisure * WEEKS_A_YEAR,
        business: business * WEEKS_A_YEAR,
        premium: premium * WEEKS_A_YEAR,
      },
      rivalsSeatsADay: seats / DIRECTIONS / DAYS_A_WEEK,
      typeA: from.type,
      typeB: airport.type,
      runwayA: from.longest_runway_m,
      runwayB: airport.longest_runway_m,
    });
    if (expected) profits.set(airport.id, expected.profit);
  }
  return profits;
}
