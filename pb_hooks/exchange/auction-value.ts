import type { Obstacle } from '#game/exchange/partners.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import { findModel } from '../action/shared/find-model.ts';
import { partiesObstacle } from './check-trade.ts';
import type { StoredAuction } from './read-auctions.ts';
import { readTraded } from './read-traded.ts';

/**
 * Returns the market value of an auctioned aircraft in whole US dollars: that of the opening once the auction has ended.
 * @param now world minute
 */
export function valueNow(
  app: CoreApp,
  { state, value, aircraft: id, model }: StoredAuction,
  now: number,
): number {
  const aircraft = state === 'open' ? readTraded(app, id, now) : undefined;
  return aircraft ? exchangeValue(findModel(app, model), aircraft, now) : value;
}

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
