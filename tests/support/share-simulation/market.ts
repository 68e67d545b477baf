import { type Clearing, clearingPrice, type PriceLevel } from '#game/shares/clearing-price.ts';
import { exDividend, minimumDividend } from '#game/shares/dividend.ts';
import { nextFairValue } from '#game/shares/fair-value.ts';
import { fillOrders } from '#game/shares/fill-orders.ts';
import { weeklyInvestment } from '#game/shares/investors-money.ts';
import { valueAfterIssue } from '#game/shares/listed-value.ts';
import { makerQuotes, openingPrice, restock } from '#game/shares/maker-quotes.ts';
import { levelsWithin, MAKER, makerOrders } from '#game/shares/open-book.ts';
import { amountOf, LOT_SHARES, type PriceBand, priceBand } from '#game/shares/price-band.ts';
import { centsPerShare, roundCents, valueOfShares } from '#game/shares/price-per-share.ts';
import { FOUNDER_LOTS, issueCosts, issueLots } from '#game/shares/share-limits.ts';
import { airlineLimit, allot, investorsSubscribe } from '#game/shares/subscription.ts';
import { QUARTER_WEEKS } from '#game/world/time.ts';
import { Issuer } from './issuer.ts';
import { type Listing, privateAirline, type Trader } from './listing.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * A stock market with the rules of the game, without a server: its prices, quotes, fills, allotments, dividends and
 * values come from the functions that settlement uses.
 */
export class Market {
  readonly listings: Listing[];
  readonly traders: Trader[] = [];
  /** Money of investors, what they have got as endowment, and all money that came from outside, in US dollars. */
  money = 0;
  lowestMoney = 0;
  /** Whether the market maker has traded with itself, because it bought at more than it sold at. */
  hasCrossed = false;
  #invested = 0;
  outside = 0;
  #placed = 0;

  constructor(seed: string, count: number) {
    this.listings = Array.from({ length: count }, (_, index) =>
      privateAirline(index, new Issuer(`${seed} ${index}`)),
    );
    for (const { issuer } of this.listings) this.outside += issuer.cash;
    this.invest();
  }

  addTrader(name: string, cash: number): Trader {
    const trader = { name, cash, lots: this.listings.map(() => 0) };
    this.traders.push(trader);
    this.outside += cash;
    return trader;
  }

