import { expectedProfit } from '../demand/forecast/expected-route-profit.ts';
import { ANSWER_HOLDS } from '../exchange/negotiation.ts';
import { sumOfClasses } from '../fleet/aircraft/cabin.ts';
import { positioningCost, positioningViolation } from '../operations/hour/positioning.ts';
import type { Temperament } from '../world/temperament.ts';
import { WEEKS_A_YEAR } from '../world/time.ts';
import { beyondReserve } from './means.ts';
import type { RivalAction, RivalActionOf } from './rival-action.ts';
import { TEMPERS } from './temper.ts';
import { scoreOf, type TripCandidate } from './trips.ts';
import type { LessorOffer, NetworkView, RivalView, UsedAircraft } from './view.ts';

const PURCHASES = ['listing.buy', 'offer.make', 'auction.bid'] as const;
/** An action with which a rival gets a used aircraft. */
type Purchase = RivalActionOf<(typeof PURCHASES)[number]>;

export const isPurchase = ({ name }: RivalAction): boolean => (PURCHASES as readonly string[]).includes(name);

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
/** Share of its spare cash that a rival pays for one. The rest is for leases. */
const CASH_SHARE = 0.6;
/** Years by which an aircraft that it buys may be older than one that it leases: it pays little for it. */
const OLDER_YEARS = 6;
/** Asking price, in multiples of its money, up to which a rival looks at aircraft: sellers give way. */
const ASKED = 1.15;
/** Smallest score of a trip for which it buys an aircraft, as a share of that of the best trip. */
const SCORE_MIN = 0.6;

/** A way to get a used aircraft. Amounts are whole US dollars. */
interface Way {
  purchase: Purchase;
  /** The most that it may cost. */
  most: number;
}

/** Returns how a rival gets an aircraft. Null if that would cost more than its limit. */
export function wayToGet(aircraft: UsedAircraft): Way | null {
  const { id, kind, price, offers, limit } = aircraft;
  if (kind === 'price' && price <= limit)
    return { purchase: { name: 'listing.buy', input: { listing: id, price } }, most: price };
  const purchase = kind === 'auction' ? bidForUsed(aircraft) : offers ? offerForUsed(aircraft) : null;
  return purchase && { purchase, most: limit };
}

/** An aircraft of others at which a rival looks between its turns. */
export type SeenAircraft = Pick<UsedAircraft, 'id' | 'price' | 'limit' | 'first'>;

/** Names its limit as its maximum in an auction. Null if it would not pay the next price. */
export const bidForUsed = ({ id, price, limit }: SeenAircraft): RivalActionOf<'auction.bid'> | null =>
  price <= limit ? { name: 'auction.bid', input: { auction: id, maximum: limit } } : null;

/** Offers its first price, or the asking price if that is less. Null if it may not offer as little as its limit. */
export const offerForUsed = ({
  id,
  price,
  limit,
  first,
}: SeenAircraft): RivalActionOf<'offer.make'> | null =>
  first <= limit
    ? { name: 'offer.make', input: { listing: id, price: Math.min(price, first), hours: ANSWER_HOLDS } }
    : null;

/** Checks whether an aircraft is of a size and age that suits the airline, and can be flown to the base of a trip. */
function isFit(
  { temperament }: RivalView,
  { cabin, age, model, place }: UsedAircraft,
  { destination: { base } }: TripCandidate,
): boolean {
  const { seats, ageMax } = TEMPERS[temperament];
  const size = sumOfClasses(cabin);
  if (age > ageMax + OLDER_YEARS || size < seats[0] || size > seats[1]) return false;
  return place.id === base.airport.id || positioningViolation(model, place, base.airport) === null;
}

/**
 * Returns the expected profit per week of an aircraft on a trip in whole US dollars: less the return on its price, what it
 * loses in value, and in the first year the flight to its base. Null if it cannot fly the trip.
 */
function profitOf(
  { temperament, fuelPrice, overheadShare }: RivalView,
  { model, cabin, age, condition, place }: UsedAircraft,
  { destination: { base, pair }, expected: { fareLevel } }: TripCandidate,
  price: number,
): number | null {
  const terms = { model, cabin, age, leased: false, fuelPrice, overheadShare };
  const expected = expectedProfit(terms, pair, [fareLevel]);
  if (!expected) return null;
  const flown = { model, seats: sumOfClasses(cabin), condition, age };
  const ferry = place.id === base.airport.id ? 0 : positioningCost(flown, place, base.airport, fuelPrice);
  return expected.profit - (price * (RETURNS[temperament] + LOST_A_YEAR) + ferry) / WEEKS_A_YEAR;
}

/** Returns the best trip of each model that is nearly as good as the best of all. Only from bases that are open. */
function bestByModel(
  trips: readonly TripCandidate<LessorOffer>[],
  best: TripCandidate,
): Map<string, TripCandidate<LessorOffer>> {
  const least = SCORE_MIN * scoreOf(best);
  const byModel = new Map<string, TripCandidate<LessorOffer>>();
  for (const trip of trips) {
    const { id } = trip.offer.model;
    if (trip.destination.base.isOpen && !byModel.has(id) && scoreOf(trip) >= least) byModel.set(id, trip);
  }
  return byModel;
}

/** Choices of a rival that adds an aircraft. */
interface Choices extends Pick<NetworkView, 'tried' | 'usedMarket'> {
  /** Trips for it, the best first. */
  trips: readonly TripCandidate<LessorOffer>[];
  /** The one for which the rival would lease an aircraft. */
  leased: TripCandidate;
}

/**
 * Returns how a rival gets a used aircraft instead of leasing one of that model, if that earns more: the one that saves the
 * most. One aircraft at a time, with a part of its money. Null otherwise.
 */
export function buyUsed(view: RivalView, { trips, leased, tried, usedMarket }: Choices): Purchase | null {
  const budget = CASH_SHARE * beyondReserve(view);
  if (view.pending > 0 || budget <= 0) return null;
  const byModel = bestByModel(trips, leased);
  let best: Purchase | null = null;
  let most = 0;
  for (const used of usedMarket([...byModel.keys()], Math.floor(ASKED * budget))) {
    const trip = byModel.get(used.model.id);
    const way = wayToGet(used);
    if (!trip || !way || way.most > budget || tried.has(used.id) || !isFit(view, used, trip)) continue;
    const profit = profitOf(view, used, trip, way.most);
    if (profit === null || profit - trip.expected.profit <= most) continue;
    most = profit - trip.expected.profit;
    best = way.purchase;
  }
  return best;
}
