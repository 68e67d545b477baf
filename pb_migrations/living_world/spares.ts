import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from './fields.ts';

/** Departures that an aircraft flies for the one that the timetable has them flown by. */
export function addSpares(app: CoreApp): void {
  // A row has the id of its flight.
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
      // Where the aircraft has stood, and is to be again.
      id('base'),
    ],
    indexes: ['departs', 'airline', 'aircraft'],
  });
}

export const removeSpares = (app: CoreApp): void => removeCollections(app, 'stand_in');
