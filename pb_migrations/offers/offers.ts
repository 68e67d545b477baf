import { defineCollection } from '../foundation/define-collection.ts';
import { id, removeCollections, texts, wholes } from '../living_world/fields.ts';

/** Read rule: the owners of both airlines. */
const BUYER_AND_SELLER =
  '@request.auth.id != "" && @request.auth.airline != "" && (buyer = @request.auth.airline || seller = @request.auth.airline)';
const IS_OPEN = "state = 'open'";

/** Negotiations over aircraft. */
export function addOffers(app: CoreApp): void {
  const offer = defineCollection(app, {
    name: 'offer',
    readRule: BUYER_AND_SELLER,
    fields: [
      ...['buyer', 'seller', 'aircraft', 'listing'].map(id),
      ...texts('model', 'registration', 'state', 'turn'),
      ...wholes('value', 'ask', 'price', 'escrow', 'opened', 'moved', 'ends'),
      new JSONField({ name: 'moves', maxSize: 5_000 }),
    ],
    indexes: ['buyer, moved', 'seller, moved'],
  });
  offer.addIndex('idx_offer_buyer_aircraft', true, 'buyer, aircraft', IS_OPEN);
  offer.addIndex('idx_offer_aircraft', false, 'aircraft', IS_OPEN);
  offer.addIndex('idx_offer_ends', false, 'ends', IS_OPEN);
  app.save(offer);
}

export const removeOffers = (app: CoreApp): void => removeCollections(app, 'offer');
