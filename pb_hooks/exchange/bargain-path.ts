import {
  type BargainTraits,
  buyerPath,
  type Concession,
  sellerPath,
  traitsFrom,
} from '#game/exchange/concession.ts';
import { rivalsLimit } from '#game/exchange/prices.ts';
import type { Side } from '#game/tables/offer.ts';
import { bargainChance } from '#game/world/chance/keyed-chance.ts';
import { isRunByServer } from './offer-bounds.ts';
import type { StoredOffer } from './read-offers.ts';
import { readTraded } from './read-traded.ts';

/**
 * Returns how a dealer or a rival bargains over an aircraft. It is the same for every buyer and every time, so that
 * nobody finds a better limit by asking again.
 * @param seed of the world
 */
export const traitsOf = (seed: string, party: string, aircraft: string): BargainTraits =>
  traitsFrom(bargainChance(seed)(`${party} ${aircraft}`));

/** Returns the path of a side that a dealer or a rival has in a negotiation. @param now world minute */
export function pathOf(app: CoreApp, seed: string, offer: StoredOffer, side: Side, now: number): Concession {
  const traits = traitsOf(seed, offer[side], offer.aircraft);
  if (side === 'seller') return sellerPath(traits, offer.value, offer.ask);
  const aircraft = readTraded(app, offer.aircraft, now);
  const most = aircraft ? rivalsLimit(aircraft, now) : Number.POSITIVE_INFINITY;
  return buyerPath(traits, offer.value, { most, isServers: isRunByServer(app, offer.seller) });
}
