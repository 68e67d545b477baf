import { OFFER, type Side } from '#game/tables/offer.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';

const o = aliased(OFFER, 'o');

/** A negotiation as the table has it. */
export type StoredOffer = StoredRow<typeof OFFER>;

/** Reads negotiations, the oldest first. @param where condition for the table `offer o` */
export const readOffers = (
  app: CoreApp,
  where: string,
  params: Record<string, string | number> = {},
): StoredOffer[] => readAll(app, o, `FROM offer o WHERE ${where} ORDER BY o.opened, o.id`, params);

/** Returns the side of an airline or account in a negotiation. */
export const sideOf = ({ buyer }: StoredOffer, party: string): Side => (buyer === party ? 'buyer' : 'seller');

/** Returns the airline or account that has to answer. */
export const awaited = (offer: StoredOffer): string => offer[offer.turn];

/** Returns the best price for the other side that a side named before its last one. Null if none. Whole US dollars. */
export function priceBefore({ moves }: StoredOffer, side: Side): number | null {
  const earlier = moves.filter((move) => move.side === side).slice(0, -1);
  if (earlier.length === 0) return null;
  const prices = earlier.map(({ price }) => price);
  return side === 'buyer' ? Math.max(...prices) : Math.min(...prices);
}

/** Returns the last price that a side has named, or null. Whole US dollars. */
export const lastPrice = ({ moves }: StoredOffer, side: Side): number | null =>
  moves.findLast((move) => move.side === side)?.price ?? null;
