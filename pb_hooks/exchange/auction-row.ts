import { stepOf } from '#game/exchange/auction.ts';
import type { AUCTION } from '#game/tables/auction.ts';
import type { LISTING } from '#game/tables/listing.ts';
import type { StoredRow } from '#game/tables/table.ts';

/**
 * Returns the row of an auction that opens. It has the id of its listing.
 * @param listing its price is the starting price
 * @param terms reserve in whole US dollars, 0 if there is none, and the world minute at which it ends without bids
 */
export const auctionRow = (
  { id, seller, aircraft, model, registration, value, price, opened }: StoredRow<typeof LISTING>,
  { reserve, ends }: { reserve: number; ends: number },
): StoredRow<typeof AUCTION> => ({
  id,
  airline: seller,
  aircraft,
  model,
  registration,
  state: 'open',
  value,
  start: price,
  step: stepOf(value),
  reserve,
  has_reserve: reserve > 0,
  met: reserve === 0,
  price,
  leader: '',
  bids: 0,
  opened,
  ends,
});
