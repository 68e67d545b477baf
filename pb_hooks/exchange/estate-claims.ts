import { accountId } from '#game/books/accounts.ts';
import { ESTATE_CLAIM } from '#game/tables/estate-claim.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { bookAccount } from '../books/ledger/book-account.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import { insertFrom } from '../platform/db/insert.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';

const INVESTORS = accountId('investors');

const claim = (id: string, airline: string, lots: string) => ({
  id,
  airline,
  former: 'g.airline',
  lots,
  total: 'g.lots',
});
const OF_HOLDERS = insertFrom(
  ESTATE_CLAIM,
  claim("substr(h.id, 2) || 'e'", 'h.airline', 'h.lots'),
  `FROM holding h JOIN share_listing g ON g.airline = h.issuer
   WHERE h.issuer = {:former} AND h.lots > 0 ORDER BY h.id`,
);
const OF_INVESTORS = insertFrom(
  ESTATE_CLAIM,
  claim("substr(g.id, 2) || 'e'", `'${INVESTORS}'`, 'g.investor_lots + g.maker_lots'),
  'FROM share_listing g WHERE g.airline = {:former} AND g.investor_lots + g.maker_lots > 0',
);

const c = aliased(ESTATE_CLAIM, 'c');
/** An airline has two claims if it has merged another shareholder. */
const SUM = { airline: c.airline, lots: numberOf('sum(c.lots)'), total: c.total };
const CLAIMS = `
  FROM estate_claim c WHERE c.former = {:former}
    AND (c.airline = '${INVESTORS}' OR EXISTS (SELECT 1 FROM airline a WHERE a.id = c.airline))
  GROUP BY c.airline ORDER BY min(c.id)`;

/** Notes who holds the shares of an airline in administration. Call it before its shares end. */
export function addClaims(tx: CoreApp, former: string): void {
  for (const sql of [OF_HOLDERS, OF_INVESTORS]) tx.db().newQuery(sql).bind({ former }).execute();
}

/**
 * Pays what an aircraft of an estate has brought beyond the debt to the shareholders, by their lots. Their shares are
 * worthless since the airline has ended, so that all of it is a gain. The part of founders and of shareholders that are
 * gone stays in the account `closed`.
 * @param sold aircraft, and the surplus in whole US dollars
 */
export function payClaims(
  tx: CoreApp,
  former: string,
  { aircraft, surplus }: { aircraft: string; surplus: number },
  { minute, start }: { minute: number; start: string },
): void {
  if (surplus <= 0) return;
  const claims = readAll(tx, SUM, CLAIMS, { former }).map(({ airline, lots, total }) => ({
    airline,
    amount: Math.floor((surplus * lots) / total),
  }));
  const paid = claims.reduce((sum, { amount }) => sum + amount, 0);
  const id = recordId(['estate surplus', aircraft, minute]);
  bookAccount(
    tx,
    'closed',
    [{ id, category: 'share_proceeds', amount: -paid, isTransfer: true }],
    minute,
    start,
  );
  // The entry above has paid the investors, who pay the others.
  const entries = claims
    .filter(({ airline }) => airline !== INVESTORS)
    .map(({ airline, amount }) => ({
      id: recordId(['estate claim', aircraft, minute, airline]),
      airline,
      category: 'share_gain' as const,
      amount,
      memo: 'Aircraft of an airline that has closed',
    }));
  bookEntries(tx, entries, minute, start);
}
