import { recordId } from '#game/chance/record-id.ts';
import { CLAIM_WEEKS, PRICE_TOLERANCE, reclaimed, type TradeClaim } from '#game/share/mispriced.ts';
import { SHARE_CLAIM } from '#game/tables/share-claim.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { formatRate } from '#game/text/format-rate.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, numberOf } from '../db/shape.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';
import { type AirlineEntry, bookEntries } from '../ledger/book-entries.ts';
import { codeOf } from './code-of.ts';
import { writeShareNotices } from './write-notices.ts';

const CLAIMS = insertInto(SHARE_CLAIM);
const c = aliased(SHARE_CLAIM, 'c');
const OPEN = { debtor: c.debtor, amount: numberOf('sum(c.amount)') };
const OF_AIRLINE = `FROM share_claim c JOIN airline a ON a.id = c.debtor
  WHERE c.airline = {:airline} AND c.minute > {:after} GROUP BY c.debtor ORDER BY c.debtor`;

/** Notes what airlines have lost by trades of an issuer's shares. @param minute world minute */
export function noteClaims(
  tx: CoreApp,
  kind: 'auction' | 'offer' | 'tender',
  issuer: string,
  claims: readonly TradeClaim[],
  minute: number,
): void {
  const rows = claims.map((claim) => ({
    ...claim,
    id: recordId(['share claim', kind, issuer, claim.airline, claim.debtor, minute]),
    issuer,
    minute,
  }));
  writeRows(tx, CLAIMS, rows);
}

/** Forgets the losses that can no longer be reclaimed. @param minute world minute */
export function forgetClaims(tx: CoreApp, minute: number): void {
  const sql = 'DELETE FROM share_claim WHERE minute <= {:until}';
  tx.db()
    .newQuery(sql)
    .bind({ until: minute - CLAIM_WEEKS * WEEK })
    .execute();
}

/**
 * Reclaims for an airline that is wound up what it has lost by trades far from fair value, as far as its lenders lack
 * money (game.md §10). It falls due, so it may take the cash of the airlines that gained below zero. Forgets its claims,
 * and those of others on it.
 * @param missing whole US dollars that lenders lack
 */
export function reclaimTrades(
  tx: CoreApp,
  airline: string,
  missing: number,
  { minute, start }: { minute: number; start: string },
): void {
  const claims = readAll(tx, OPEN, OF_AIRLINE, { airline, after: minute - CLAIM_WEEKS * WEEK });
  const code = codeOf(tx, airline);
  const parts = reclaimed(claims, missing);
  const entries: AirlineEntry[] = [];
  const paid = claims.flatMap(({ debtor }, index) => {
    const amount = parts[index] ?? 0;
    return amount > 0 ? [{ debtor, amount }] : [];
  });
  for (const { debtor, amount } of paid) {
    const entry = (of: string, amount: number, memo: string): AirlineEntry => ({
      id: recordId(['reclaimed', airline, debtor, of, minute]),
      airline: of,
      category: 'share_reclaim',
      amount,
      memo,
    });
    entries.push(
      entry(debtor, -amount, `Reclaimed by the administrator of ${code}`),
      entry(airline, amount, 'Reclaimed from trades far from fair value'),
    );
  }
  bookEntries(tx, entries, minute, start);
  const notices = paid.map(({ debtor, amount }) => ({
    id: recordId(['notice of claim', airline, debtor, minute]),
    airline: debtor,
    title: `${formatDollars(amount)} reclaimed`,
    body: `${code} has been wound up. In the last ${CLAIM_WEEKS} weeks, you traded shares with it at more than ${formatRate(PRICE_TOLERANCE)} from fair value. The difference goes to its lenders.`,
  }));
  writeShareNotices(tx, notices, minute);
  tx.db()
    .newQuery('DELETE FROM share_claim WHERE airline = {:airline} OR debtor = {:airline}')
    .bind({ airline })
    .execute();
}
