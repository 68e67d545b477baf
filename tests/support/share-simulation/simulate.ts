import { BASE_RATE_MEAN, baseRate, baseRateNoise, nextBaseLevel } from '#game/bank/base-rate.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { FLOAT_PERCENT_MAX, FLOAT_PERCENT_MIN, issueLots } from '#game/shares/share-limits.ts';
import { share } from '#game/world/chance/draws.ts';
import { economyChance } from '#game/world/chance/keyed-chance.ts';
import type { Listing, Trader } from './listing.ts';
import { Market } from './market.ts';
import { type Strategy, sellOut } from './strategies.ts';

const WEEKS = 52;
const WEEK_DAYS = 7;
const DAYS = WEEKS * WEEK_DAYS;
/** Day from which a strategy only sells. */
const LAST_DAYS = DAYS - 14;
const LISTINGS = 4;
/** Weeks between the first issues. */
const ISSUE_WEEKS = 4;
/** Money of a strategy, and of each of the other airlines that trade, in whole US dollars. */
const MONEY = 5_000_000;
const OTHERS = 2;
/** Hours between the orders of a strategy and those of others, and auctions in them. */
const AUCTIONS = 12;
/** Chance per day and airline that one of the others trades its shares, the most lots, and limits around the value. */
const TRADES = 0.15;
const LOTS = 30;
const AROUND = 0.06;

/** Results of a strategy in one world. */
export interface Outcome {
  /** Profit beyond what the money in use would have earned at the base rate, as a share of all its money. */
  excess: number;
  /** Mean share of its money that was in use. */
  used: number;
  /** Profit of shares that were held all the time, at fair value, beyond the base rate. A mean of the airlines. */
  held: number;
  lowestMoney: number;
  /** Whether the market maker has traded with itself. */
  hasCrossed: boolean;
  /** Whether money and shares were conserved each week. */
  isConserved: boolean;
}

/** Range of issue prices by fair value and the percentage offered. Cents per share. */
export type IssuePrices = (fair: number, percent: number) => { min: number; max: number };

const worthOf = ({ listings }: Market, { lots, cash }: Trader) =>
  listings.reduce(
    (sum, { price, fair, index }) => sum + amountOf(lots[index] ?? 0, Math.min(price, Math.floor(fair))),
    cash,
  );

/** Lets another airline trade at random: at the market, or at a limit around the value. */
function tradeAtRandom(
  market: Market,
  others: readonly Trader[],
  listing: Listing,
  next: () => number,
): void {
  if (share(next()) > TRADES) return;
  const trader = others[next() % others.length] as Trader;
  const side = share(next()) < 0.5 ? 'buy' : 'sell';
  const middle = (listing.fair + listing.target) / 2;
  const limit = Math.round(middle * (1 + AROUND * (share(next()) - 0.5)));
  market.place(trader, listing, side, 1 + (next() % LOTS), limit);
}

/** Lets a strategy trade for 52 weeks in a world of its own. */
export function simulate(strategy: Strategy, seed: string, prices: IssuePrices): Outcome {
  const chance = economyChance(seed);
  const next = chance('trades');
  const market = new Market(seed, LISTINGS);
  const own = Array.from({ length: strategy.airlines }, (_, index) =>
    market.addTrader(`own ${index}`, MONEY / strategy.airlines),
  ) as [Trader, ...Trader[]];
  const others = Array.from({ length: OTHERS }, (_, index) => market.addTrader(`other ${index}`, MONEY));
  const began = market.listings.map(() => ({ fair: 0, dividends: 0, base: 0 }));
  let [level, rate] = [BASE_RATE_MEAN, BASE_RATE_MEAN];
  let [cost, used, isConserved] = [0, 0, true];
  const auctions = () => {
    for (let hour = 0; hour < AUCTIONS && market.auction(); hour++);
  };
  for (let day = 0; day < DAYS; day++) {
    const week = day / WEEK_DAYS;
    if (Number.isInteger(week)) {
      level = nextBaseLevel(level, 1, baseRateNoise(chance, day));
      rate = baseRate(level);
      market.invest();
      market.fly(week);
      const issue = market.listings[week / ISSUE_WEEKS];
      if (issue) {
        const percent = FLOAT_PERCENT_MIN + (next() % (FLOAT_PERCENT_MAX - FLOAT_PERCENT_MIN + 1));
        const { min, max } = prices(issue.fair, percent);
        const price = Math.ceil(min + (max - min) * share(next()));
        const wanted = new Map(strategy.subscribes ? own.map((one) => [one, issueLots(percent)]) : []);
        market.float(issue, percent, price, wanted);
      }
    }
    for (const { index, fair, isListed, declared } of market.listings) {
      const start = began[index];
      if (!start || !isListed) continue;
      if (start.fair === 0) start.fair = fair;
      start.dividends += declared;
      start.base += rate / DAYS;
    }
    market.endDay();
    for (const trader of own) market.cancel(trader);
    const act = day < LAST_DAYS ? strategy.act : sellOut;
    for (const listing of market.listings) if (listing.isListed) act(market, own, listing, day);
    const inUse = 1 - own.reduce((sum, { cash }) => sum + cash, 0) / MONEY;
    cost += (inUse * rate) / DAYS;
    used += inUse / DAYS;
    auctions();
    if (day % 3 === 0) for (const trader of others) market.cancel(trader);
    for (const listing of market.listings) if (listing.isListed) tradeAtRandom(market, others, listing, next);
    auctions();
    isConserved &&=
      market.allMoney() === market.outside &&
      market.listings.every((listing) => market.heldLots(listing) === listing.lots);
  }
  for (const trader of own) market.cancel(trader);
  const profit = own.reduce((sum, trader) => sum + worthOf(market, trader), 0) / MONEY - 1;
  const returns = market.listings.flatMap(({ index, fair, isListed }) => {
    const start = began[index];
    return isListed && start ? [(fair + start.dividends) / start.fair - 1 - start.base] : [];
  });
  return {
    excess: profit - cost,
    used,
    held: returns.reduce((sum, one) => sum + one, 0) / Math.max(1, returns.length),
    lowestMoney: market.lowestMoney,
    hasCrossed: market.hasCrossed,
    isConserved,
  };
}
