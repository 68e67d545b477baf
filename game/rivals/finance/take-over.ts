import { LOAN_MIN } from '#game/bank/loan-offer.ts';
import { figuresBehind } from '#game/shares/fair-value.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import type { RivalAction } from '../rival-action.ts';
import { FARTHEST_KM } from '../scout.ts';
import { TEMPERS } from '../temper.ts';
import type { RivalAirport } from '../view.ts';
import { APPETITES } from './appetite.ts';
import type { FinanceView } from './finance-view.ts';
import type { TakeoverMarket, TakeoverTarget } from './takeover-view.ts';
import { beliefOf } from './trade.ts';
import { largestLoan, type TakeoverBuyer, takeLoan } from './unsecured-loan.ts';

/** Largest fleet of a target as a share of the buyer's. */
const FLEET_SHARE = 0.8;
/** Bases beyond those of its temperament up to which an airline takes over others, which bring theirs. */
const MORE_BASES = 1;
/** Parts of the synergies that come from the distance between the hubs, and from routes that both fly. */
const BY_DISTANCE = 0.6;
const BY_ROUTES = 0.4;
/** Part of the target's routes from which on more common ones gain nothing. */
const COMMON_ROUTES = 0.3;

/** Largest part of the price beyond the target's equity, in multiples of the buyer's own. It is written off in the merger. */
const GOODWILL_MAX = 1.25;

/** Figures of an airline on which its takeovers depend. */
export interface Buyer extends TakeoverBuyer, Pick<FinanceView, 'temperament' | 'equity'> {
  hub: Pick<RivalAirport, 'lat' | 'lon'>;
  /** Number of its aircraft, and of its bases with the hub. */
  aircraft: number;
  bases: number;
  /**
   * Whether it may not take over another airline now: it has an open offer, controls an airline, is wanted or controlled
   * by another one, has merged one in the last year, or acts on a day on which it could not merge one.
   */
  isBusy: boolean;
}

/** An offer that a rival makes. */
export interface TakeoverBid {
  /** Airline that it wants. */
  issuer: string;
  /** A loan, if it needs one, and the offer. */
  actions: RivalAction[];
  /** The part of the price that is not borrowed, in whole US dollars. */
  ownMoney: number;
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

/**
 * Returns the price that a buyer pays for a share at most, in cents. Founders accept the lowest price of an offer. The
 * others get fair value in the merger, if that is more.
 */
const priceOf = (min: number, fair: number): number => Math.max(min, Math.ceil(fair));

/**
 * Checks whether a buyer could take over an airline at a price for all of it: a much smaller one, not too far away, that
 * it can pay with its money and a loan.
 * @param money and price in whole US dollars
 */
function isSuitable(buyer: Buyer, target: TakeoverTarget, money: number, price: number): boolean {
  const { hub, aircraft, equity } = buyer;
  return (
    target.aircraft <= FLEET_SHARE * aircraft &&
    distanceKm(hub, target.hub) <= FARTHEST_KM &&
    price <= money + largestLoan(buyer, target) &&
    price - figuresBehind(target.parts).equity <= GOODWILL_MAX * equity
  );
}

/**
 * Offers to buy all shares of the airline that is worth the most to the buyer for its price. Offers the lowest price.
 * Null if there is none that it can pay, or if the price is above that worth.
 * @param money for it besides a loan, in whole US dollars
 */
export function takeOver(buyer: Buyer, money: number, market: TakeoverMarket): TakeoverBid | null {
  const { temperament, bases, isBusy, rateOf, loanLimit } = buyer;
  if (isBusy || money <= 0 || APPETITES[temperament].synergy === 0) return null;
  if (bases > TEMPERS[temperament].bases + MORE_BASES) return null;
  const [best] = market
    .targets(money + (rateOf(loanLimit) === null ? 0 : loanLimit))
    .filter((target) => isSuitable(buyer, target, money, amountOf(target.lots, target.price)))
    .map((target) => ({ target, worth: worthTo(buyer, target) }))
    .sort((one, other) => other.worth / other.target.price - one.worth / one.target.price);
  if (!best) return null;
  const { target, worth } = best;
  const terms = market.termsOf(target.issuer);
  if (!terms || terms.lots < 1) return null;
  const price = priceOf(terms.min, target.fair);
  const cost = amountOf(terms.lots, price);
  if (price > worth || !isSuitable(buyer, target, money, cost)) return null;
  const loan = LOAN_MIN * Math.ceil(Math.max(0, cost - money) / LOAN_MIN);
  const rate = rateOf(loan);
  return {
    issuer: target.issuer,
    actions: [
      ...(loan > 0 && rate !== null ? [takeLoan(loan, rate)] : []),
      { name: 'share.tender', input: { airline: target.issuer, price: terms.min } },
    ],
    ownMoney: Math.min(money, cost),
  };
}
