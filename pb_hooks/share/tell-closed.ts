import { recordId } from '#game/chance/record-id.ts';
import { amountOf } from '#game/share/price-band.ts';
import { countText } from '#game/text/count-text.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import type { CancelledOrder } from './cancel-orders.ts';
import { writeShareNotices } from './write-notices.ts';

/** An airline that closes, or is merged into another one. */
interface ClosedAirline {
  airline: string;
  code: string;
  /** World minute. */
  minute: number;
}

/** Money that others get back, in whole US dollars. */
interface Refund {
  airline: string;
  amount: number;
}

/** Adds up the refunds of each airline but the one that closes. */
function refundsOfOthers(refunds: readonly Refund[], closed: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { airline, amount } of refunds)
    if (airline !== closed) sums.set(airline, (sums.get(airline) ?? 0) + amount);
  return sums;
}

const returned = (amount: number): string =>
  amount > 0 ? ` ${formatDollars(amount)} was returned to your cash.` : '';

/** Tells other airlines that their orders for the shares of an airline that closes were cancelled. */
export function tellCancelled(
  tx: CoreApp,
  { airline, code, minute }: ClosedAirline,
  orders: readonly CancelledOrder[],
): void {
  const refunds = orders
    .filter(({ issuer }) => issuer === airline)
    .map(({ airline, side, lots, price }) => ({
      airline,
      amount: side === 'buy' ? amountOf(lots, price) : 0,
    }));
  const notices = [...refundsOfOthers(refunds, airline)].map(([owner, amount]) => ({
    id: recordId(['orders of closed', airline, owner, minute]),
    airline: owner,
    title: `Your orders for ${code} were cancelled`,
    body: `${code} has left the stock market.${returned(amount)}`,
  }));
  writeShareNotices(tx, notices, minute);
}

/** Tells other airlines that their subscriptions for shares of an airline that closes were cancelled. */
export function tellRefunded(
  tx: CoreApp,
  { airline, code, minute }: ClosedAirline,
  refunds: readonly Refund[],
): void {
  const notices = [...refundsOfOthers(refunds, airline)].map(([owner, amount]) => ({
    id: recordId(['subscription of closed', airline, owner, minute]),
    airline: owner,
    title: `Your subscription for ${code} was cancelled`,
    body: `${code} does not sell its shares any more.${returned(amount)}`,
  }));
  writeShareNotices(tx, notices, minute);
}

/** A holder's lots of an airline that closes, their cost, and what the holder gets for them, in whole US dollars. */
export interface PaidHolder extends Refund {
  lots: number;
  cost: number;
}

/** Tells the holders of an airline's shares that it has closed, and what they get. */
export function tellHolders(
  tx: CoreApp,
  { airline, code, minute }: ClosedAirline,
  holders: readonly PaidHolder[],
): void {
  const notices = holders.map(({ airline: holder, lots, cost, amount }) => ({
    id: recordId(['shares of closed', airline, holder]),
    airline: holder,
    title: `${code} has closed`,
    body: `You held ${countText(lots, 'lot')}, which cost ${formatDollars(cost)}. ${
      amount > 0
        ? `You received ${formatDollars(amount)} of what was left.`
        : 'Nothing was left for shareholders.'
    }`,
  }));
  writeShareNotices(tx, notices, minute);
}
