import { recordId } from '#game/chance/record-id.ts';
import { amountOf } from '#game/share/price-band.ts';
import { SUBSCRIPTION } from '#game/tables/subscription.ts';
import { groupDigits } from '#game/text/group-digits.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { readJson } from '#hooks/db/read-json.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/db/shape.ts';
import type { AirlineEntry } from '#hooks/ledger/book-entries.ts';
import { addHoldings } from '#hooks/share/change-holdings.ts';
import type { ShareNotice } from '#hooks/share/write-notices.ts';
import { run } from '../state/read-rows.ts';

const s = aliased(SUBSCRIPTION, 's');
const SUBSCRIBED = {
  airline: s.airline,
  lots: s.lots,
  price: s.price,
  placed: s.placed,
  held: numberOf('COALESCE(h.lots, 0)'),
};
export type Subscribed = ShapedRow<typeof SUBSCRIBED>;
const OF_ISSUER = `FROM subscription s LEFT JOIN holding h ON h.airline = s.airline AND h.issuer = s.issuer
  WHERE s.issuer = {:issuer} ORDER BY s.placed`;
const MONEY = "SELECT balance AS json FROM account WHERE name = 'investors'";
const CODE = 'SELECT json_quote(code) AS json FROM airline WHERE id = {:airline}';

/** Reads the subscriptions for an airline's shares, with the lots that each subscriber already holds. */
export const readSubscriptions = (tx: CoreApp, issuer: string): Subscribed[] =>
  readAll(tx, SUBSCRIBED, OF_ISSUER, { issuer });

/** Returns the money that investors have, in whole US dollars. */
export const investorsMoney = (tx: CoreApp): number => Math.max(0, readJson<number>(tx, MONEY));

export const issuerCode = (tx: CoreApp, airline: string): string => readJson<string>(tx, CODE, { airline });

/** An offer that ends. */
interface EndedOffer {
  issuer: string;
  code: string;
  subscriptions: readonly Subscribed[];
  /** Lots that each subscriber gets. */
  allotted: ReadonlyMap<string, number>;
  /** Notice to subscribers who get nothing. */
  nothing: { title: string; body: string };
  /** World minute. */
  minute: number;
}

/**
 * Gives subscribers their shares and deletes the subscriptions.
 * @returns entries that return the escrow and pay for the shares, and notices. The caller books and writes them.
 */
export function allotSubscriptions(
  tx: CoreApp,
  { issuer, code, subscriptions, allotted, nothing, minute }: EndedOffer,
): { entries: AirlineEntry[]; notices: ShareNotice[] } {
  const memo = `Subscription for shares of ${code}`;
  const entries: AirlineEntry[] = [];
  const notices: ShareNotice[] = [];
  const entry = (category: AirlineEntry['category'], airline: string, amount: number) =>
    entries.push({ id: recordId([category, issuer, airline, minute]), airline, category, amount, memo });
  for (const { airline, lots, price } of subscriptions) {
    const got = allotted.get(airline) ?? 0;
    entry('share_escrow_refund', airline, amountOf(lots, price));
    entry('share_purchase', airline, -amountOf(got, price));
    notices.push({
      id: recordId(['allotted', issuer, airline, minute]),
      airline,
      ...(got > 0
        ? {
            title: `${groupDigits(got)} lots of ${code}`,
            body: `You subscribed ${groupDigits(lots)} lots and got ${groupDigits(got)}. The shares trade every hour.`,
          }
        : nothing),
    });
  }
  run(tx, 'DELETE FROM subscription WHERE issuer = {:issuer}', { issuer });
  const bought = subscriptions.flatMap(({ airline, price }) => {
    const lots = allotted.get(airline) ?? 0;
    const id = recordId(['holding', airline, issuer, minute]);
    return lots > 0 ? [{ id, airline, issuer, lots, cost: amountOf(lots, price) }] : [];
  });
  addHoldings(tx, bought);
  return { entries, notices };
}
