import { CLAIM_WEEKS, type TradeClaim } from '#game/bank/reclaim.ts';
import { TRADE_CLAIM } from '#game/tables/trade-claim.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { WEEK } from '#game/world/time.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';

const CLAIMS = insertInto(TRADE_CLAIM);

/** Notes what airlines have lost by trades of an issuer's shares. @param minute world minute */
export function noteShareClaims(
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
    aircraft: '',
    minute,
  }));
  writeRows(tx, CLAIMS, rows);
}

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
    minute,
  }));
  writeRows(tx, CLAIMS, rows);
}

/** Forgets the losses that can no longer be reclaimed. @param minute world minute */
export function forgetClaims(tx: CoreApp, minute: number): void {
  const sql = 'DELETE FROM trade_claim WHERE minute <= {:until}';
  tx.db()
    .newQuery(sql)
    .bind({ until: minute - CLAIM_WEEKS * WEEK })
    .execute();
}
