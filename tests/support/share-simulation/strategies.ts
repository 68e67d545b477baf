import { makerValues } from '#game/shares/maker-quotes.ts';
import { priceBand } from '#game/shares/price-band.ts';
import { LOTS_MAX } from '#game/shares/share-limits.ts';
import { DAYS_A_WEEK, QUARTER_WEEKS } from '#game/world/time.ts';
import type { Listing, Trader } from './listing.ts';
import type { Market } from './market.ts';

/** A simple way to trade. It acts each day. Its old orders are cancelled before. */
export interface Strategy {
  name: string;
  /** Number of airlines that it runs. */
  airlines: number;
  /** Whether it subscribes every issue. */
  subscribes?: true;
  act: (market: Market, own: readonly [Trader, ...Trader[]], listing: Listing, day: number) => void;
}

/** Returns the values around which the market maker quotes. Every strategy knows them. */
const low = ({ fair, target }: Listing) => makerValues(fair, target).low;
const high = ({ fair, target }: Listing) => makerValues(fair, target).high;

/** Buys up to a third of the shares, from all sellers within a few percent of the value. */
const buy = (market: Market, own: Trader, listing: Listing, above: number) =>
  market.place(own, listing, 'buy', Math.floor(listing.lots / 3), Math.ceil(high(listing) * (1 + above)));
const sell = (market: Market, own: Trader, listing: Listing, below: number) =>
  market.place(own, listing, 'sell', LOTS_MAX, Math.floor(low(listing) * (1 - below)));

/** Sells everything near its value. Every strategy ends with it. */
export const sellOut: Strategy['act'] = (market, own, listing) => {
  for (const trader of own) sell(market, trader, listing, 0.03);
};

/** Gap between the value and its target, or the price, from which a gap is bought. */
const GAP = 0.03;
/** Day of a year on which the last dividend of a quarter can be bought. */
const QUARTER_DAYS = QUARTER_WEEKS * DAYS_A_WEEK;

export const STRATEGIES: readonly [Strategy, ...Strategy[]] = [
  {
    name: 'buy the fair-value gap',
    airlines: 1,
    act(market, [own], listing) {
      const { fair, target, price } = listing;
      if (target > fair * (1 + GAP) || price < low(listing) * (1 - GAP)) buy(market, own, listing, 0.02);
      else if (target < fair * (1 + GAP / 3)) sell(market, own, listing, 0.02);
    },
  },
  {
    name: 'buy the fair-value gap and hold until it has turned',
    airlines: 1,
    act(market, [own], listing) {
      const { fair, target } = listing;
      if (target > fair * (1 + GAP / 2)) buy(market, own, listing, 0.015);
      else if (target < fair * (1 - GAP / 2)) sell(market, own, listing, 0.015);
    },
  },
  {
    name: 'trade around the maker',
    airlines: 1,
    act(market, [own], listing) {
      market.place(own, listing, 'buy', 40, Math.ceil(low(listing) * 0.991));
      market.place(own, listing, 'sell', 40, Math.floor(high(listing) * 1.009));
    },
  },
  {
    name: 'buy from the maker low and sell to it high',
    airlines: 1,
    act(market, [own], listing, day) {
      if (day % 14 < 7) buy(market, own, listing, 0.01);
      else sell(market, own, listing, 0.01);
    },
  },
  {
    name: 'subscribe and sell',
    airlines: 1,
    subscribes: true,
    act: (market, [own], listing) => sell(market, own, listing, 0.015),
  },
  {
    name: 'dividend capture',
    airlines: 1,
    act(market, [own], listing, day) {
      if (day % QUARTER_DAYS >= QUARTER_DAYS - 2 || listing.declared > 0) buy(market, own, listing, 0.02);
      else sell(market, own, listing, 0.02);
    },
  },
  {
    name: 'two airlines that pass shares',
    airlines: 2,
    act(market, [one, other = one], listing, day) {
      const { min, max } = priceBand(listing.band);
      const isUp = day % 20 < 10;
      const [giver, taker] = day % 2 === 0 ? [one, other] : [other, one];
      const isEmpty = (giver.lots[listing.index] ?? 0) < 20;
      if (isEmpty) buy(market, giver, listing, 0.02);
      // They move the price by the whole band each day, and offer the rest where others may follow.
      const price = isUp ? max : min;
      market.place(giver, listing, 'sell', 10, price);
      market.place(taker, listing, 'buy', 10, price);
      if (isUp) market.place(giver, listing, 'sell', LOTS_MAX, max);
    },
  },
];
