import { describe, expect, it } from 'vitest';
import { expectDay } from '#game/demand/choice/book-day.ts';
import { weekdayFactor } from '#game/demand/profile.ts';
import { demandDraws } from '#tests/support/demand-draws.ts';
import { AMPLE, faresOf, KM, market, passengersOf, spread, yearlyFor } from '#tests/support/itineraries.ts';

const MARKETS = [2, 4, 6, 10, 20, 40];

/**
 * Returns the passengers of a market with its usual departures, and of its first airline, with fares times a
 * factor.
 */
function flown(departures: number, airlines: number, factor: (airline: string) => number) {
  const itineraries = spread(departures, airlines, (airline) => ({
    seats: AMPLE,
    fares: faresOf(KM, factor(airline)),
  }));
  const day = expectDay(market(yearlyFor(departures)), itineraries);
  return {
    all: passengersOf(day),
    first: passengersOf(day, (index) => itineraries[index]?.airline === 'a0'),
  };
}

const elasticity = (dearer: number, cheaper: number) => Math.log(dearer / cheaper) / Math.log(1.1 / 0.9);

describe('choice model, compared with real air travel', () => {
  for (const departures of MARKETS) {
    it(`carries about the usual traffic at reference fares, with ${departures} departures`, () => {
      const yearly = yearlyFor(departures);
      // A Thursday, when business travel exceeds its daily mean.
      const usual =
        (yearly / 730) * (0.75 * weekdayFactor('leisure', 3) + 0.25 * weekdayFactor('business', 3));
      const share = flown(departures, Math.min(3, departures), () => 1).all / usual;
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(1.05);
    });

    it(`has an elasticity of −1.4 ± 0.2 if all fares change, with ${departures} departures`, () => {
      const at = (factor: number) => flown(departures, Math.min(3, departures), () => factor).all;
      expect(elasticity(at(1.1), at(0.9))).toBeGreaterThan(-1.6);
      expect(elasticity(at(1.1), at(0.9))).toBeLessThan(-1.2);
    });

    for (const airlines of [2, 3, 4].filter((count) => count <= departures))
      it(`has an elasticity of −1.2 to −2.3 for one of ${airlines} airlines, with ${departures} departures`, () => {
        const at = (factor: number) =>
          flown(departures, airlines, (airline) => (airline === 'a0' ? factor : 1)).first;
        expect(elasticity(at(1.1), at(0.9))).toBeGreaterThan(-2.3);
        expect(elasticity(at(1.1), at(0.9))).toBeLessThan(-1.2);
      });
  }

  it('gives few flights of a large market little more than their share, however large it is', () => {
    const each = (usual: number) => {
      const itineraries = spread(2, 1, () => ({ seats: AMPLE }));
      const yearly = yearlyFor(usual);
      return passengersOf(expectDay(market(yearly), itineraries)) / 2 / (yearly / 730 / usual);
    };
    for (const usual of [8, 16, 40]) {
      expect(each(usual)).toBeGreaterThan(0.9);
      expect(each(usual)).toBeLessThan(1.5);
    }
  });

  it('loses more passengers than a fare rise gains, from a tenth above the usual fare and increasingly beyond', () => {
    const at = (factor: number) => flown(10, 1, () => factor).all;
    const between = (low: number, high: number) => Math.log(at(high) / at(low)) / Math.log(high / low);
    expect(between(1.1, 1.2)).toBeLessThan(-2.5);
    expect(between(1.2, 1.3)).toBeLessThan(between(1.1, 1.2) - 1);
  });

  it('fills 75 to 88% of the seats at reference fares if seats match demand', () => {
    for (const departures of [4, 8, 16]) {
      const yearly = yearlyFor(departures);
      const seats = yearly / 730 / departures;
      const cabin = { economy: Math.round(seats * 0.93), business: Math.round(seats * 0.07), first: 0 };
      let passengers = 0;
      for (let day = 0; day < 70; day++)
        passengers += passengersOf(
          expectDay(
            market(yearly, day % 7, demandDraws('load', day)),
            spread(departures, 3, () => ({ seats: cabin })),
          ),
        );
      const load = passengers / 70 / (departures * (cabin.economy + cabin.business));
      expect(load).toBeGreaterThan(0.75);
      expect(load).toBeLessThan(0.88);
    }
  });
});
