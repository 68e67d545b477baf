import { DAY } from '../world/time.ts';
import { centsOf } from './price-band.ts';
import { PRICE_MAX } from './share-limits.ts';

/** Game days for which an offer for a player's airline, and for one that the server runs, is open. */
const PLAYER_OPEN_DAYS = 60;
const RIVAL_OPEN_DAYS = 3;
/** Days over which the price is averaged. */
export const MEAN_DAYS = 20;
/** Days for which a failed offer cannot be repeated. */
export const REPEAT_DAYS = 14;
/** Lowest price, in percent of the mean price. */
export const PREMIUM_PERCENT = 105;
/**
 * Highest price as a multiple of the mean price or of fair value. Without it, players could give each other money
 * through the shares of a third airline.
 */
export const PRICE_LIMIT = 1.3;
/** Share of the shares that can accept from which an offer succeeds, and above which an owner controls an airline. */
export const CONTROL = 0.5;
/** Prevents a rounding error from costing a cent. */
const TOLERANCE = 1e-6;

/** Returns how long an offer is open, in game minutes. */
export const tenderTime = (isRival: boolean): number => (isRival ? RIVAL_OPEN_DAYS : PLAYER_OPEN_DAYS) * DAY;

/**
 * Returns the mean of the prices with which days ended, in cents per share. Before the first day has ended, it is the
 * current price. A price that holds for an hour counts for no more than its day.
 * @param dayPrices of the last days, at most 20, less the dividends paid since
 * @param price current one
 */
export function meanPrice(dayPrices: readonly number[], price: number): number {
  if (dayPrices.length === 0) return price;
  return dayPrices.reduce((sum, one) => sum + one, 0) / dayPrices.length;
}

/** Figures that the price of an offer depends on. */
export interface TenderFigures {
  /** Cents per share: see `meanPrice`, and fair value. */
  mean: number;
  fair: number;
  /** Equity in whole US dollars. */
  equity: number;
  /** Lots of all shares. */
  lots: number;
}

/** Lowest and highest price of an offer, with its parts, in cents per share. */
export interface TenderPrices {
  /** 105% of the mean price. */
  premium: number;
  /** Equity per share. Not positive if the airline owes more than it has. */
  equity: number;
  min: number;
  max: number;
}

/** Returns equity in cents per share, rounded up. @param equity whole US dollars */
export const equityPerShare = (equity: number, lots: number): number =>
  Math.ceil(centsOf(equity, lots) - TOLERANCE);

/** Returns the prices at which an offer can be made. */
export function tenderPrices({ mean, fair, equity, lots }: TenderFigures): TenderPrices {
  const premium = Math.ceil((mean * PREMIUM_PERCENT) / 100 - TOLERANCE);
  const perShare = equityPerShare(equity, lots);
  const min = Math.min(PRICE_MAX, Math.max(1, premium, perShare));
  const max = Math.min(PRICE_MAX, Math.max(min, Math.floor(Math.max(mean, fair) * PRICE_LIMIT + TOLERANCE)));
  return { premium, equity: perShare, min, max };
}

/** Figures that the price of a merger depends on. */
export interface MergerFigures extends Omit<TenderFigures, 'mean'> {
  /** Highest price of the buyer's successful offers, in cents per share. 0 if there was none. */
  paid: number;
}

/** Returns what the other holders get if an airline is merged, in cents per share. */
export const mergerPrice = ({ paid, fair, equity, lots }: MergerFigures): number =>
  Math.max(paid, Math.ceil(fair), equityPerShare(equity, lots));

/** Owners of the shares of an airline, in lots. */
export interface ShareOwners {
  lots: number;
  founder_lots: number;
  investor_lots: number;
  maker_lots: number;
}

/**
 * Returns the lots that count for control. The founders of a player's airline never sell; those of a rival are
 * investors.
 */
export const countedLots = ({ lots, founder_lots }: ShareOwners, isRival: boolean): number =>
  isRival ? lots : lots - founder_lots;

/** Checks whether an owner controls an airline. @param counted see `countedLots` */
export const isControl = (held: number, counted: number): boolean => held > counted * CONTROL;

/** Lots of investors that accept an offer. */
export interface InvestorsPart {
  founders: number;
  investors: number;
  maker: number;
}

/**
 * Returns the lots that investors sell. They hold a rival's founders' shares and sell them at every allowed price. They
 * sell those that trade, with the market maker's, from fair value on.
 * @param fair cents per share
 * @param isBest whether no other open offer for the airline is better. Otherwise they wait for that one.
 */
export function investorsAccept(
  owners: ShareOwners,
  isRival: boolean,
  price: number,
  fair: number,
  isBest: boolean,
): InvestorsPart {
  const sellsTraded = isBest && price >= Math.floor(fair);
  return {
    founders: isBest && isRival ? owners.founder_lots : 0,
    investors: sellsTraded ? owners.investor_lots : 0,
    maker: sellsTraded ? owners.maker_lots : 0,
  };
}

/**
 * Returns the lots that an offer buys from investors. Airlines that have accepted come first, so that investors keep
 * what is beyond the offer if new shares have been issued since.
 * @param wanted lots of the offer
 * @param accepted lots with which airlines have accepted
 */
export function boughtFromInvestors(wanted: number, accepted: number, part: InvestorsPart): InvestorsPart {
  const founders = Math.max(0, Math.min(part.founders, wanted - accepted));
  const investors = Math.max(0, Math.min(part.investors, wanted - accepted - founders));
  const maker = Math.max(0, Math.min(part.maker, wanted - accepted - founders - investors));
  return { founders, investors, maker };
}

/**
 * Checks whether an offer succeeds: with the accepted shares and those it has, the buyer controls the airline. Nothing
 * accepted is no success, even if the buyer has control already.
 */
export const succeeds = (held: number, accepted: number, counted: number): boolean =>
  accepted > 0 && isControl(held + accepted, counted);

/** Beginning of the memo of a tender's entries. Reports find tenders by it after their rows are gone. */
export const TENDER_MEMO = 'Offer for ';

/** Returns the memo of the entries that move the money of a tender to escrow and back. @param code of the issuer */
export const tenderMemo = (code: string): string => TENDER_MEMO + code;
