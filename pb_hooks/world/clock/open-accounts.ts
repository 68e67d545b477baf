import { accountId } from '#game/books/accounts.ts';
import { ACCOUNT, ACCOUNTS } from '#game/tables/account.ts';
import { singleInsert } from '#hooks/platform/db/insert.ts';

const insertMissing = singleInsert(ACCOUNT, 'ON CONFLICT (id) DO NOTHING');

/** Gives a new world the accounts of the parties besides the airlines. */
export function openAccounts(app: CoreApp): void {
  for (const name of ACCOUNTS) insertMissing(app, { id: accountId(name), name, balance: 0 });
}
