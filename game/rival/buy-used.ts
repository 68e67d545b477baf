import type { ActionInput } from '../actions/actions.ts';
import { sumOfClasses } from '../aircraft/cabin.ts';
import { ANSWER_HOLDS } from '../exchange/negotiation.ts';
import { expectedProfit } from '../forecast/expected-route-profit.ts';
import { positioningCost, positioningViolation } from '../settlement/positioning.ts';
import type { Temperament } from '../world/temperament.ts';
import { WEEKS_A_YEAR } from '../world/time.ts';
import { growthCost, spareCash } from './means.ts';
import { TEMPERS } from './temper.ts';
import type { TripCandidate } from './trips.ts';
import type { RivalMarket, RivalOffer, RivalView, UsedAircraft, UsedMarket } from './view.ts';

type PurchaseName = 'listing.buy' | 'offer.make' | 'auction.bid';
/** An action with which a rival gets a used aircraft. */
export type Purchase = {
  [Name in PurchaseName]: { name: Name; input: ActionInput<Name> };
}[PurchaseName];

/** Yearly return that a rival wants from the price of an aircraft: the more it likes to grow, the more. */
const RETURNS: Readonly<Record<Temperament, number>> = {
  cautious: 0.08,
  expansive: 0.2,
  premium: 0.08,
  low_cost: 0.14,
  regional: 0.1,
  opportunist: 0.12,
};
/** Share of its value that a used aircraft loses in a year: see the curve of `marketValue`. */
const LOST_A_YEAR = 0.08;
/** Number of models for which a rival looks at what is for sale. */
const MODELS = 3;

/** A way to get a used aircraft. Amounts are whole US dollars. */
interface Way {
  purchase: Purchase;
  /** The most that it may cost. */
  most: number;
}

/** Returns how a rival gets an aircraft. Null if that would cost more than its limit. */
export function wayToGet({ id, kind, price, offers, limit, first }: UsedAircraft): Way | null {
  if (kind === 'auction')
    return price <= limit
      ? { purchase: { name: 'auction.bid', input: { auction: id, maximum: limit } }, most: limit }
      : null;
  if (price <= limit)
    return { purchase: { name: 'listing.buy', input: { listing: id, price } }, most: price };
  if (!offers || first > limit) return null;
  const input = { listing: id, price: first, hours: ANSWER_HOLDS };
  return { purchase: { name: 'offer.make', input }, most: limit };
}

/** Returns the money for used aircraft: what leasing the rest of a review's growth leaves. Whole US dollars. */
const budgetOf = (view: RivalView, market: RivalMarket, taken: number): number =>
  spareCash(view) - growthCost(view, market) * (1 - taken / TEMPERS[view.temperament].growth);

/** Checks whether an aircraft is of a size and age that suits the airline, and can be flown to the base of a trip. */
function isFit(
  { temperament }: RivalView,
  { cabin, age, model, place }: UsedAircraft,
  { destination: { base } }: TripCandidate,
): boolean {
  const { seats, ageMax } = TEMPERS[temperament];
  const size = sumOfClasses(cabin);
  if (age > ageMax || size < seats[0] || size > seats[1]) return false;
  return place.id === base.airport.id || positioningViolation(model, place, base.airport) === null;
}

/**
 * Returns the expected profit per week of an aircraft on a trip in whole US dollars: less the return on its price, what it
 * loses in value, and in the first year the flight to its base. Null if it cannot fly the trip.
 */
function profitOf(
  { temperament, fuelPrice, overheadShare }: RivalView,
  { model, cabin, age, condition, place }: UsedAircraft,
  { destination: { base, pair } }: TripCandidate,
  price: number,
): number | null {
  const expected = expectedProfit({ model, cabin, age, leased: false, fuelPrice, overheadShare }, pair);
  if (!expected) return null;
  const flown = { model, seats: sumOfClasses(cabin), condition, age };
  const ferry = place.id === base.airport.id ? 0 : positioningCost(flown, place, base.airport, fuelPrice);
  return expected.profit - (price * (RETURNS[temperament] + LOST_A_YEAR) + ferry) / WEEKS_A_YEAR;
}

/** Returns the best trip of each of a few models, in the order of the trips. Only from bases that are open. */
function bestByModel(trips: readonly TripCandidate<RivalOffer>[]): Map<string, TripCandidate<RivalOffer>> {
  const best = new Map<string, TripCandidate<RivalOffer>>();
  for (const trip of trips) {
    const { model } = trip.offer;
    if (!trip.destination.base.isOpen || best.has(model.id)) continue;
    best.set(model.id, trip);
    if (best.size === MODELS) break;
  }
  return best;
}

/**
 * Returns how a rival gets a used aircraft instead of leasing one, if that earns more. Only with money that leasing leaves,
 * and for one aircraft at a time. Null otherwise.
 * @param trips for another aircraft, the best first
 * @param leased the one for which it would lease an aircraft
 * @param taken number of times that it has grown in this turn
 * @param skipped ids of listings whose action was tried in this turn
 */
export function buyUsed(
  view: RivalView,
  market: RivalMarket,
  trips: readonly TripCandidate<RivalOffer>[],
  leased: TripCandidate,
  taken: number,
  skipped: ReadonlySet<string>,
  usedMarket: UsedMarket,
): Purchase | null {
  const budget = budgetOf(view, market, taken);
  if (view.pending > 0 || budget <= 0) return null;
  const byModel = bestByModel(trips);
  let best: Purchase | null = null;
  let most = leased.expected.profit;
  for (const used of usedMarket([...byModel.keys()])) {
    const trip = byModel.get(used.model.id);
    const way = wayToGet(used);
    if (!trip || !way || way.most > budget || skipped.has(used.id) || !isFit(view, used, trip)) continue;
    const profit = profitOf(view, used, trip, way.most);
    if (profit === null || profit <= most) continue;
    most = profit;
    best = way.purchase;
  }
  return best;
}
