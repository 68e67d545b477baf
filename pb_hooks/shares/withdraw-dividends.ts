import { amountOf } from '#game/shares/price-band.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';
import type { WorldTime } from '../world/clock/world-time.ts';

const g = aliased(SHARE_LISTING, 'g');
const DECLARED = {
  airline: g.airline,
  lots: g.lots,
  /** Cents per share. */
  cents: g.declared,
};
/** A dividend that is not paid does not count for the quarter. */
const WITHDRAW = `
  UPDATE share_listing SET declared = 0, quarter_dividends = max(0, quarter_dividends - declared * lots)
  WHERE airline IN (SELECT value FROM json_each({:airlines}))`;

/**
 * Withdraws declared dividends: their money comes back from escrow.
 * @param where condition for the table `share_listing g`
 * @returns the withdrawn dividends in cents per share, and in whole US dollars for all shares
 */
export function withdrawDividends(
  tx: CoreApp,
  where: string,
  params: Record<string, string>,
  { minute, start }: WorldTime,
): { airline: string; cents: number; amount: number }[] {
  const from = `FROM share_listing g WHERE ${where} AND g.declared > 0 ORDER BY g.id`;
  const dividends = readAll(tx, DECLARED, from, params).map(({ airline, lots, cents }) => ({
    airline,
    cents,
    amount: amountOf(lots, cents),
  }));
  if (dividends.length === 0) return [];
  bookEntries(
    tx,
    dividends.map(({ airline, amount }) => ({
      id: recordId(['dividend withdrawn', airline, minute]),
      airline,
      category: 'share_escrow_refund',
      amount,
      memo: 'Dividend withdrawn',
    })),
    minute,
    start,
  );
  const airlines = JSON.stringify(dividends.map(({ airline }) => airline));
  tx.db().newQuery(WITHDRAW).bind({ airlines }).execute();
  return dividends;
}
