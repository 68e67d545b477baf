import { bargainChance } from '#game/chance/keyed-chance.ts';
import { type BargainTraits, buyerPath, type Concession, sellerPath, traitsFrom } from '#game/exchange/concession.ts';
import type { Side } from '#game/exchange/negotiation.ts';
import type { StoredOffer } from './read-offers.ts';

/**
 * Returns how a dealer or a rival bargains over an aircraft. It is the same for every buyer and every time, so that
 * nobody finds a better limit by asking again.
 * @param seed of the world
 */
export const traitsOf = (seed: string, party: string, aircraft: string): BargainTraits =>
  traitsFrom(bargainChance(seed)(`${party} ${aircraft}`));

/** Returns the path of a side that a dealer or a rival has in a negotiation. */
export function pathOf(seed: string, offer: StoredOffer, side: Side): Concession {
  const traits = traitsOf(seed, offer[side], offer.aircraft);
  return side === 'seller' ? sellerPath(traits, offer.value, offer.ask) : buyerPath(traits, offer.value);
}
