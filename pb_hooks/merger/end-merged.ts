import { hasFlown } from '../airline/has-flown.ts';
import { retireCode } from '../airline/take-name.ts';
import { addNews } from '../news/add-news.ts';

/**
 * Ends an airline whose everything has moved to another one: tells the world, keeps its code, and deletes its record
 * with what is left of it.
 * @param minute world minute
 */
export function endMerged(tx: CoreApp, buyer: string, merged: core.Record, minute: number): void {
  const name = merged.getString('name');
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
  tx.delete(tx.findRecordById('airline', merged.id));
}
