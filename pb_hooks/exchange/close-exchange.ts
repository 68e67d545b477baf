import { HAND_OVER } from '#game/tables/hand-over.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, textOf } from '../platform/db/shape.ts';
import type { TradeTime } from './complete-trades.ts';
import { completeTrades } from './hand-over.ts';
import { releaseBargains } from './release-bargains.ts';

const o = aliased(HAND_OVER, 'o');
const SOLD = { aircraft: o.aircraft, seller: o.seller, buyer: o.buyer, price: o.price, agreedValue: o.value };
const BOUGHT = { ...SOLD, id: o.id, registration: textOf('x.registration') };
const OF_BUYER = `
  FROM hand_over o LEFT JOIN aircraft x ON x.id = o.aircraft WHERE o.buyer = {:airline} ORDER BY o.id`;
const OF_SELLER = 'FROM hand_over o WHERE o.seller = {:airline} ORDER BY o.id';

/** The aircraft is no longer for sale: its owner may list it again. */
const CANCELLED = [
  'DELETE FROM listing WHERE aircraft IN (SELECT aircraft FROM hand_over WHERE buyer = {:airline})',
  'DELETE FROM hand_over WHERE buyer = {:airline}',
];
const WITHDRAWN = 'DELETE FROM listing WHERE seller = {:airline}';

/** Cancels purchases of aircraft that are still in the air, and refunds them from escrow. */
function cancelPurchases(tx: CoreApp, airline: string, { minute, start }: TradeTime): void {
  const entries = readAll(tx, BOUGHT, OF_BUYER, { airline }).map(({ id, price, registration }) => ({
    id: recordId(['purchase cancelled', id]),
    airline,
    category: 'exchange_escrow_refund' as const,
    amount: price,
    memo: `Payment for ${registration}`,
  }));
  bookEntries(tx, entries, minute, start);
  for (const sql of CANCELLED) tx.db().newQuery(sql).bind({ airline }).execute();
}

/**
 * Ends what an airline has under way on the aircraft exchange before it is closed. Aircraft that it has sold in the air
 * are handed over at once, what it has bought in the air is refunded, and its listings, auctions, bids and negotiations
 * end.
 */
export function closeExchange(tx: CoreApp, airline: string, time: TradeTime): void {
  releaseBargains(tx, airline, time);
  cancelPurchases(tx, airline, time);
  completeTrades(tx, readAll(tx, SOLD, OF_SELLER, { airline }), time);
  tx.db().newQuery(WITHDRAWN).bind({ airline }).execute();
}

/** Does the same before an airline is merged, except that the one that merges it hands over what it has sold. */
export function leaveExchange(tx: CoreApp, airline: string, time: TradeTime): void {
  releaseBargains(tx, airline, time);
  cancelPurchases(tx, airline, time);
  tx.db().newQuery(`${WITHDRAWN} AND state = 'open'`).bind({ airline }).execute();
}
