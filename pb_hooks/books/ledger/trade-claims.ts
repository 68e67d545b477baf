import { CLAIM_WEEKS, lostOf, type TradeClaim } from '#game/bank/reclaim.ts';
import { TRADE_CLAIM } from '#game/tables/trade-claim.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { insertInto, updateById, writeRows } from '#hooks/platform/db/write-rows.ts';

const CLAIMS = insertInto(TRADE_CLAIM);

/**
 * Notes what airlines have lost by trades of an issuer's shares, or what they have paid for them.
 * @param minute world minute
 */
function noteShares(
  tx: CoreApp,
  key: readonly string[],
  issuer: string,
  claims: readonly TradeClaim[],
  purchase: boolean,
  minute: number,
): void {
  const rows = claims.map((claim) => ({
    ...claim,
    id: recordId([...key, issuer, claim.airline, claim.debtor, minute]),
    issuer,
    aircraft: '',
    purchase,
    minute,
  }));
  writeRows(tx, CLAIMS, rows);
}

/** Notes what airlines have lost by trades of an issuer's shares. @param minute world minute */
export const noteShareClaims = (
  tx: CoreApp,
  kind: 'auction' | 'offer' | 'tender',
  issuer: string,
  claims: readonly TradeClaim[],
  minute: number,
): void => noteShares(tx, ['share claim', kind], issuer, claims, false, minute);

/**
 * Notes what airlines have paid for an issuer's shares, and to which airlines, because it may be money of a loan.
 * @param minute world minute
 */
export const notePurchases = (
  tx: CoreApp,
  issuer: string,
  paid: readonly TradeClaim[],
  minute: number,
): void => noteShares(tx, ['purchase'], issuer, paid, true, minute);

/** A loss by the trade of an aircraft. */
export interface AircraftClaim extends TradeClaim {
  /** Id. */
  aircraft: string;
  /** Number of rows of its history before the trade. */
  trades: number;
}

/** Notes what airlines have lost by trades of aircraft. @param minute world minute */
export function noteAircraftClaims(tx: CoreApp, claims: readonly AircraftClaim[], minute: number): void {
  const rows = claims.map(({ airline, debtor, amount, aircraft, trades }) => ({
    id: recordId(['aircraft claim', aircraft, trades, minute]),
    airline,
    debtor,
    issuer: '',
    aircraft,
    amount,
    purchase: false,
    minute,
  }));
  writeRows(tx, CLAIMS, rows);
}

const c = aliased(TRADE_CLAIM, 'c');
const OF_SHARES = {
  id: c.id,
  debtor: c.debtor,
  issuer: c.issuer,
  amount: c.amount,
  purchase: c.purchase,
};
const OF_AIRLINE = "FROM trade_claim c WHERE c.airline = {:airline} AND c.issuer <> '' ORDER BY c.id";
const LOWER = updateById(TRADE_CLAIM, ['amount']);

/**
 * Lowers what an airline has paid for shares to what they did not bring, when it has sold all that it holds. Losses by
 * their price are reclaimed anyway.
 * @param losses price paid for the held shares less what they brought, by issuer
 */
export function lowerPurchases(tx: CoreApp, airline: string, losses: ReadonlyMap<string, number>): void {
  const claims = readAll(tx, OF_SHARES, OF_AIRLINE, { airline });
  const lowered = [...new Set(claims.map(({ issuer }) => issuer))].flatMap((issuer) => {
    const own = claims.filter((claim) => claim.issuer === issuer);
    const losing = own.filter(({ purchase }) => !purchase);
    const lostTo = (debtor?: string) =>
      losing.reduce((sum, claim) => sum + (claim.debtor === (debtor ?? claim.debtor) ? claim.amount : 0), 0);
    const purchases = own
      .filter(({ purchase }) => purchase)
      .map((claim) => ({ ...claim, amount: Math.max(0, claim.amount - lostTo(claim.debtor)) }));
    const parts = lostOf(purchases, (losses.get(issuer) ?? 0) - lostTo());
    return purchases.map(({ id }, index) => ({ id, amount: parts[index] ?? 0 }));
  });
  writeRows(tx, LOWER, lowered);
  tx.db()
    .newQuery('DELETE FROM trade_claim WHERE airline = {:airline} AND amount = 0')
    .bind({ airline })
    .execute();
}

/** Forgets the losses that can no longer be reclaimed. @param minute world minute */
export function forgetClaims(tx: CoreApp, minute: number): void {
  const sql = 'DELETE FROM trade_claim WHERE minute <= {:until}';
  tx.db()
    .newQuery(sql)
    .bind({ until: minute - CLAIM_WEEKS * WEEK })
    .execute();
}
