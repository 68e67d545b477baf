import { type StoppedPayments, stoppedNotice } from '#game/shares/stopped-notice.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { cancelOrders } from '../cancel-orders.ts';
import { refundSubscriptions } from '../refund-subscriptions.ts';
import { withdrawDividends } from '../withdraw-dividends.ts';
import type { ShareHour } from './share-hour.ts';

const INSOLVENT = 'SELECT json_group_array(id) AS json FROM airline WHERE insolvent_from > 0';
const isInsolvent = (column: string) => `${column} IN (SELECT value FROM json_each({:airlines}))`;

/**
 * Ends what insolvent airlines would pay for shares or to shareholders: orders to buy, subscriptions and declared
 * dividends. The money belongs to their lenders first. Orders to sell stay, because they bring money.
 */
export function stopInsolvent(tx: CoreApp, share: ShareHour): void {
  const ids = readJson<string[]>(tx, INSOLVENT);
  if (ids.length === 0) return;
  const airlines = { airlines: JSON.stringify(ids) };
  const stopped = new Map<string, StoppedPayments>();
  const stoppedOf = (airline: string, amount: number): StoppedPayments => {
    const known = stopped.get(airline) ?? { orders: 0, subscriptions: 0, dividend: 0, amount: 0 };
    known.amount += amount;
    stopped.set(airline, known);
    return known;
  };
  const isBuying = `${isInsolvent('o.airline')} AND o.side = 'buy'`;
  for (const { airline, amount } of cancelOrders(tx, isBuying, airlines, share))
    stoppedOf(airline, amount).orders++;
  for (const { airline, amount } of refundSubscriptions(tx, isInsolvent('s.airline'), airlines, share))
    stoppedOf(airline, amount).subscriptions++;
  for (const { airline, cents, amount } of withdrawDividends(tx, isInsolvent('g.airline'), airlines, share))
    stoppedOf(airline, amount).dividend = cents;
  const notices = [...stopped].map(([airline, payments]) => ({
    id: recordId(['payments stopped', airline, share.minute]),
    airline,
    ...stoppedNotice(payments),
  }));
  writeNoticesOf(tx, 'shares', notices, share.minute);
}
