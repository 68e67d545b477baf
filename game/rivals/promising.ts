import { type AircraftModel, typicalCabin } from '../fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '../fleet/aircraft/cabin.ts';
import { leaseQuote } from '../fleet/lease-quote.ts';
import { MEAN_FUEL_PRICE } from '../operations/fuel/fuel-price.ts';
import {
  type CandidateDestination,
  type EstimatedAircraft,
  type LeasableAircraft,
  withEstimate,
} from './candidate.ts';
import { FARE_LEVELS } from './temper.ts';

/** Seats that divide models by size: turboprops, regional jets, small and large single-aisle aircraft, and two larger sizes. */
const SIZES = [60, 110, 150, 200, 280] as const;
/** Destinations kept for each size. */
const EACH = 16;

const isMorePopular = (one: AircraftModel, other: AircraftModel): boolean =>
  one.popularity > other.popularity || (one.popularity === other.popularity && one.id < other.id);

/** Returns the most popular leasable model of each size, with its estimate at the mean price of fuel. */
export function usualAircraft(models: Iterable<AircraftModel>, year: number): EstimatedAircraft[] {
  const most = new Map<number, LeasableAircraft>();
  for (const model of models) {
    const quote = leaseQuote(model, year);
    const cabin = typicalCabin(model);
    const size = SIZES.filter((limit) => sumOfClasses(cabin) >= limit).length;
    const known = most.get(size)?.model;
    if (!quote || (known && isMorePopular(known, model))) continue;
    most.set(size, { model, cabin, age: quote.age, weeklyRate: quote.weeklyRate });
  }
  return [...most.values()].map((aircraft) =>
    withEstimate(aircraft, { fuelPrice: MEAN_FUEL_PRICE, fareLevels: FARE_LEVELS }),
  );
}

/**
 * Returns the destinations that are among the most profitable ones for a usual aircraft. These are rarely the ones with the most
 * demand, which others fly.
 */
export function promisingDestinations<Destination extends CandidateDestination>(
  aircraft: readonly EstimatedAircraft[],
  destinations: readonly Destination[],
): Destination[] {
  const promising = new Set<Destination>();
  for (const { profitOn } of aircraft) {
    const rated = destinations.flatMap((destination) => {
      const profit = profitOn(destination.pair)?.profit;
      return profit === undefined ? [] : [{ destination, profit }];
    });
    rated.sort(
      (one, other) => other.profit - one.profit || (one.destination.to < other.destination.to ? -1 : 1),
    );
    for (const { destination } of rated.slice(0, EACH)) promising.add(destination);
  }
  return destinations.filter((destination) => promising.has(destination));
}
