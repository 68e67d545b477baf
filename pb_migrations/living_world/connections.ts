import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from './fields.ts';

/**
 * Connections at an airline's hub: expected connecting passengers of each leg, and those on the way to their
 * second flight.
 */
export function addConnections(app: CoreApp): void {
  // The id of a row is that of its leg, the first flight of its connections. Recomputed from the timetable.
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
      // The second flight, and the origin of the first.
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
