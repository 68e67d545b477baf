import { countText } from '../platform/text/count-text.ts';
import { formatDollars } from '../platform/text/format-dollars.ts';
import { formatCents } from './format-cents.ts';
import type { TradeNotice } from './trade-notice.ts';

/** Payments for shares and to shareholders that end because an airline is insolvent. */
export interface StoppedPayments {
  /** Orders to buy shares. */
  orders: number;
  subscriptions: number;
  /** Declared dividend, in cents per share. 0 if there is none. */
  dividend: number;
  /** Whole US dollars that come back. */
  amount: number;
}

/** Returns what an insolvent airline is told about its payments that have ended. */
export function stoppedNotice({ orders, subscriptions, dividend, amount }: StoppedPayments): TradeNotice {
  const parts = [
    orders > 0 ? `${countText(orders, 'order')} to buy shares` : '',
    subscriptions > 0 ? countText(subscriptions, 'subscription') : '',
    dividend > 0 ? `the dividend of ${formatCents(dividend)} per share` : '',
  ];
  const ended = parts.filter((part) => part !== '').join(', ');
  return {
    title: 'Payments for shares cancelled',
    body: `Your airline is insolvent, so these have ended: ${ended}. ${formatDollars(amount)} was returned to your cash.`,
  };
}
