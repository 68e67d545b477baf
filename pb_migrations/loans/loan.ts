import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, numbers, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/** Loans of airlines. Entries of the bank have categories of their own in the ledger, which need no migration. */
export function addLoans(app: CoreApp): void {
  const loan = defineCollection(app, {
    name: 'loan',
    readRule: OWNER,
    fields: [
      airlineField(),
      new TextField({ name: 'product', required: true, pattern: '^(unsecured|secured)$' }),
      new TextField({ name: 'state', required: true, pattern: '^(active|repaid|written_off)$' }),
      id('aircraft'),
      ...wholes('principal'),
      ...numbers('rate'),
      ...wholes('weeks'),
      ...numbers('payment'),
      ...wholes('balance', 'started', 'due', 'paid', 'missed', 'missed_at', 'arrears', 'cost', 'ended'),
    ],
    indexes: ['airline, state'],
  });
  loan.addIndex('idx_loan_aircraft', true, 'aircraft', "aircraft != '' AND state = 'active'");
  loan.addIndex('idx_loan_due', false, 'due', "state = 'active'");
  loan.addIndex('idx_loan_missed', false, 'missed', 'missed > 0');
  app.save(loan);
}

export const removeLoans = (app: CoreApp): void => removeCollections(app, 'loan');
