import type { WorldTime } from '../clock/world-time.ts';
import { leaveExchange } from '../exchange/close-exchange.ts';
import { refundBids } from '../ledger/refund-bids.ts';
import { releaseShares } from '../share/close-shares.ts';

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
