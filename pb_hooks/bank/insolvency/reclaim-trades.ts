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
import { aliased, boolOf, numberOf } from '#hooks/platform/db/shape.ts';
import { codeOf } from '#hooks/shares/code-of.ts';

const c = aliased(TRADE_CLAIM, 'c');
const OPEN = {
  debtor: c.debtor,
  isAircraft: boolOf("c.aircraft <> ''"),
  amount: numberOf('sum(c.amount)'),
};
const OF_AIRLINE = `FROM trade_claim c JOIN airline a ON a.id = c.debtor
  WHERE c.airline = {:airline} AND c.minute > {:after}
  GROUP BY c.debtor, c.aircraft <> '' ORDER BY c.debtor, c.aircraft <> ''`;

/** Money that is reclaimed from an airline for its trades of shares, or for those of aircraft. */
interface Reclaimed {
  debtor: string;
  isAircraft: boolean;
  /** Whole US dollars. */
  amount: number;
}

/** Returns the entries of both airlines. Shares and aircraft are on different lines of the statements. */
function entriesOf(
  { debtor, isAircraft, amount }: Reclaimed,
  airline: string,
  code: string,
  minute: number,
): AirlineEntry[] {
  const entry = (of: string, dollars: number, memo: string): AirlineEntry => ({
    id: recordId(['reclaimed', airline, debtor, of, minute, ...(isAircraft ? ['aircraft'] : [])]),
    airline: of,
    category: isAircraft ? 'aircraft_reclaim' : 'share_reclaim',
    amount: dollars,
    memo,
  });
  const worth = isAircraft ? 'above or below market value' : 'far from fair value';
  return [
    entry(debtor, -amount, `Reclaimed by the administrator of ${code}`),
    entry(airline, amount, `Reclaimed from trades ${worth}`),
  ];
}

const SHARES = `shares with it at more than ${formatRate(PRICE_TOLERANCE)} from fair value`;
const AIRCRAFT = 'aircraft with it above or below market value';

/** Returns one notice for each debtor. Its trades of shares come first. */
function noticesOf(paid: readonly Reclaimed[], airline: string, code: string, minute: number): KindNotice[] {
  return [...new Set(paid.map(({ debtor }) => debtor))].map((debtor) => {
    const own = paid.filter((one) => one.debtor === debtor);
    const traded = own.map(({ isAircraft }) => (isAircraft ? AIRCRAFT : SHARES)).join(', and ');
    return {
      id: recordId(['notice of claim', airline, debtor, minute]),
      airline: debtor,
      kind: own.every((one) => one.isAircraft) ? 'exchange' : 'shares',
      title: `${formatDollars(own.reduce((sum, { amount }) => sum + amount, 0))} reclaimed`,
      body: `${code} has been wound up. In the last ${CLAIM_WEEKS} weeks, you traded ${traded}. The difference goes to its lenders.`,
    };
  });
}

/**
 * Reclaims for an airline that is wound up what it has lost by trades of shares far from fair value and of aircraft above
 * or below market value, as far as its lenders lack money. It falls due, so it may take the cash of the
 * airlines that gained below zero.
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
  const paid = claims
    .map((claim, index) => ({ ...claim, amount: parts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  bookEntries(
    tx,
    paid.flatMap((one) => entriesOf(one, airline, code, minute)),
    minute,
    start,
  );
  writeNotices(tx, noticesOf(paid, airline, code, minute), minute);
}
