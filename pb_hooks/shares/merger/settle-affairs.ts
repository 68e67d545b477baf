import { refundBids } from '#hooks/books/ledger/refund-bids.ts';
import { leaveExchange } from '#hooks/exchange/close-exchange.ts';
import type { WorldTime } from '#hooks/world/clock/world-time.ts';
import { releaseShares } from '../close-shares.ts';

const DECIDED = 'DELETE FROM slot_bid WHERE airline = {:airline}';

/**
 * Ends what an airline has under way with others before it is merged: orders, subscriptions and offers, a declared
 * dividend, its shares of others, which investors buy, bids for slots, and aircraft for sale. Its money comes back from escrow.
 */
export function settleAffairs(tx: CoreApp, airline: string, time: WorldTime): void {
  refundBids(tx, airline, time);
  releaseShares(tx, airline, time);
  leaveExchange(tx, airline, time);
  tx.db().newQuery(DECIDED).bind({ airline }).execute();
}
