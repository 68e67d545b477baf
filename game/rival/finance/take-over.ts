import { distanceKm } from '#game/airport/geo.ts';
import { amountOf } from '#game/share/price-band.ts';
import { FARTHEST_KM } from '../scout.ts';
import { TEMPERS } from '../temper.ts';
import type { RivalAirport } from '../view.ts';
import { APPETITES } from './appetite.ts';
import type { FinanceDecision } from './finance-decision.ts';
import type { FinanceView } from './finance-view.ts';
import type { TakeoverMarket, TakeoverTarget } from './takeover-view.ts';
import { beliefOf } from './trade.ts';

/** Largest fleet of a target as a share of the buyer's. */
const FLEET_SHARE = 0.6;
/** Bases beyond those of its temperament up to which an airline takes over others, which bring theirs. */
const MORE_BASES = 1;
/** Parts of the synergies that come from the distance between the hubs, and from routes that both fly. */
const BY_DISTANCE = 0.6;
const BY_ROUTES = 0.4;
/** Part of the target's routes from which on more common ones gain nothing. */
const COMMON_ROUTES = 0.3;

/** Figures of an airline on which its takeovers depend. */
export interface Buyer extends Pick<FinanceView, 'temperament'> {
  hub: Pick<RivalAirport, 'lat' | 'lon'>;
  /** Number of its aircraft, and of its bases with the hub. */
  aircraft: number;
  bases: number;
  /**
   * Whether it may not take over another airline now: it has an open offer, controls an airline, has merged one in the
   * last year, or acts on a day on which it could not merge one.
   */
  isBusy: boolean;
}

/** An offer that a rival makes. */
export interface TakeoverBid {
  decision: Extract<FinanceDecision, { name: 'share.tender' }>;
  /** Whole US dollars. */
  cost: number;
}

/** Returns how well two networks fit, from 0 to 1. */
function fitOf({ hub }: Buyer, target: TakeoverTarget): number {
  const near = Math.max(0, 1 - distanceKm(hub, target.hub) / FARTHEST_KM);
  const common = target.shared / Math.max(1, target.routes);
  return BY_DISTANCE * near + BY_ROUTES * Math.min(1, common / COMMON_ROUTES);
}

/** Returns what a share of a target is worth to a buyer, in cents. */
export const worthTo = (buyer: Buyer, target: TakeoverTarget): number =>
  beliefOf(target) * (1 + APPETITES[buyer.temperament].synergy * fitOf(buyer, target));

/** Checks whether a buyer would take over an airline at a good price: a much smaller one that is not too far away. */
const isSuitable = ({ hub, aircraft }: Buyer, target: TakeoverTarget): boolean =>
  target.aircraft <= FLEET_SHARE * aircraft && distanceKm(hub, target.hub) <= FARTHEST_KM;

/**
 * Returns the price that a buyer pays for a share on average at most, in cents. Founders accept the lowest price of an
 * offer. The others get fair value in the merger, if that is more.
 */
const priceOf = (min: number, fair: number): number => Math.max(min, Math.ceil(fair));

/**
 * Offers to buy all shares of the airline that is worth the most to the buyer for its price. Offers the lowest price.
 * Null if there is none that it can pay, or if the price is above that worth.
 * @param money for it, in whole US dollars
 */
export function takeOver(buyer: Buyer, money: number, market: TakeoverMarket): TakeoverBid | null {
  const { temperament, bases, isBusy } = buyer;
  if (isBusy || money <= 0 || APPETITES[temperament].synergy === 0) return null;
  if (bases > TEMPERS[temperament].bases + MORE_BASES) return null;
  const [best] = market
    .targets(money)
    .filter((target) => isSuitable(buyer, target))
    .map((target) => ({ target, worth: worthTo(buyer, target) }))
    .sort((one, other) => other.worth / other.target.price - one.worth / one.target.price);
  if (!best) return null;
  const { issuer, fair } = best.target;
  const terms = market.termsOf(issuer);
  if (!terms || terms.lots < 1) return null;
  const price = priceOf(terms.min, fair);
  const cost = amountOf(terms.lots, price);
  return price > best.worth || cost > money
    ? null
    : { decision: { name: 'share.tender', input: { airline: issuer, price: terms.min } }, cost };
}
