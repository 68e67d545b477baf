import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from './fields.ts';

/** Departures flown by a substitute for the scheduled aircraft. */
export function addSpares(app: CoreApp): void {
  // The id of a row is that of its flight.
  defineCollection(app, {
    name: 'stand_in',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('leg'),
      id('destination'),
      ...wholes('departs'),
      id('aircraft'),
      id('instead_of'),
      // Airport at which the aircraft was idle. It returns there.
      id('base'),
    ],
    indexes: ['departs', 'airline', 'aircraft'],
  });
}

export const removeSpares = (app: CoreApp): void => removeCollections(app, 'stand_in');
