import { makerValues } from '#game/share/maker-quotes.ts';
import { amountOf, priceBand } from '#game/share/price-band.ts';
import { airlineLimit } from '#game/share/subscription.ts';
import { APPETITES, type TradingStyle } from './appetite.ts';
import type { FinanceDecision } from './finance-decision.ts';
import type { FinanceView, OwnHolding, SeenListing } from './finance-view.ts';

/** Maximum share of an airline's lots that a rival holds. It is below 5%, so that no rival becomes an owner. */
const STAKE_MAX = 0.03;
/** Distance of the price from the value that it moves to, from which a value trader buys. */
const BUYS_BELOW = 0.02;
/** Distance above the value at which a value trader sells, and fall of the value from which it sells at once. */
const SELLS_ABOVE = 0.04;
const FALLS = 0.03;
/** Change of a price in four weeks from which a momentum trader follows it. */
const TREND = 0.03;
/** Concession beyond the value of a trader in a hurry, or of one that follows a trend. */
const CONCESSION = 0.03;
/** Discount on fair value from which a trader subscribes an issue. */
const CHEAP_ISSUE = 0.03;

const low = ({ fair, target }: SeenListing): number => Math.min(fair, target);
const high = ({ fair, target }: SeenListing): number => Math.max(fair, target);

/** Returns how attractive a listing is. Only above 0 does a trader buy it. */
const SCORES: Readonly<Record<Exclude<TradingStyle, 'none'>, (listing: SeenListing) => number>> = {
  value: ({ price, target }) => target / price - 1 - BUYS_BELOW,
  momentum: ({ price, before, fair, target }) => (target < fair ? 0 : price / before - 1 - TREND),
};

const issueScore = ({ issuePrice, fair }: SeenListing): number => 1 - CHEAP_ISSUE - issuePrice / fair;

/** Returns the highest price that a style pays, in cents per share. Null if the day's band excludes it. */
function bidFor(style: TradingStyle, listing: SeenListing): number | null {
  const { min, max } = priceBand(listing.band);
  const limit =
    style === 'value'
      ? Math.floor(listing.target)
      : Math.ceil(makerValues(listing.fair, listing.target).high * (1 + CONCESSION));
  return limit < min ? null : Math.min(limit, max);
}

/** Returns the lots that a rival can sell once its old orders are cancelled. */
const freeLots = ({ orders }: FinanceView, { issuer, lots, reserved }: OwnHolding): number =>
  orders.reduce(
    (free, order) => (order.issuer === issuer && order.side === 'sell' ? free + order.lots : free),
    lots - reserved,
  );

/**
 * Returns orders to sell. In a hurry, everything is for sale below its value. Otherwise a value trader waits for more
 * than a value that does not fall, and a momentum trader sells what no longer rises.
 */
export function sellShares(view: FinanceView, isHurried: boolean): FinanceDecision[] {
  const { trading } = APPETITES[view.temperament];
  return view.holdings.flatMap((holding): FinanceDecision[] => {
    const { issuer } = holding;
    const listing = view.listings.find((one) => one.issuer === issuer);
    const lots = freeLots(view, holding);
    if (!listing || listing.isSubscribing || lots < 1) return [];
    const isFollowed = trading === 'momentum' && listing.price >= listing.before;
    if (!isHurried && isFollowed) return [];
    const { min, max } = priceBand(listing.band);
    const isFalling = listing.target < listing.fair * (1 - FALLS);
    const isPatient = !isHurried && !isFalling && trading === 'value';
    const limit = isPatient
      ? Math.ceil(high(listing) * (1 + SELLS_ABOVE))
      : Math.floor(low(listing) * (1 - CONCESSION));
    if (limit > max) return [];
    return [
      { name: 'share.order', input: { airline: issuer, side: 'sell', lots, limit: Math.max(limit, min) } },
    ];
  });
}

/**
 * Buys some lots of the most attractive airline, or subscribes a cheap issue. Null if nothing attracts.
 * @param free money for shares and later growth, in whole US dollars
 */
export function buyShares(view: FinanceView, free: number): FinanceDecision | null {
  const { trading, stakes } = APPETITES[view.temperament];
  if (trading === 'none' || free <= 0) return null;
  const invested = view.holdings.reduce((sum, { cost }) => sum + cost, 0);
  const budget = Math.min(free, stakes * (free + invested) - invested);
  const scoreOf = (listing: SeenListing) =>
    listing.isSubscribing ? issueScore(listing) : SCORES[trading](listing);
  const [best] = view.listings
    .map((listing) => ({ listing, score: scoreOf(listing) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  if (!best) return null;
  const { listing } = best;
  const { issuer, isSubscribing } = listing;
  const price = isSubscribing ? listing.issuePrice : bidFor(trading, listing);
  if (price === null) return null;
  const held = view.holdings.find((one) => one.issuer === issuer)?.lots ?? 0;
  const room = Math.floor(STAKE_MAX * listing.lots) - held;
  const most = isSubscribing ? Math.min(room, airlineLimit(listing.issueLots)) : room;
  const lots = Math.min(most, Math.floor(budget / amountOf(1, price)));
  if (lots < 1) return null;
  return isSubscribing
    ? { name: 'share.subscribe', input: { airline: issuer, lots } }
    : { name: 'share.order', input: { airline: issuer, side: 'buy', lots, limit: price } };
}
