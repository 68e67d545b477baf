import { fullFrom, shareOf } from './airport-slots.ts';
import { clearSlotAuction, type SealedBid } from './clear-auction.ts';

/** One hour of the week at an airport when slots are auctioned. */
export interface SlotAuctionHour {
  /** Movements per hour that the runways permit. */
  capacity: number;
  /** Movements of the real world's traffic. */
  background: number;
  /** Movements and unused slots of everybody, real traffic included. */
  taken: number;
  /** Slots that are kept for airlines with few departures. */
  pool: number;
}

/** A bid with the slots that its airline has in the hour. */
export interface HourBid extends Omit<SealedBid, 'room'> {
  held: number;
}

/**
 * Why a bid got fewer slots than it asked for: the hour is no longer full, no slot was on offer, others bid more,
 * or the airline has as many slots as it may have.
 */
export type Missed = 'not_full' | 'none_left' | 'outbid' | 'share';

export interface BidResult {
  /** Slots won. */
  won: number;
  /** US dollars per slot won. */
  paid: number;
  /** Null if the bid got all of its slots. */
  missed: Missed | null;
}

const isFull = ({ capacity, taken }: SlotAuctionHour): boolean => taken >= fullFrom(capacity);

/** Returns the slots on offer in an hour. None if it is not full, because its slots are free. */
export const lotsOnOffer = (hour: SlotAuctionHour): number =>
  isFull(hour) ? Math.max(0, hour.capacity - hour.taken - hour.pool) : 0;

/** Returns the result of each bid for slots of one hour, by the id of the bid. */
export function decideHour(hour: SlotAuctionHour, bids: readonly HourBid[]): Map<string, BidResult> {
  const share = shareOf(hour.capacity, hour.background);
  const lots = lotsOnOffer(hour);
  const entered = bids.map(({ id, lots, price, placed, held }): SealedBid => {
    const room = Math.max(0, share - held);
    return { id, lots, price, placed, room };
  });
  const { price, won } = clearSlotAuction(entered, lots);
  const missedBy = ({ id, lots: wanted, room }: SealedBid): Missed | null => {
    const count = won.get(id) ?? 0;
    if (count === wanted) return null;
    if (!isFull(hour)) return 'not_full';
    if (lots === 0) return 'none_left';
    return count === room ? 'share' : 'outbid';
  };
  return new Map(
    entered.map((bid) => {
      const count = won.get(bid.id) ?? 0;
      return [bid.id, { won: count, paid: count > 0 ? price : 0, missed: missedBy(bid) }];
    }),
  );
}
