import { HAND_OVER } from '#game/tables/hand-over.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { EndPart } from '../airline/ending.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, textOf } from '../platform/db/shape.ts';
import { run } from '../settlement/state/read-rows.ts';
import type { TradeTime } from './complete-trades.ts';
import { closeAuctionsOf } from './end-auctions.ts';
import { endOffers, tellEnded } from './end-offers.ts';
import { completeTrades } from './hand-over.ts';
import { readOffers } from './read-offers.ts';

const o = aliased(HAND_OVER, 'o');
const SOLD = { aircraft: o.aircraft, seller: o.seller, buyer: o.buyer, price: o.price, agreedValue: o.value };
const BOUGHT = { ...SOLD, id: o.id, registration: textOf('x.registration') };
const OF_BUYER = `
  FROM hand_over o LEFT JOIN aircraft x ON x.id = o.aircraft WHERE o.buyer = {:airline} ORDER BY o.id`;
const OF_SELLER = 'FROM hand_over o WHERE o.seller = {:airline} ORDER BY o.id';

/** The aircraft is no longer for sale: its owner may list it again. */
const UNLISTED =
  'DELETE FROM listing WHERE aircraft IN (SELECT aircraft FROM hand_over WHERE buyer = {:airline})';
const BIDS_OF_OTHERS = 'DELETE FROM bid WHERE auction IN (SELECT id FROM auction WHERE airline = {:airline})';
const OPEN_LISTINGS = "DELETE FROM listing WHERE seller = {:airline} AND state = 'open'";

/** Ends auctions, bids and negotiations. All money comes back from escrow. */
function releaseBargains(tx: CoreApp, airline: string, time: TradeTime): void {
  closeAuctionsOf(tx, airline, time);
  const open = readOffers(tx, "o.state = 'open' AND {:airline} IN (o.buyer, o.seller)", { airline });
  endOffers(tx, open, 'gone', time);
  tellEnded(tx, open, 'gone', time.minute, airline);
  run(tx, BIDS_OF_OTHERS, { airline });
}

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
  run(tx, UNLISTED, { airline });
}

/**
 * Ends what an airline has under way on the aircraft exchange. What it has bought in the air is refunded, and its
 * listings, auctions, bids and negotiations end. Aircraft that it has sold in the air are handed over at once, except that
 * in a merger the buyer hands them over when they have landed.
 */
export const EXCHANGE_ENDING: EndPart = {
  moves: ['listing.seller', 'hand_over.seller', 'estate_claim'],
  goes: ['hand_over.buyer', 'offer.buyer', 'offer.seller', 'bid', 'auction'],
  stays: [
    'auction.leader',
    'estate.former',
    'estate_claim.former',
    'aircraft_history.seller',
    'aircraft_history.owner',
  ],
  end: (tx, { airline: { id: airline }, way, time }) => {
    releaseBargains(tx, airline, time);
    cancelPurchases(tx, airline, time);
    if (way === 'merged') run(tx, OPEN_LISTINGS, { airline });
    else completeTrades(tx, readAll(tx, SOLD, OF_SELLER, { airline }), time);
  },
};
