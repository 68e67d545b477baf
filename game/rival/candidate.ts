import type { AircraftModel } from '../aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '../aircraft/cabin.ts';
import { BASE_OVERHEAD } from '../airline/overhead.ts';
import { blockMinutes } from '../flight/block-time.ts';
import { type ExpectedRouteProfit, type RoutePair, routeProfits } from '../forecast/expected-route-profit.ts';
import { referenceFare } from '../route/fares.ts';
import { HOUR } from '../world/time.ts';

/** An aircraft that lessors offer. */
export interface OfferedAircraft {
  model: AircraftModel;
  cabin: Readonly<PerClass>;
  /** Years. */
  age: number;
  /** Whole US dollars per week. */
  weeklyRate: number;
}

/** A destination from the hub that an airline may fly to. */
export interface CandidateDestination {
  /** Airport id or code. */
  to: string;
  /** `rivalsSeatsADay` includes the airline's own seats: they compete with another aircraft of its own. */
  pair: RoutePair;
}

/** One more aircraft on one destination. */
export interface Candidate {
  offer: OfferedAircraft;
  to: string;
  expected: ExpectedRouteProfit;
  /** Expected profit per block hour, US dollars. */
  profitAnHour: number;
  /** Expected profit as a share of the expected fares. */
  margin: number;
}

const ROUND_TRIP = 2;

/** Returns the fares of a week at the expected load factor and reference fares, US dollars. */
function faresOf(
  { cabin }: OfferedAircraft,
  km: number,
  { flights, loadFactor }: ExpectedRouteProfit,
): number {
  const full =
    cabin.economy * referenceFare(km, 'economy') +
    cabin.business * referenceFare(km, 'business') +
    cabin.first * referenceFare(km, 'first');
  return full * loadFactor * flights * ROUND_TRIP;
}

/**
 * Returns every destination that an offered aircraft can fly to, with the quick estimate of the research page.
 * The most profitable per aircraft hour comes first.
 * @param fuelPrice US dollars per tonne
 * @param overheadShare the airline's overhead as a share of revenue; defaults to that of a small one
 */
export function candidatesOf(
  offers: readonly OfferedAircraft[],
  destinations: readonly CandidateDestination[],
  fuelPrice: number,
  overheadShare = BASE_OVERHEAD,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const offer of offers) {
    const { model, cabin, age } = offer;
    const profitOn = routeProfits({ model, cabin, age, leased: true, fuelPrice, overheadShare });
    for (const { to, pair } of destinations) {
      const expected = profitOn(pair);
      if (!expected || sumOfClasses(cabin) === 0) continue;
      const hours = (expected.flights * ROUND_TRIP * blockMinutes(pair.km, model.cruise_kmh)) / HOUR;
      candidates.push({
        offer,
        to,
        expected,
        profitAnHour: expected.profit / hours,
        margin: expected.profit / Math.max(1, faresOf(offer, pair.km, expected)),
      });
    }
  }
  return candidates.sort(
    (one, other) =>
      other.profitAnHour - one.profitAnHour ||
      (one.to < other.to ? -1 : one.to > other.to ? 1 : one.offer.model.id < other.offer.model.id ? -1 : 1),
  );
}
