import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/** Sums of the ledger by week and category, for statements. */
export function addLedgerSums(app: CoreApp): void {
  defineCollection(app, {
    name: 'ledger_sum',
    readRule: OWNER,
    fields: [
      airlineField(),
      new TextField({ name: 'category', required: true, pattern: '^[a-z_]{1,30}$' }),
      ...wholes('ends', 'amount'),
    ],
    indexes: ['airline, ends'],
  });
}

export const removeLedgerSums = (app: CoreApp): void => removeCollections(app, 'ledger_sum');
