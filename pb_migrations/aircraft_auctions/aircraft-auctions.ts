import { defineCollection } from '../foundation/define-collection.ts';
import {
  airlineField,
  id,
  OWNER,
  removeCollections,
  SIGNED_IN,
  texts,
  wholes,
} from '../living_world/fields.ts';

const IS_OPEN = "state = 'open'";

/** Auctions of aircraft, and the bids for them. */
export function addAuctions(app: CoreApp): void {
  const auction = defineCollection(app, {
    name: 'auction',
    readRule: SIGNED_IN,
    fields: [
      airlineField(),
      id('aircraft'),
      ...texts('model', 'registration', 'state'),
      ...wholes('value', 'start', 'step'),
      new NumberField({ name: 'reserve', onlyInt: true, hidden: true }),
      new BoolField({ name: 'has_reserve' }),
      new BoolField({ name: 'met' }),
      ...wholes('price'),
      id('leader'),
      ...wholes('bids', 'opened', 'ends'),
    ],
    indexes: ['airline', 'leader'],
  });
  auction.addIndex('idx_auction_aircraft', true, 'aircraft', IS_OPEN);
  auction.addIndex('idx_auction_ends', false, 'ends', IS_OPEN);
  app.save(auction);
  defineCollection(app, {
    name: 'bid',
    readRule: OWNER,
    fields: [airlineField(), id('auction'), ...texts('state'), ...wholes('maximum', 'placed', 'minute')],
    unique: ['airline, auction'],
    indexes: ['auction'],
  });
}

export const removeAuctions = (app: CoreApp): void => removeCollections(app, 'bid', 'auction');
