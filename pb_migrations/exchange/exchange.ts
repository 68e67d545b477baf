import { defineCollection } from '../foundation/define-collection.ts';
import { id, numbers, removeCollections, SIGNED_IN, texts, wholes } from '../living_world/fields.ts';

const checks = () => new JSONField({ name: 'checks', maxSize: 5_000 });

/** Used aircraft for sale, those sold in the air, and what has happened to traded aircraft. */
export function addExchange(app: CoreApp): void {
  defineCollection(app, {
    name: 'listing',
    readRule: SIGNED_IN,
    fields: [
      id('aircraft'),
      ...texts('model', 'registration'),
      id('seller'),
      new TextField({ name: 'kind', required: true, pattern: '^(price|auction)$' }),
      new TextField({ name: 'state', required: true, pattern: '^(open|sold)$' }),
      ...wholes('price'),
      new BoolField({ name: 'offers' }),
      ...wholes('opened', 'value'),
      ...numbers('age', 'hours'),
      ...wholes('cycles'),
      ...numbers('condition'),
      checks(),
      ...wholes('economy', 'business', 'first'),
      id('airport'),
      ...wholes('ready'),
    ],
    unique: ['aircraft'],
    indexes: [
      'seller',
      'model, price',
      'state, model, price, value, age, hours, seller, kind, offers, economy, business, first, airport, opened, id',
    ],
  });
  defineCollection(app, {
    name: 'hand_over',
    fields: [id('aircraft'), id('seller'), id('buyer'), ...wholes('price', 'agreed', 'lands')],
    unique: ['aircraft'],
    indexes: ['seller', 'buyer'],
  });
  defineCollection(app, {
    name: 'aircraft_history',
    readRule: SIGNED_IN,
    fields: [
      id('aircraft'),
      ...texts('model'),
      ...wholes('minute'),
      new TextField({
        name: 'event',
        required: true,
        pattern: '^(delivered|stock|sale|check|scrapped)$',
      }),
      id('seller'),
      id('owner'),
      ...wholes('price', 'value'),
      ...numbers('age', 'hours'),
      ...wholes('cycles'),
      ...texts('registration', 'check_kind'),
    ],
    indexes: ['aircraft, minute', 'model, minute', 'minute'],
  });
}

/** Also removes the dealers' aircraft, which belong to no airline. Dealers that open again take others in. */
export function removeExchange(app: CoreApp): void {
  app.db().newQuery('DELETE FROM aircraft WHERE airline NOT IN (SELECT id FROM airline)').execute();
  removeCollections(app, 'aircraft_history', 'hand_over', 'listing');
}
