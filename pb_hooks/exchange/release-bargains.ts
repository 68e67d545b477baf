import type { TradeTime } from './complete-trades.ts';
import { closeAuctionsOf } from './end-auctions.ts';
import { endOffers, tellEnded } from './end-offers.ts';
import { readOffers } from './read-offers.ts';

const FORGET = [
  'DELETE FROM offer WHERE buyer = {:airline} OR seller = {:airline}',
  'DELETE FROM bid WHERE airline = {:airline} OR auction IN (SELECT id FROM auction WHERE airline = {:airline})',
  'DELETE FROM auction WHERE airline = {:airline}',
];

/**
 * Ends everything that an airline that is about to close has under way on the exchange: auctions, bids and negotiations.
 * All money comes back from escrow, and its rows are deleted.
 */
export function releaseBargains(tx: CoreApp, airline: string, time: TradeTime): void {
  closeAuctionsOf(tx, airline, time);
  const open = readOffers(tx, "o.state = 'open' AND {:airline} IN (o.buyer, o.seller)", { airline });
  endOffers(tx, open, 'gone', time);
  tellEnded(tx, open, 'gone', time.minute, airline);
  for (const sql of FORGET) tx.db().newQuery(sql).bind({ airline }).execute();
}
