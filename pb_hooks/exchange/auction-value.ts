import { exchangeValue } from '#game/exchange/prices.ts';
import { findModel } from '../action/shared/find-model.ts';
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
