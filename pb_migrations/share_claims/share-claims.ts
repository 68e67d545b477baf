import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/** Losses of airlines from trades far from fair value, which an administrator may reclaim. */
export function addShareClaims(app: CoreApp): void {
  defineCollection(app, {
    name: 'share_claim',
    readRule: OWNER,
    fields: [
      airlineField(),
      new TextField({ name: 'debtor', max: 15, hidden: true }),
      id('issuer'),
      ...wholes('amount', 'minute'),
    ],
    indexes: ['airline', 'debtor', 'minute'],
  });
}

export const removeShareClaims = (app: CoreApp): void => removeCollections(app, 'share_claim');
