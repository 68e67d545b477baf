import { CLAIM_WEEKS, reclaimed } from '#game/bank/reclaim.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { formatRate } from '#game/platform/text/format-rate.ts';
import { PRICE_TOLERANCE } from '#game/shares/mispriced.ts';
import { TRADE_CLAIM } from '#game/tables/trade-claim.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { WEEK } from '#game/world/time.ts';
import { type AirlineEntry, bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { type KindNotice, writeNotices } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf, type ShapedRow, textOf } from '#hooks/platform/db/shape.ts';
import { codeOf } from '#hooks/shares/code-of.ts';

type Kind = 'shares' | 'aircraft' | 'purchase';

const c = aliased(TRADE_CLAIM, 'c');
const KIND = "CASE WHEN c.aircraft <> '' THEN 'aircraft' WHEN c.purchase THEN 'purchase' ELSE 'shares' END";
const OPEN = { debtor: c.debtor, kind: textOf(KIND), amount: numberOf('sum(c.amount)') };
const OF_AIRLINE = `FROM trade_claim c JOIN airline a ON a.id = c.debtor
  WHERE c.airline = {:airline} AND c.minute > {:after}
  GROUP BY c.debtor, ${KIND} ORDER BY c.debtor, ${KIND} DESC`;

/** Money that is reclaimed from an airline for its trades of one kind. */
type Reclaimed = ShapedRow<typeof OPEN>;

const MEMOS: Readonly<Record<Kind, string>> = {
  shares: 'Reclaimed from trades far from fair value',
  aircraft: 'Reclaimed from trades above or below market value',
  purchase: "Loan's money reclaimed from shares",
};

/** Returns the entries of both airlines. Shares and aircraft are on different lines of the statements. */
function entriesOf(
  { debtor, kind, amount }: Reclaimed,
  airline: string,
  code: string,
  minute: number,
): AirlineEntry[] {
  const entry = (of: string, dollars: number, memo: string): AirlineEntry => ({
    id: recordId(['reclaimed', airline, debtor, of, minute, ...(kind === 'shares' ? [] : [kind])]),
    airline: of,
    category: kind === 'aircraft' ? 'aircraft_reclaim' : 'share_reclaim',
    amount: dollars,
    memo,
  });
  return [
    entry(debtor, -amount, `Reclaimed by the administrator of ${code}`),
    entry(airline, amount, MEMOS[kind as Kind]),
  ];
}

const TRADED: Readonly<Record<Kind, string>> = {
  shares: `shares with it at more than ${formatRate(PRICE_TOLERANCE)} from fair value`,
  aircraft: 'aircraft with it above or below market value',
  purchase: 'shares with it that have brought less than it paid',
};

/** Returns one notice for each debtor. Its trades of shares come first. */
function noticesOf(paid: readonly Reclaimed[], airline: string, code: string, minute: number): KindNotice[] {
  return [...new Set(paid.map(({ debtor }) => debtor))].map((debtor) => {
    const own = paid.filter((one) => one.debtor === debtor);
    const traded = own.map(({ kind }) => TRADED[kind as Kind]).join(', and ');
    return {
      id: recordId(['notice of claim', airline, debtor, minute]),
      airline: debtor,
      kind: own.every(({ kind }) => kind === 'aircraft') ? 'exchange' : 'shares',
      title: `${formatDollars(own.reduce((sum, { amount }) => sum + amount, 0))} reclaimed`,
      body: `${code} has been wound up. In the last ${CLAIM_WEEKS} weeks, you traded ${traded}. The difference goes to its lenders.`,
    };
  });
}

/** Returns the claims with what of them is due, without those of which nothing is. */
function dueOf(claims: readonly Reclaimed[], missing: number): Reclaimed[] {
  const parts = reclaimed(claims, missing);
  return claims
    .map((claim, index) => ({ ...claim, amount: parts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

const sumOf = (due: readonly Reclaimed[]): number => due.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Reclaims for an airline that is wound up what it has lost by trades of shares far from fair value and of aircraft above
 * or below market value, as far as its lenders lack money. If they still lack some of young loans, reclaims what it has put
 * into shares that did not bring it. All falls due, so it may take the cash of the airlines that gained below zero.
 * @param lacking whole US dollars that lenders lack (`missing`), and that are owed on loans younger than 26 weeks
 */
export function reclaimTrades(
  tx: CoreApp,
  airline: string,
  { missing, young }: { missing: number; young: number },
  { minute, start }: { minute: number; start: string },
): void {
  const claims = readAll(tx, OPEN, OF_AIRLINE, { airline, after: minute - CLAIM_WEEKS * WEEK });
  const code = codeOf(tx, airline);
  const lost = dueOf(
    claims.filter(({ kind }) => kind !== 'purchase'),
    missing,
  );
  const put = dueOf(
    claims.filter(({ kind }) => kind === 'purchase'),
    Math.min(young, missing - sumOf(lost)),
  );
  const paid = [...lost, ...put];
  bookEntries(
    tx,
    paid.flatMap((one) => entriesOf(one, airline, code, minute)),
    minute,
    start,
  );
  writeNotices(tx, noticesOf(paid, airline, code, minute), minute);
}
