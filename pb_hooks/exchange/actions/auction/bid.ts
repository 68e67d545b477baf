import type { ActionInput } from '#game/actions/actions.ts';
import { endAfterBid, nextMinimum } from '#game/exchange/auction.ts';
import { outbidNotice } from '#game/exchange/bargain-notice.ts';
import { priceBounds } from '#game/exchange/prices.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { bidObstacle, valueNow } from '#hooks/exchange/auction-value.ts';
import { refundEntry } from '#hooks/exchange/bargain-entries.ts';
import {
  currentStanding,
  readAuctions,
  readBids,
  type StoredAuction,
  type StoredBid,
  standingAfter,
  termsOf,
} from '#hooks/exchange/read-auctions.ts';
import { changeRow, createRow } from '#hooks/exchange/save-row.ts';
import { writeBargainNotices } from '#hooks/exchange/write-bargain-notices.ts';
import { changeListing } from '#hooks/exchange/write-listing.ts';

/** Returns the auction of a bid. Rejects one in which the airline cannot bid. */
function findAuction({ tx, airline, now }: ActionContext, id: string): StoredAuction {
  const [auction] = readAuctions(tx, "a.id = {:id} AND a.state = 'open'", { id });
  if (!auction)
    throw rejection('auction', 'unknown_auction', 'There is no such open auction. It may have ended.');
  const obstacle = bidObstacle(tx, auction, airline.id, now);
  if (obstacle) throw rejection('auction', obstacle.code, obstacle.message);
  return auction;
}

/** Rejects a maximum that is too low to change anything, or above what airlines may pay. */
function rejectMaximum(
  auction: StoredAuction,
  own: StoredBid | undefined,
  maximum: number,
  max: number,
): void {
  const isLeader = own?.airline === auction.leader;
  const min = isLeader ? (own?.maximum ?? 0) + 1 : nextMinimum(termsOf(auction), currentStanding(auction));
  if (maximum < min)
    throw rejection(
      'maximum',
      'too_low',
      isLeader
        ? `You lead with a maximum of ${formatDollars(min - 1)}. A new one must be higher.`
        : `The next bid must be at least ${formatDollars(min)}.`,
    );
  if (maximum > max)
    throw rejection(
      'maximum',
      'out_of_range',
      `Airlines pay at most 115% of an aircraft's value, here ${formatDollars(max)}.`,
    );
}

/** Returns the former leader's money, and tells it. */
function releaseLeader(
  { tx, now, world }: ActionContext,
  auction: StoredAuction,
  former: StoredBid,
  price: number,
): void {
  const { id, registration, step } = auction;
  const key = ['outbid', id, former.placed];
  bookEntries(tx, [refundEntry(key, former.airline, former.maximum, registration)], now, world.start);
  changeRow(tx, 'bid', former.id, { state: 'outbid' });
  const told = outbidNotice({ registration, price }, price + step);
  writeBargainNotices(tx, [{ ...told, key, airline: former.airline, page: 'market' }], now);
}

/** Writes the airline's bid: a new one, or another maximum. */
function writeBid(
  context: ActionContext,
  auction: StoredAuction,
  own: StoredBid | undefined,
  bid: Pick<StoredBid, 'state' | 'maximum' | 'placed'>,
): void {
  const { tx, airline, now } = context;
  const row = { ...bid, minute: now };
  if (own) changeRow(tx, 'bid', own.id, row);
  else createRow(tx, 'bid', { id: context.newId(), airline: airline.id, auction: auction.id, ...row });
}

/**
 * Names the most that an airline would pay. The price rises only as far as needed. While the airline leads, its maximum
 * is in escrow. An airline that is outbid, at once or later, has its money back.
 */
export function bidForAircraft(context: ActionContext, input: ActionInput<'auction.bid'>): object {
  const { tx, airline, now } = context;
  const { maximum } = input;
  const auction = findAuction(context, input.auction);
  const { registration } = auction;
  const bids = readBids(tx, auction.id);
  const own = bids.find((one) => one.airline === airline.id);
  rejectMaximum(auction, own, maximum, priceBounds(valueNow(tx, auction, now)).max);
  const wasLeading = auction.leader === airline.id;
  const held = wasLeading ? (own?.maximum ?? 0) : 0;
  rejectUnaffordable(context, maximum - held, `A maximum of ${formatDollars(maximum)}`);
  const placed = auction.bids + 1;
  const mine: StoredBid = {
    id: own?.id ?? '',
    airline: airline.id,
    auction: auction.id,
    state: 'leading',
    maximum,
    placed,
    minute: now,
  };
  const others = bids.filter((one) => one !== own);
  const { leader, price } = standingAfter(auction, [...others, mine]);
  const leads = leader === airline.id;
  const former = others.find((one) => one.airline === auction.leader);
  // Before the debit, because entries of others cannot come between those of a cash account.
  if (leads && former) releaseLeader(context, auction, former, price);
  if (leads)
    context.debit({
      category: 'exchange_escrow',
      amount: maximum - held,
      memo: `Bid or offer for ${registration}`,
    });
  writeBid(context, auction, own, { state: leads ? 'leading' : 'outbid', maximum, placed });
  const ends = wasLeading ? auction.ends : endAfterBid(auction.ends, now);
  const top = leads ? maximum : (former?.maximum ?? 0);
  changeRow(tx, 'auction', auction.id, {
    price,
    leader,
    bids: placed,
    ends,
    met: top >= auction.reserve,
  });
  const minimum = price + auction.step;
  changeListing(tx, auction.id, { price: minimum });
  return { leads, price, minimum, ends };
}
