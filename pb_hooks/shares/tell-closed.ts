import { countText } from '#game/platform/text/count-text.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { writeNoticesOf } from '../people/write-notices.ts';

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

/** Words of the notices about what ends with an airline's shares. */
const ENDED = {
  orders: {
    /** Part of the ids of the notices. */
    key: 'orders of closed',
    title: (code: string) => `Your orders for ${code} were cancelled`,
    reason: (code: string) => `${code} has left the stock market.`,
  },
  subscription: {
    key: 'subscription of closed',
    title: (code: string) => `Your subscription for ${code} was cancelled`,
    reason: (code: string) => `${code} does not sell its shares any more.`,
  },
} as const;

/** Adds up the refunds of each airline but the one that closes. */
function refundsOfOthers(refunds: readonly Refund[], closed: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { airline, amount } of refunds)
    if (airline !== closed) sums.set(airline, (sums.get(airline) ?? 0) + amount);
  return sums;
}

const returned = (amount: number): string =>
  amount > 0 ? ` ${formatDollars(amount)} was returned to your cash.` : '';

/**
 * Tells other airlines that their orders or subscriptions for the shares of an airline that closes were cancelled.
 * @param refunds one for each that was cancelled. Airlines that get no money back are told, too.
 */
export function tellCancelled(
  tx: CoreApp,
  { airline, code, minute }: ClosedAirline,
  kind: keyof typeof ENDED,
  refunds: readonly Refund[],
): void {
  const { key, title, reason } = ENDED[kind];
  const notices = [...refundsOfOthers(refunds, airline)].map(([owner, amount]) => ({
    id: recordId([key, airline, owner, minute]),
    airline: owner,
    title: title(code),
    body: `${reason(code)}${returned(amount)}`,
  }));
  writeNoticesOf(tx, 'shares', notices, minute);
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
  writeNoticesOf(tx, 'shares', notices, minute);
}
