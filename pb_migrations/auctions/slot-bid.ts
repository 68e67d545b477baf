import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/** Bids for slots, and the time of the last auction. No auction was held before. */
export function addAuctions(app: CoreApp): void {
  defineCollection(app, {
    name: 'slot_bid',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('airport'),
      ...wholes('hour', 'lots', 'price', 'placed', 'auction'),
      new BoolField({ name: 'decided' }),
      ...wholes('won', 'paid'),
    ],
    unique: ['airline, airport, hour, auction'],
    indexes: ['decided, airport, hour'],
  });
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(...wholes('auction'));
  app.save(world);
}

export function removeAuctions(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.removeByName('auction');
  app.save(world);
  removeCollections(app, 'slot_bid');
}
