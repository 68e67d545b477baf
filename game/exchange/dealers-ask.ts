import { CONDITION_SPREAD, usualCondition } from './draw-stock.ts';

/** Lowest and highest ask, and the ask for a usual aircraft in a usual market. All in percent of market value. */
const MIN = 98;
const MAX = 112;
const USUAL = 104;
/** Largest effect of the condition, and of the market, in percent of market value. */
const BY_CONDITION = 4;
const BY_MARKET = 4;
/** Fall of the price per week without a buyer, in percent of market value. */
const PER_WEEK = 0.5;

const toOne = (value: number): number => Math.max(-1, Math.min(1, value));

/** Aircraft fields that the ask depends on, besides the market value. */
interface AskedAircraft {
  /** Years. */
  age: number;
  /** 1 = as new, 0 = worst. */
  condition: number;
}

/** The market at the moment of the ask. By default, usual demand and a new arrival. */
interface MarketState {
  /** −1 to 1: see `scarcityOf`. */
  scarcity?: number;
  /** Weeks that the aircraft has been in stock. */
  weeks?: number;
}

/**
 * Returns how scarce a model is, from −1 (nobody buys it) to 1 (everybody wants it). Compares what airlines have bought of
 * it with its share of the dealers' stock.
 * @param bought number of the model that airlines have bought lately
 * @param stock number of the model in stock
 * @param all the same numbers for all models
 */
export function scarcityOf(bought: number, stock: number, all: { bought: number; stock: number }): number {
  const usual = all.stock === 0 ? 0 : (stock * all.bought) / all.stock;
  return bought + stock === 0 ? 0 : toOne((bought - usual) / (bought + stock));
}

/**
 * Returns the price at which dealers offer an aircraft, in whole US dollars. It is higher for a better condition than
 * usual at the age and for a scarce model, and falls with the time in stock.
 * @param value market value in whole US dollars
 */
export function dealersAsk(
  value: number,
  { age, condition }: AskedAircraft,
  { scarcity = 0, weeks = 0 }: MarketState = {},
): number {
  const better = toOne((condition - usualCondition(age)) / CONDITION_SPREAD);
  const percent = USUAL + BY_CONDITION * better + BY_MARKET * scarcity - PER_WEEK * weeks;
  return Math.ceil((value * Math.max(MIN, Math.min(MAX, percent))) / 100);
}
