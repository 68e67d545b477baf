import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, removeCollections, wholes } from '../living_world/fields.ts';

/** Shareholders of airlines in administration. */
export function addEstateClaims(app: CoreApp): void {
  defineCollection(app, {
    name: 'estate_claim',
    fields: [airlineField(), id('former'), ...wholes('lots', 'total')],
    indexes: ['former', 'airline'],
  });
}

export const removeEstateClaims = (app: CoreApp): void => removeCollections(app, 'estate_claim');
