import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from './fields.ts';

/** Who changes flights at an airline's hub: whom each leg lets expect, and who is on the way to the second flight. */
export function addConnections(app: CoreApp): void {
  // A row has the id of its leg, the first flight of all its connections. Made anew from the timetable.
  defineCollection(app, {
    name: 'connection',
    readRule: OWNER,
    fields: [airlineField(), new JSONField({ name: 'onward', maxSize: 5_000 })],
    indexes: ['airline'],
  });
  defineCollection(app, {
    name: 'transfer',
    readRule: OWNER,
    fields: [
      airlineField(),
      // The second flight, and where the first came from.
      id('leg'),
      id('destination'),
      id('origin'),
      ...wholes('departs', 'hour', 'landed', 'economy', 'business', 'first'),
      ...wholes('fare_economy', 'fare_business', 'fare_first'),
    ],
    indexes: ['departs', 'airline'],
  });
}

export const removeConnections = (app: CoreApp): void => removeCollections(app, 'transfer', 'connection');
