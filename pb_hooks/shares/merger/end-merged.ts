import { hasFlown } from '#hooks/airline/has-flown.ts';
import { retireCode } from '#hooks/airline/take-name.ts';
import { noteEnd } from '#hooks/bank/insolvency/fresh-starts.ts';
import { addNews } from '#hooks/people/news/add-news.ts';

/** Lets the founder of a merged airline wait for a fresh start, and keeps the account. */
function releaseOwner(tx: CoreApp, merged: core.Record, minute: number): void {
  const [owner] = tx.findRecordsByIds('users', [merged.getString('user')]);
  if (!owner) return;
  noteEnd(tx, owner, 'merged', merged.getString('name'), minute);
  owner.set('airline', '');
  tx.saveNoValidate(owner);
}

/**
 * Ends an airline whose everything has moved to another one: tells the world, keeps its code, and deletes its record
 * with what is left of it.
 * @param minute world minute
 */
export function endMerged(tx: CoreApp, buyer: string, merged: core.Record, minute: number): void {
  // A player can still delete the account, and leaves no name behind.
  const name = merged.getString(merged.getBool('rival') ? 'name' : 'code');
  addNews(tx, minute, [
    {
      kind: 'gone',
      subject: merged.id,
      title: `has merged ${name}`,
      body: `Aircraft, routes, slots and loans of ${name} have moved to the buyer.`,
      airline: buyer,
      airport: merged.getString('hub'),
    },
  ]);
  if (hasFlown(tx, buyer)) retireCode(tx, merged.getString('code'), minute);
  releaseOwner(tx, merged, minute);
  const gone = tx.findRecordById('airline', merged.id);
  // Without an owner, its deletion is not logged as that of an account.
  gone.set('user', '');
  tx.delete(gone);
}
