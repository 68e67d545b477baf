import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/** The last sales of shares, after which the seller may not buy them again for some time. */
export function addShareSales(app: CoreApp): void {
  defineCollection(app, {
    name: 'share_sale',
    readRule: OWNER,
    fields: [airlineField(), id('issuer'), ...wholes('minute')],
    unique: ['airline, issuer'],
  });
}

export const removeShareSales = (app: CoreApp): void => removeCollections(app, 'share_sale');
