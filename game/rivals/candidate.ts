import {
  type ExpectedRouteProfit,
  type RoutePair,
  routeProfits,
} from '../demand/forecast/expected-route-profit.ts';
import type { AircraftModel } from '../fleet/aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '../fleet/aircraft/cabin.ts';
import { referenceFare } from '../network/route/fares.ts';
import { blockMinutes } from '../operations/flight/block-time.ts';
import { DAYS_A_WEEK, HOUR } from '../world/time.ts';

/** An aircraft that lessors offer. */
export interface LeasableAircraft {
  model: AircraftModel;
  cabin: Readonly<PerClass>;
  /** Years. */
  age: number;
  /** Whole US dollars per week. */
  weeklyRate: number;
}

/** An aircraft with its estimate of any pair. It keeps what it has computed, because that is slow in goja. */
export interface EstimatedAircraft extends LeasableAircraft {
  profitOn: (pair: RoutePair) => ExpectedRouteProfit | null;
}

/** Inputs of an estimate besides the aircraft. */
export interface EstimateTerms {
  /** US dollars per tonne. */
  fuelPrice: number;
  /** The airline's overhead as a share of revenue; defaults to that of a small one. */
  overheadShare?: number;
  /** Fares among which the airline chooses, as multiples of the reference fares. */
  fareLevels: readonly number[];
}

/** Returns an aircraft with the quick estimate of the research page, at the best of the airline's fares. */
export function withEstimate<Aircraft extends LeasableAircraft>(
  aircraft: Aircraft,
  { fareLevels, ...terms }: EstimateTerms,
): Aircraft & EstimatedAircraft {
  const { model, cabin, age } = aircraft;
  const compute = routeProfits({ model, cabin, age, leased: true, ...terms }, fareLevels);
  const known = new WeakMap<RoutePair, ExpectedRouteProfit | null>();
  return {
    ...aircraft,
    profitOn: (pair) => {
      let profit = known.get(pair);
      if (profit === undefined) {
        profit = compute(pair);
        known.set(pair, profit);
      }
      return profit;
    },
  };
}

/** A destination that an airline may fly to. */
export interface CandidateDestination {
  /** Airport id or code. */
  to: string;
  pair: RoutePair;
  /** Seats per day that the airline itself offers there, which are among the rivals' seats of the pair. */
  ownSeatsADay?: number;
}

/** One more aircraft on one destination. */
export interface Candidate<
  Aircraft extends LeasableAircraft = LeasableAircraft,
  Destination extends CandidateDestination = CandidateDestination,
> {
  offer: Aircraft;
  destination: Destination;
  expected: ExpectedRouteProfit;
  /** Expected profit per block hour less what the airline's other aircraft there lose, US dollars. */
  profitAnHour: number;
  /** The same profit as a share of the expected fares. */
  margin: number;
}

const ROUND_TRIP = 2;

/** Returns the expected fares of a week, US dollars. */
function faresOf(
  { cabin }: LeasableAircraft,
  km: number,
  { fareLevel, flights, loadFactor }: ExpectedRouteProfit,
): number {
  const full =
    cabin.economy * referenceFare(km, 'economy') +
    cabin.business * referenceFare(km, 'business') +
    cabin.first * referenceFare(km, 'first');
  return full * fareLevel * loadFactor * flights * ROUND_TRIP;
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Returns what an airline's aircraft on a pair lose by another one there, US dollars per week. They are taken to be like the new
 * one.
 */
function lostOn(
  { cabin, profitOn }: EstimatedAircraft,
  { pair, ownSeatsADay = 0 }: CandidateDestination,
  { profit, flights }: ExpectedRouteProfit,
): number {
  if (ownSeatsADay === 0) return 0;
  const seatsADay = (sumOfClasses(cabin) * flights) / DAYS_A_WEEK;
  const withoutIt = profitOn({ ...pair, rivalsSeatsADay: Math.max(0, pair.rivalsSeatsADay - seatsADay) });
  return ((withoutIt?.profit ?? profit) - profit) * (ownSeatsADay / seatsADay);
}

/** Returns every destination that an aircraft can fly to. The most profitable per aircraft hour comes first. */
export function candidatesOf<Aircraft extends EstimatedAircraft, Destination extends CandidateDestination>(
  offers: readonly Aircraft[],
  destinations: readonly Destination[],
): Candidate<Aircraft, Destination>[] {
  const candidates: Candidate<Aircraft, Destination>[] = [];
  for (const offer of offers) {
    const { model, cabin, profitOn } = offer;
    if (sumOfClasses(cabin) === 0) continue;
    for (const destination of destinations) {
      const { km } = destination.pair;
      const expected = profitOn(destination.pair);
      if (!expected) continue;
      const hours = (expected.flights * ROUND_TRIP * blockMinutes(km, model.cruise_kmh)) / HOUR;
      const profit = expected.profit - lostOn(offer, destination, expected);
      candidates.push({
        offer,
        destination,
        expected,
        profitAnHour: profit / hours,
        margin: profit / Math.max(1, faresOf(offer, km, expected)),
      });
    }
  }
  return candidates.sort(
    (one, other) =>
      other.profitAnHour - one.profitAnHour ||
      compareText(one.destination.to, other.destination.to) ||
      compareText(one.offer.model.id, other.offer.model.id),
  );
}
