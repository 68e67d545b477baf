import type { Obstacle } from '#game/exchange/partners.ts';
import { partiesObstacle } from './check-trade.ts';
import type { StoredAuction } from './read-auctions.ts';

/** Returns why an airline cannot bid in an auction. Null if it can. @param now world minute */
export function bidObstacle(
  app: CoreApp,
  { state, ends, airline: seller, aircraft }: StoredAuction,
  bidder: string,
  now: number,
): Obstacle | null {
  if (bidder === '') return { code: 'no_airline', message: 'Found an airline first.' };
  if (state !== 'open' || now >= ends) return { code: 'auction_closed', message: 'The auction has ended.' };
  if (seller === bidder)
    return { code: 'own_auction', message: 'An airline cannot bid for its own aircraft.' };
  return partiesObstacle(app, { aircraft, seller, buyer: bidder }, now);
}
