import { describe, expect, it } from 'vitest';
import type { RoutePair } from '#game/demand/forecast/expected-route-profit.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { promisingDestinations, usualAircraft } from '#game/rivals/promising.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';

const YEAR = 2026;
const models = seedModels();
const aircraft = usualAircraft(models, YEAR);
const seatsOf = ({ model }: (typeof aircraft)[number]) => sumOfClasses(typicalCabin(model));

/** A destination with trips per year, and seats that others offer per day. */
const destination = (to: string, trips: number, rivalsSeatsADay: number, km = 2_500) => {
  const pair: RoutePair = {
    km,
    yearly: { leisure: 0.6 * trips, business: 0.3 * trips, premium: 0.1 * trips },
    rivalsSeatsADay,
    incumbentSize: rivalsSeatsADay > 0 ? 180 : 0,
    typeA: 'large_airport',
    typeB: 'large_airport',
    runwayA: 4_000,
    runwayB: 4_000,
  };
  return { to, pair };
};

describe('usual aircraft', () => {
  it('are one of each size, whatever the order of the models', () => {
    const seats = aircraft.map(seatsOf).sort((one, other) => one - other);
    const limits = [60, 110, 150, 200, 280];
    expect(seats.map((count) => limits.filter((limit) => count >= limit).length)).toEqual([0, 1, 2, 3, 4, 5]);
    const ids = (found: typeof aircraft) => found.map(({ model }) => model.id).sort();
    expect(ids(usualAircraft(models.toReversed(), YEAR))).toEqual(ids(aircraft));
  });
});

describe('promising destinations', () => {
  it('are those that pay, not those with the most demand', () => {
    const crowded = Array.from({ length: 60 }, (_, index) =>
      destination(`C${index}`, 900_000 - index, 9_000),
    );
    const niches = Array.from({ length: 10 }, (_, index) => destination(`N${index}`, 120_000 - index, 0));
    const found = promisingDestinations(aircraft, [...crowded, ...niches]).map(({ to }) => to);
    for (const { to } of niches) expect(found).toContain(to);
    expect(found.length).toBeLessThan(70);
  });

  it('are within reach of one of the aircraft', () => {
    expect(promisingDestinations(aircraft, [destination('FAR', 900_000, 0, 19_000)])).toEqual([]);
  });

  it('are the same in any order of the destinations', () => {
    const many = Array.from({ length: 150 }, (_, index) =>
      destination(`D${index}`, 50_000 + 7_919 * (index % 13), 0, 800 + 40 * index),
    );
    const codes = (all: typeof many) =>
      promisingDestinations(aircraft, all)
        .map(({ to }) => to)
        .sort();
    expect(codes(many.toReversed())).toEqual(codes(many));
  });
});
