import { ORDER_DAYS } from '#game/shares/share-limits.ts';
import { SHARE_ORDER } from '#game/tables/share-order.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { DAY } from '#game/world/time.ts';
import { readJson } from '../platform/db/read-json.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';

const ORDERS = insertInto(SHARE_ORDER);
const CHANGED = 'UPDATE share_listing SET changed = TRUE WHERE airline = {:issuer}';

const LAST = `
  SELECT max(COALESCE((SELECT max(placed) FROM share_order), 0), COALESCE((SELECT max(placed) FROM subscription), 0)) AS json`;

/** Returns the number of the next order or subscription. It is above those of all open ones. */
export const nextNumber = (tx: CoreApp): number => readJson<number>(tx, LAST) + 1;

/** Adds an order to a book, for the next auction. Its money or its shares must be reserved already. */
export function addOrder(
  tx: CoreApp,
  order: Omit<StoredRow<typeof SHARE_ORDER>, 'placed' | 'expires'>,
): void {
  const { market, minute, issuer } = order;
  // Orders expire after the auction of that minute or the next one.
  const expires = market ? minute : minute + ORDER_DAYS * DAY;
  writeRows(tx, ORDERS, [{ ...order, placed: nextNumber(tx), expires }]);
  tx.db().newQuery(CHANGED).bind({ issuer }).execute();
}
