import { REBUY_DAYS } from '#game/shares/buyer.ts';
import { SHARE_SALE } from '#game/tables/share-sale.ts';
import { DAY } from '#game/world/time.ts';
import { insertFrom } from '../platform/db/insert.ts';
import { readJson } from '../platform/db/read-json.ts';

// The id follows from the pair, because making one in goja for each sale would cost more than writing it.
const NOTE = `${insertFrom(
  SHARE_SALE,
  {
    id: 'substr(value ->> 0, 1, 7) || substr(value ->> 1, 1, 8)',
    airline: 'value ->> 0',
    issuer: 'value ->> 1',
    minute: '{:minute}',
  },
  'FROM jsonb_each({:rows}) WHERE true',
)} ON CONFLICT DO UPDATE SET minute = excluded.minute`;
const LAST = `
  SELECT json_quote((SELECT minute FROM share_sale WHERE airline = {:airline} AND issuer = {:issuer})) AS json`;

/**
 * Notes that airlines have sold shares.
 * @param rows list of `SoldCells` as JSON, at most one for each airline and issuer
 * @param minute world minute
 */
export function noteSales(tx: CoreApp, rows: string, minute: number): void {
  tx.db().newQuery(NOTE).bind({ rows, minute }).execute();
}

/** Returns the world minute at which an airline last sold shares of an issuer. Null if it has sold none for weeks. */
export const readLastSale = (tx: CoreApp, airline: string, issuer: string): number | null =>
  readJson<number | null>(tx, LAST, { airline, issuer });

/** Forgets the sales after which airlines may buy again. @param minute world minute */
export function forgetSales(tx: CoreApp, minute: number): void {
  const sql = 'DELETE FROM share_sale WHERE minute <= {:until}';
  tx.db()
    .newQuery(sql)
    .bind({ until: minute - REBUY_DAYS * DAY })
    .execute();
}
