import { type AuctionTerms, type Bid, type Standing, standingOf } from '#game/exchange/auction.ts';
import { AUCTION } from '#game/tables/auction.ts';
import { BID } from '#game/tables/bid.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';

const a = aliased(AUCTION, 'a');
const b = aliased(BID, 'b');

export type StoredAuction = StoredRow<typeof AUCTION>;
export type StoredBid = StoredRow<typeof BID>;

/** Reads auctions in the order in which they end. @param where condition for the table `auction a` */
export const readAuctions = (
  app: CoreApp,
  where: string,
  params: Record<string, string | number>,
): StoredAuction[] => readAll(app, a, `FROM auction a WHERE ${where} ORDER BY a.ends, a.id`, params);

/** Reads the bids of an auction, the first one first. */
export const readBids = (app: CoreApp, auction: string): StoredBid[] =>
  readAll(app, b, 'FROM bid b WHERE b.auction = {:auction} ORDER BY b.placed, b.id', { auction });

export const termsOf = ({ start, step, reserve }: StoredAuction): AuctionTerms => ({ start, step, reserve });

/** Returns who leads an auction and what it would pay now. Null without bids. */
export const currentStanding = ({ leader, price }: StoredAuction): Standing | null =>
  leader === '' ? null : { leader, price };

/**
 * Returns the standing after a bid. The price never falls while there is a leader: a bidder that is gone may have raised
 * it.
 */
export function standingAfter(auction: StoredAuction, bids: readonly StoredBid[]): Standing {
  const proxies: Bid[] = bids.map(({ airline, maximum, placed }) => ({ bidder: airline, maximum, placed }));
  const standing = standingOf(termsOf(auction), proxies);
  if (standing === null) return { leader: '', price: auction.start };
  return auction.leader === '' ? standing : { ...standing, price: Math.max(standing.price, auction.price) };
}
