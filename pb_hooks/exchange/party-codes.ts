import { DEALERS } from '#game/books/accounts.ts';
import { THE_DEALERS } from '#game/exchange/bargain-notice.ts';
import { readAll } from '../platform/db/read-all.ts';
import { textOf } from '../platform/db/shape.ts';

const CODE = { id: textOf('a.id'), code: textOf('a.code') };
const CODES = 'FROM airline a WHERE a.id IN (SELECT value FROM json_each({:ids}))';

/** Returns a function that names airlines by their codes, and the dealers. */
export function partyCodes(app: CoreApp, ids: readonly string[]): (id: string) => string {
  const codes = new Map(
    readAll(app, CODE, CODES, { ids: JSON.stringify([...new Set(ids)]) }).map(({ id, code }) => [id, code]),
  );
  return (id) => codes.get(id) ?? (id === DEALERS ? THE_DEALERS : 'The other side');
}