  #pay(amount: number): void {
    this.money += amount;
    this.lowestMoney = Math.min(this.lowestMoney, this.money);
  }

  /** Gives investors their money of a week. */
  invest(): void {
    const founded = this.listings.map(() => 0);
    const { endowment, growth } = weeklyInvestment(founded, this.#invested, this.money);
    this.#invested += endowment;
    this.outside += endowment + growth;
    this.#pay(endowment + growth);
  }

  /** Returns all money, which equals `outside`. */
  allMoney(): number {
    const ofListings = this.listings.map(
      ({ issuer, orders, declared, lots }) =>
        issuer.cash +
        amountOf(lots, declared) +
        sumOf(orders.map(({ side, lots, limit }) => (side === 'buy' ? amountOf(lots, limit) : 0))),
    );
    return this.money + sumOf(ofListings) + sumOf(this.traders.map(({ cash }) => cash));
  }

  /** Returns the lots of an airline by their holders, which equal all its lots. */
  heldLots({ index, investors, maker }: Listing): number {
    return FOUNDER_LOTS + investors + maker + sumOf(this.traders.map(({ lots }) => lots[index] ?? 0));
  }

  /**
   * Takes an airline public. Traders subscribe what they can pay, at most a third of it.
   * @param price cents per share
   * @param wanted lots by trader
   */
  float(listing: Listing, percent: number, price: number, wanted: ReadonlyMap<Trader, number>): void {
    const { issuer, fair, index } = listing;
    const offered = issueLots(percent);
    const asked = [...wanted].map(([trader, lots], placed) => ({
      subscriber: trader.name,
      lots: Math.min(lots, airlineLimit(offered), Math.floor(trader.cash / amountOf(1, price))),
      placed,
    }));
    const ready = investorsSubscribe(offered, price, fair, this.money);
    const all = [...asked, { subscriber: MAKER, lots: ready, placed: asked.length }].filter(
      ({ lots }) => lots > 0,
    );
    const allotted = allot(all, offered);
    const sold = sumOf(allotted.map(({ lots }) => lots));
    if (sold === 0) return;
    for (const { subscriber, lots } of allotted) {
      const trader = this.traders.find(({ name }) => name === subscriber);
      if (trader) {
        trader.cash -= amountOf(lots, price);
        trader.lots[index] = (trader.lots[index] ?? 0) + lots;
      } else {
        this.#pay(-amountOf(lots, price));
        listing.maker = restock({ lots: FOUNDER_LOTS + sold, investors: lots, maker: 0 });
        listing.investors = lots - listing.maker;
      }
    }
    const proceeds = amountOf(sold, price);
    issuer.cash += proceeds - issueCosts(proceeds);
    this.outside -= issueCosts(proceeds);
    listing.lots += sold;
    const after = valueAfterIssue(valueOfShares(fair, FOUNDER_LOTS), sold, price, listing.lots);
    Object.assign(listing, {
      isListed: true,
      price,
      band: price,
      fair: after,
      target: after,
      isChanged: true,
    });
  }

  /** Flies all airlines for a week and moves their values. */
  fly(week: number): void {
    for (const listing of this.listings) {
      const { issuer, isListed, fair, lots } = listing;
      this.outside += issuer.fly();
      const target = centsPerShare(issuer.target(), lots);
      listing.fair = isListed ? roundCents(nextFairValue(fair, target)) : target;
      listing.target = target;
      listing.isChanged = isListed;
      if (!isListed || week % QUARTER_WEEKS !== 0) continue;
      const { paid } = listing;
      const result = issuer.result(QUARTER_WEEKS);
      const { cash } = issuer;
      listing.declared = minimumDividend({ lots, result, paid, cash, payable: cash });
      issuer.cash -= amountOf(lots, listing.declared);
    }
  }

  /** Ends a day: pays dividends, moves the bands and hands lots to the market maker. */
  endDay(): void {
    for (const listing of this.listings) {
      const { declared, index } = listing;
      if (declared > 0) {
        for (const trader of this.traders) trader.cash += amountOf(trader.lots[index] ?? 0, declared);
        // The part of founders goes to investors, as that of a rival's.
        this.#pay(amountOf(FOUNDER_LOTS + listing.investors + listing.maker, declared));
        Object.assign(listing, exDividend(listing, declared), { declared: 0, isChanged: true });
      }
      if (!listing.isListed) continue;
      listing.price = openingPrice(listing);
      if (listing.band !== listing.price) listing.isChanged = true;
      listing.band = listing.price;
      const moved = restock(listing);
      if (moved === 0) continue;
      listing.maker += moved;
      listing.investors -= moved;
      listing.isChanged = true;
    }
  }

  /** Places an order, as far as the trader has the money or the lots. Its limit is moved into the day's band. */
  place(trader: Trader, listing: Listing, side: 'buy' | 'sell', lots: number, limit: number): void {
    const { min, max } = priceBand(listing.band);
    const price = Math.min(max, Math.max(min, limit));
    const free = (trader.lots[listing.index] ?? 0) - this.#reserved(trader, listing);
    const possible = side === 'buy' ? Math.floor(trader.cash / amountOf(1, price)) : free;
    const open = Math.min(lots, possible);
    if (open < 1 || !listing.isListed) return;
    if (side === 'buy') trader.cash -= amountOf(open, price);
    const placed = ++this.#placed;
    listing.orders.push({ id: `o${placed}`, side, limit: price, lots: open, placed, trader });
    listing.isChanged = true;
  }

  #reserved(trader: Trader, { orders }: Listing): number {
    const own = orders.filter((order) => order.trader === trader && order.side === 'sell');
    return sumOf(own.map(({ lots }) => lots));
  }

  /** Cancels all orders of a trader. */
  cancel(trader: Trader): void {
    for (const listing of this.listings) {
      listing.orders = listing.orders.filter((order) => {
        if (order.trader !== trader) return true;
        if (order.side === 'buy') trader.cash += amountOf(order.lots, order.limit);
        return false;
      });
    }
  }

  /** Holds the auction of an hour. @returns whether a book may trade again in the next one */
  auction(): boolean {
    const changed = this.listings.filter(({ isListed, isChanged }) => isListed && isChanged);
    const money = changed.length > 0 ? Math.floor(this.money / changed.length) : 0;
    for (const listing of changed) this.#clear(listing, money);
    return this.listings.some(({ isChanged }) => isChanged);
  }

  quotes({ lots, fair, target, maker }: Listing, limits: PriceBand, money = this.money): PriceLevel[] {
    return levelsWithin(
      makerQuotes({ shares: lots * LOT_SHARES, fair, target, stock: maker, money }),
      limits,
    );
  }

  #clear(listing: Listing, money: number): void {
    listing.isChanged = false;
    const { orders, price } = listing;
    if (orders.length === 0) return;
    const limits = priceBand(listing.band);
    const quotes = this.quotes(listing, limits, money);
    const own = orders.map(({ side, limit, lots }) => ({
      price: limit,
      buy: side === 'buy' ? lots : 0,
      sell: side === 'sell' ? lots : 0,
    }));
    const clearing = clearingPrice(levelsWithin([...own, ...quotes], limits), price);
    if (clearing) this.#fill(listing, quotes, clearing);
  }

  #fill(listing: Listing, quotes: readonly PriceLevel[], clearing: Clearing): void {
    const byId = new Map(listing.orders.map((order) => [order.id, order]));
    const traded = { buy: 0, sell: 0 };
    let made = 0;
    for (const {
      order: { id },
      lots,
    } of fillOrders([...listing.orders, ...makerOrders(quotes)], clearing)) {
      const order = byId.get(id);
      if (!order) {
        made += lots;
        continue;
      }
      const { trader, side, limit } = order;
      order.lots -= lots;
      traded[side] += lots;
      const held = trader.lots[listing.index] ?? 0;
      trader.lots[listing.index] = side === 'buy' ? held + lots : held - lots;
      trader.cash += side === 'buy' ? amountOf(lots, limit - clearing.price) : amountOf(lots, clearing.price);
    }
    const bought = traded.sell - traded.buy;
    this.hasCrossed ||= made > Math.abs(bought);
    listing.maker += bought;
    this.#pay(-amountOf(bought, clearing.price));
    listing.orders = listing.orders.filter(({ lots }) => lots > 0);
    Object.assign(listing, { price: clearing.price, isChanged: true });
  }
}
