import { accountId } from '#game/account/accounts.ts';
import { ACCOUNTS } from '#game/tables/account.ts';
import { defineCollection } from '../foundation/define-collection.ts';
import { id, removeCollections, wholes } from '../living_world/fields.ts';

const INDEX = 'idx_ledger_transfer';

/**
 * Accounts besides those of airlines. They begin at zero, because older entries have only the airline's side: all
 * sums hold from the first hour.
 */
export function addAccounts(app: CoreApp): void {
  const account = defineCollection(app, {
    name: 'account',
    fields: [
      new TextField({
        name: 'name',
        pattern: '^(bank|investors|founders|lessors|dealers|manufacturers|escrow|closed)$',
      }),
      ...wholes('balance'),
    ],
  });
  for (const name of ACCOUNTS) app.save(new Record(account, { id: accountId(name), name, balance: 0 }));
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.fields.add(id('transfer'));
  ledger.addIndex(INDEX, false, 'transfer', "transfer != ''");
  app.save(ledger);
}

/** Deletes the entries of accounts, which have no airline. */
export function removeAccounts(app: CoreApp): void {
  app.db().newQuery('DELETE FROM ledger WHERE airline IN (SELECT id FROM account)').execute();
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.removeIndex(INDEX);
  ledger.fields.removeByName('transfer');
  app.save(ledger);
  removeCollections(app, 'account');
}
