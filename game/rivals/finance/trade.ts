import { makerRange } from '#game/shares/maker-quotes.ts';
import { amountOf, priceBand } from '#game/shares/price-band.ts';
import { airlineLimit } from '#game/shares/subscription.ts';
import { share } from '#game/world/chance/draws.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { QUARTER_WEEKS, WEEK } from '#game/world/time.ts';
import type { RivalAction, RivalActionOf } from '../rival-action.ts';
import { APPETITES, type TradingStyle } from './appetite.ts';
import type { FinanceView, OwnHolding, SeenListing } from './finance-view.ts';

/** Maximum share of an airline's lots that a rival holds. It is below 5%, so that no rival becomes an owner. */
const STAKE_MAX = 0.03;
/** Distance of the price below what a value trader believes the share to be worth, from which it buys. */
const BUYS_BELOW = 0.02;
/** Distance above that belief at which a value trader sells, and fall of the value from which it sells at once. */
const SELLS_ABOVE = 0.04;
const FALLS = 0.03;
/** Change of a price in four weeks from which a momentum trader follows it. */
const TREND = 0.03;
/** Discount on fair value, as a trader sees it, from which it subscribes an issue. */
const CHEAP_ISSUE = 0.015;

type ShareOrder = RivalActionOf<'share.order'>;

/** Largest difference between what a rival believes a share to be worth and its value, as a share of the value. */
export const OPINION_MAX = 0.12;

/**
 * Returns what a rival believes about an airline's shares for a quarter: the difference from the value that they move to,
 * as a share of it. Rivals disagree, because nobody would trade if all believed in the same value: the market maker sells
 * above it and buys below it.
 * @param now world minute
 */
export function opinionOf(rival: string, issuer: string, now: number): number {
  const quarter = Math.floor(now / (QUARTER_WEEKS * WEEK));
  return OPINION_MAX * (2 * share(hashOf(['opinion', rival, issuer, quarter])) - 1);
}

/** Returns what a value trader believes a share to be worth, in cents. */
export const beliefOf = ({ target, opinion }: Pick<SeenListing, 'target' | 'opinion'>): number =>
  target * (1 + opinion);

/** Returns how attractive a listing is. Only above 0 does a trader buy it. */
const SCORES: Readonly<Record<Exclude<TradingStyle, 'none'>, (listing: SeenListing) => number>> = {
  value: (listing) => beliefOf(listing) / listing.price - 1 - BUYS_BELOW,
  momentum: ({ price, before, fair, target }) => (target < fair ? 0 : price / before - 1 - TREND),
};

/** Does the same for an issue. A trader that follows trends has no opinion of it. */
const issueScore = (trading: TradingStyle, { issuePrice, fair, opinion }: SeenListing): number =>
  1 + (trading === 'value' ? opinion : 0) - CHEAP_ISSUE - issuePrice / fair;

/**
 * Returns the highest price that a style pays, in cents per share. Never more than the market maker's ask, so that nobody
 * can buy from the market maker and sell to a rival at a gain. Null if the day's band excludes it.
 */
function bidFor(style: TradingStyle, listing: SeenListing): number | null {
  const { min, max } = priceBand(listing.band);
  const { ask } = makerRange(listing.fair, listing.target);
  const limit = style === 'value' ? Math.min(ask, Math.floor(beliefOf(listing))) : ask;
  return limit < min ? null : Math.min(limit, max);
}

/** Returns the lots that a rival can sell once its old orders are cancelled. */
export const freeLots = (
  { orders }: Pick<FinanceView, 'orders'>,
  { issuer, lots, reserved }: OwnHolding,
): number =>
  orders.reduce(
    (free, order) => (order.issuer === issuer && order.side === 'sell' ? free + order.lots : free),
    lots - reserved,
  );

/**
 * Returns orders to sell, never for less than the market maker bids. Shares that a takeover needs are kept. In a hurry,
 * everything else is for sale at that price. Otherwise a value trader waits for more than it believes in if the value
 * does not fall, and a momentum trader sells what no longer rises.
 */
export function sellShares(view: FinanceView, isHurried: boolean): ShareOrder[] {
  const { trading } = APPETITES[view.temperament];
  return view.holdings.flatMap((holding): ShareOrder[] => {
    const { issuer, isKept } = holding;
    const listing = view.listings.find((one) => one.issuer === issuer);
    const lots = freeLots(view, holding);
    if (!listing || listing.isSubscribing || lots < 1 || isKept) return [];
    const isFollowed = trading === 'momentum' && listing.price >= listing.before;
    if (!isHurried && isFollowed) return [];
    const { min, max } = priceBand(listing.band);
    const isFalling = listing.target < listing.fair * (1 - FALLS);
    const isPatient = !isHurried && !isFalling && trading === 'value';
    const { bid } = makerRange(listing.fair, listing.target);
    const limit = isPatient ? Math.max(bid, Math.ceil(beliefOf(listing) * (1 + SELLS_ABOVE))) : bid;
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
export function buyShares(view: FinanceView, free: number): RivalAction | null {
  const { trading, stakes } = APPETITES[view.temperament];
  if (trading === 'none' || free <= 0) return null;
  const invested = view.holdings.reduce((sum, { cost }) => sum + cost, 0);
  const budget = Math.min(free, stakes * (free + invested) - invested);
  const scoreOf = (listing: SeenListing) =>
    listing.isSubscribing ? issueScore(trading, listing) : SCORES[trading](listing);
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
