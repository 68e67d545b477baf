import { defineCollection } from '../foundation/define-collection.ts';
import { id, removeCollections, wholes } from '../living_world/fields.ts';

/** Aircraft of airlines in administration that are for sale. */
export function addEstates(app: CoreApp): void {
  defineCollection(app, {
    name: 'estate',
    fields: [id('aircraft'), id('former'), ...wholes('paid', 'debt', 'opened')],
    unique: ['aircraft'],
    indexes: ['former'],
  });
}

export const removeEstates = (app: CoreApp): void => removeCollections(app, 'estate');
