import { SLOT_BID } from '#game/tables/slot-bid.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import type { WorldTime } from '#hooks/world/clock/world-time.ts';
import { CashAccount } from './cash-account.ts';

const b = aliased(SLOT_BID, 'b');
const TIED_UP = { iata: textOf('p.iata'), amount: numberOf('sum(b.lots * b.price)') };
const OPEN_BIDS = `
  FROM slot_bid b LEFT JOIN airport p ON p.id = b.airport
  WHERE ${b.airline.sql} = {:airline} AND b.decided = FALSE GROUP BY b.airport ORDER BY b.airport`;

/** Withdraws all bids of an airline that is about to be deleted, and returns its money from escrow. */
export function refundBids(tx: CoreApp, airline: string, time: WorldTime): void {
  const account = new CashAccount(tx, airline, time, `bids of ${airline}`);
  for (const { iata, amount } of readAll(tx, TIED_UP, OPEN_BIDS, { airline }))
    account.credit({ category: 'slot_bid_refund', amount, memo: `Bids for slots at ${iata}` });
  account.settle();
}
