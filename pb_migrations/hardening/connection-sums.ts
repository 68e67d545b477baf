import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/**
 * What each airline's connections weigh in each O&D market, so that its rivals share the people with it. A row stays for
 * the hour in which another one follows it: airlines that are settled in the same hour all see the state before it.
 */
export function addConnectionSums(app: CoreApp): void {
  defineCollection(app, {
    name: 'connection_sum',
    readRule: OWNER,
    fields: [
      airlineField(),
      // Ids of both airports, the origin first.
      new TextField({ name: 'market', max: 30 }),
      // Hours: when it was written, and when it was replaced; 0 while it holds.
      ...wholes('since', 'until'),
      // See WeekWeights.
      new JSONField({ name: 'weights', maxSize: 2_000 }),
    ],
    indexes: ['market, airline', 'airline', 'until'],
  });
}

export const removeConnectionSums = (app: CoreApp): void => removeCollections(app, 'connection_sum');
