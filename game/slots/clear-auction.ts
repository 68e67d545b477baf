/** A sealed bid for slots of one hour at an airport. Each airline has at most one. */
export interface SealedBid {
  id: string;
  /** Slots wanted. */
  lots: number;
  /** Maximum price in whole US dollars per slot. */
  price: number;
  /** World minute. */
  placed: number;
  /** Slots that the airline may still get in the hour: see `shareOf`. */
  room: number;
}

/** Result of an auction. */
export interface ClearedSlotAuction {
  /** US dollars per slot, the same for all winners: the lowest winning bid. 0 if nobody wins. */
  price: number;
  /** Slots won by the id of the bid. Bids without a slot are missing. */
  won: ReadonlyMap<string, number>;
}

/** Orders bids: the highest price first. At the same price, the earlier bid comes first. */
const byRank = (one: SealedBid, other: SealedBid): number =>
  other.price - one.price || one.placed - other.placed || (one.id < other.id ? -1 : 1);

/**
 * Sells slots of one hour to the highest bids. The last winning bid may get only a part of its slots.
 * @param lots slots on offer
 */
export function clearSlotAuction(bids: readonly SealedBid[], lots: number): ClearedSlotAuction {
  const won = new Map<string, number>();
  let [left, price] = [lots, 0];
  for (const bid of [...bids].sort(byRank)) {
    const count = Math.min(bid.lots, bid.room, left);
    if (count <= 0) continue;
    won.set(bid.id, count);
    left -= count;
    price = bid.price;
  }
  return { price, won };
}
