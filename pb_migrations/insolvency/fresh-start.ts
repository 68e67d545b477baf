import { defineCollection } from '../foundation/define-collection.ts';
import { id, removeCollections, wholes } from '../living_world/fields.ts';

/** When players may found again, and the key of the hashes of their addresses. The server makes the key. */
export function addFreshStarts(app: CoreApp): void {
  const freshStart = defineCollection(app, {
    name: 'fresh_start',
    fields: [
      id('user'),
      new TextField({ name: 'address', pattern: '^[0-9a-f]{64}$' }),
      new TextField({ name: 'reason', required: true, pattern: '^(insolvent|deleted)$' }),
      new TextField({ name: 'name', max: 40 }),
      ...wholes('ended', 'until', 'proceeds', 'repaid', 'written_off'),
    ],
    indexes: ['until'],
  });
  freshStart.addIndex('idx_fresh_start_user', true, 'user', "user != ''");
  freshStart.addIndex('idx_fresh_start_address', true, 'address', "address != ''");
  app.save(freshStart);
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(new TextField({ name: 'address_key', hidden: true }));
  app.save(world);
}

export function removeFreshStarts(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.removeByName('address_key');
  app.save(world);
  removeCollections(app, 'fresh_start');
}
