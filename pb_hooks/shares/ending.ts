import { amountOf } from '#game/shares/price-band.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOUR } from '#game/world/time.ts';
import type { Ending, EndPart } from '../airline/ending.ts';
import { type AirlineEntry, bookEntries } from '../books/ledger/book-entries.ts';
import { cashOf } from '../books/ledger/cash-account.ts';
import { investorsMoney } from '../books/ledger/investors-money.ts';
import { lowerPurchases } from '../books/ledger/trade-claims.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf, textOf } from '../platform/db/shape.ts';
import { run } from '../settlement/state/read-rows.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { cancelOrders } from './cancel-orders.ts';
import { endTendersOf } from './end-tenders.ts';
import { payMinority } from './merger/pay-minority.ts';
import { shareListingOf } from './read-share-listing.ts';
import { refundSubscriptions } from './refund-subscriptions.ts';
import { saleEntries } from './sale-entries.ts';
import { tellCancelled, tellHolders } from './tell-closed.ts';
import { withdrawDividends } from './withdraw-dividends.ts';

const h = aliased(HOLDING, 'h');
const HELD = {
  id: h.id,
  issuer: h.issuer,
  lots: h.lots,
  cost: h.cost,
  price: numberOf('min(g.price, CAST(g.fair AS INTEGER))'),
  code: textOf('a.code'),
};
const HOLDINGS = `
  FROM holding h JOIN share_listing g ON g.airline = h.issuer JOIN airline a ON a.id = h.issuer
  WHERE h.airline = {:airline} ORDER BY h.id`;
const HOLDER = { id: h.id, airline: h.airline, lots: h.lots, cost: h.cost };
const HOLDERS = 'FROM holding h WHERE h.issuer = {:airline} ORDER BY h.id';
const TAKE_OVER = `
  UPDATE share_listing SET investor_lots = investor_lots + {:lots}, changed = TRUE WHERE airline = {:issuer}`;
/** Consents to mergers into the airline. */
const FORGET_CONSENT = `
  UPDATE share_listing SET merger_buyer = '', merger_until = 0 WHERE merger_buyer = {:airline}`;

/** Sells an airline's shares of others to investors, at the last price or at fair value if that is lower. */
function sellHoldings(tx: CoreApp, airline: string, { minute, start }: WorldTime): void {
  let money = investorsMoney(tx);
  const entries: AirlineEntry[] = [];
  const losses = new Map<string, number>();
  for (const { id, issuer, lots, cost, price, code } of readAll(tx, HELD, HOLDINGS, { airline })) {
    const amount = Math.min(money, amountOf(lots, price));
    money -= amount;
    losses.set(issuer, cost - amount);
    const sale = { airline, cost, amount, memo: `Shares of ${code}` };
    entries.push(...saleEntries(['holding closed', 'holding gain'], [id, minute], sale));
    tx.db().newQuery(TAKE_OVER).bind({ lots, issuer }).execute();
  }
  bookEntries(tx, entries, minute, start);
  lowerPurchases(tx, airline, losses);
}

/**
 * Ends everything that an airline has on the stock market: its orders and those for its shares, subscriptions, offers for
 * airlines, a declared dividend, and its shares of others. Investors buy these as far as they have the money.
 */
export const INVESTMENTS_ENDING: EndPart = {
  goes: [
    'share_order',
    'share_order.issuer',
    'subscription',
    'subscription.issuer',
    'tender',
    'acceptance',
    'acceptance.issuer',
    'holding',
    'share_sale',
  ],
  stays: ['share_listing.merger_buyer'],
  end: (tx, { airline: record, time }) => {
    const { id: airline } = record;
    const { minute, start } = time;
    const at = { hour: Math.floor(minute / HOUR), minute, start };
    const closed = { airline, code: record.getString('code'), minute };
    const orders = cancelOrders(tx, '(o.airline = {:airline} OR o.issuer = {:airline})', { airline }, at);
    tellCancelled(tx, closed, 'orders', orders);
    const isAbout = '(s.airline = {:airline} OR s.issuer = {:airline})';
    tellCancelled(tx, closed, 'subscription', refundSubscriptions(tx, isAbout, { airline }, time));
    endTendersOf(tx, airline, time);
    withdrawDividends(tx, 'g.airline = {:airline}', { airline }, time);
    sellHoldings(tx, airline, time);
    run(tx, FORGET_CONSENT, { airline });
  },
};

/**
 * Pays what an airline has left to those who hold its shares. Its shares are worthless then. The part of the founders stays
 * with the airline.
 */
function payShareholders(tx: CoreApp, { airline: record, closed: { minute, start } }: Ending): void {
  const { id: airline } = record;
  const listing = shareListingOf(tx, airline);
  if (!listing) return;
  const left = Math.max(0, cashOf(tx, airline));
  const partOf = (lots: number) => Math.floor((left * lots) / listing.lots);
  const code = record.getString('code');
  const memo = `Shares of ${code}, which has closed`;
  const holders = readAll(tx, HOLDER, HOLDERS, { airline }).map((holder) => ({
    ...holder,
    amount: partOf(holder.lots),
  }));
  const paid = holders.reduce((sum, { amount }) => sum + amount, 0);
  const payments = holders.flatMap((holder) =>
    saleEntries(['shares closed', 'gain closed'], [holder.id, minute], { ...holder, memo }),
  );
  const total: AirlineEntry = {
    id: recordId(['shareholders paid', airline, minute]),
    airline,
    category: 'share_proceeds',
    amount: -(paid + partOf(listing.investor_lots + listing.maker_lots)),
    memo: 'Paid to shareholders',
  };
  bookEntries(tx, [total, ...payments], minute, start);
  tellHolders(tx, { airline, code, minute }, holders);
}

/** Its own shares. */
export const SHARES_ENDING: EndPart = {
  goes: ['holding.issuer', 'share_sale.issuer', 'tender.issuer', 'share_trade', 'share_listing'],
  end: (tx, ending) => {
    if (ending.way === 'merged') payMinority(tx, ending);
    else payShareholders(tx, ending);
  },
};
