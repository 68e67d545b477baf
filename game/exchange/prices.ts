import type { AircraftModel } from '../fleet/aircraft/aircraft-model.ts';
import type { MaintainedAircraft } from '../fleet/aircraft/maintenance.ts';
import { currentValue } from '../fleet/disposal.ts';
import { DAY, YEAR } from '../world/time.ts';

/** Prices between airlines, in percent of market value at the moment of the trade. */
const PRICE_MIN_PERCENT = 92;
const PRICE_MAX_PERCENT = 115;
/** Prices at which dealers and lessors always buy, in percent of market value. Dealers sell at `dealersAsk`. */
const DEALERS_BUY_PERCENT = 92;
const LESSORS_BUY_PERCENT = 95;
/** Share of the price that the seller pays to the exchange. */
export const EXCHANGE_FEE = 0.02;
/**
 * Limit of what dealers, lessors and rivals pay for an aircraft younger than a year, in percent of its price when new.
 * Nobody can then sell on at a gain what was bought with a volume discount.
 */
const NEW_PERCENT = 96;

/** The figures of an aircraft that its price depends on. */
export interface PricedAircraft extends MaintainedAircraft {
  /** World minute at which it left the factory. */
  built: number;
  /** Price for which it was bought new, in whole US dollars. 0 if unknown. */
  paid_new: number;
}

/** Weeks for which the price of a sale limits what rivals pay for the aircraft. */
export const RESALE_WEEKS = 26;

const percentOf = (value: number, percent: number): number => (value * percent) / 100;

/**
 * Returns the market value of an aircraft on the exchange, in whole US dollars. Constant within a game day unless the
 * aircraft flies.
 * @param now world minute
 */
export const exchangeValue = (
  model: AircraftModel,
  aircraft: MaintainedAircraft & { readonly built: number },
  now: number,
): number => currentValue(model, aircraft, Math.floor(now / DAY) * DAY);

/** Returns the lowest and highest price between airlines for a market value. All in whole US dollars. */
export const priceBounds = (value: number): { min: number; max: number } => ({
  min: Math.ceil(percentOf(value, PRICE_MIN_PERCENT)),
  max: Math.floor(percentOf(value, PRICE_MAX_PERCENT)),
});

/**
 * Returns the most that dealers, lessors and rivals pay for an aircraft because of its price when new, in whole US
 * dollars. Infinity from an age of one year, and if that price is unknown.
 * @param now world minute
 */
const newPriceLimit = (
  { built, paid_new }: Omit<PricedAircraft, keyof MaintainedAircraft>,
  now: number,
): number => (paid_new > 0 && now - built < YEAR ? Math.floor(percentOf(paid_new, NEW_PERCENT)) : Infinity);

/** An aircraft that may be sold on. */
export interface ResoldAircraft extends Omit<PricedAircraft, keyof MaintainedAircraft> {
  /** Lowest price of its sales in the last `RESALE_WEEKS`, in whole US dollars. 0 without one. */
  sold_lately: number;
}

/**
 * Returns the most that rivals pay for an aircraft, in whole US dollars: not more than it was sold for lately. Otherwise
 * a patient buyer could have it checked, which restores its condition for less than that is worth, and sell it at a gain.
 * @param now world minute
 */
export const rivalsLimit = ({ sold_lately, ...aircraft }: ResoldAircraft, now: number): number =>
  Math.min(newPriceLimit(aircraft, now), sold_lately > 0 ? sold_lately : Infinity);

type Priced = Omit<PricedAircraft, keyof MaintainedAircraft>;

/** Returns what dealers pay for an aircraft of a market value at once, in whole US dollars. @param now world minute */
export const dealersBid = (value: number, aircraft: Priced, now: number): number =>
  Math.min(Math.floor(percentOf(value, DEALERS_BUY_PERCENT)), newPriceLimit(aircraft, now));

/**
 * Returns what dealers pay for an aircraft at once, in whole US dollars. Constant within a game day unless the aircraft
 * flies.
 * @param now world minute
 */
export const saleQuote = (model: AircraftModel, aircraft: PricedAircraft, now: number): number =>
  dealersBid(exchangeValue(model, aircraft, now), aircraft, now);

/** Returns what lessors pay for an aircraft that they lease back, in whole US dollars. @param now world minute */
export const lessorsBid = (value: number, aircraft: Priced, now: number): number =>
  Math.min(Math.floor(percentOf(value, LESSORS_BUY_PERCENT)), newPriceLimit(aircraft, now));

/** Returns the seller's fee. Both in whole US dollars. */
export const exchangeFee = (price: number): number => Math.round(price * EXCHANGE_FEE);

/** Asking price of an administrator in percent of market value, at first and in the end. */
const FIRST_PERCENT = 110;
const LAST_PERCENT = 92;
/** Game days in which it falls to the last one. Then the dealers keep the aircraft. */
export const ESTATE_DAYS = 14;

/**
 * Returns what an administrator asks for an aircraft, in whole US dollars. The price falls each day.
 * @param value market value when the airline was closed, whole US dollars
 * @param days game days since then
 */
export function estatePrice(value: number, days: number): number {
  const passed = Math.min(ESTATE_DAYS, Math.max(0, days)) / ESTATE_DAYS;
  return Math.ceil((value * (FIRST_PERCENT - (FIRST_PERCENT - LAST_PERCENT) * passed)) / 100);
}
