import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/**
 * Weights of each airline's connections in each O&D market, so that rivals share its demand. A replaced row
 * stays for the hour, because all airlines settled in the same hour must see the state before it.
 */
export function addConnectionSums(app: CoreApp): void {
  defineCollection(app, {
    name: 'connection_sum',
    readRule: OWNER,
    fields: [
      airlineField(),
      // Ids of both airports, the origin first.
      new TextField({ name: 'market', max: 30 }),
      // Hours at which the row was written and replaced. `until` is 0 while the row is valid.
      ...wholes('since', 'until'),
      // See WeekWeights.
      new JSONField({ name: 'weights', maxSize: 2_000 }),
    ],
    indexes: ['market, airline', 'airline', 'until'],
  });
}

export const removeConnectionSums = (app: CoreApp): void => removeCollections(app, 'connection_sum');
