import { countText } from '#game/platform/text/count-text.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { INVESTORS } from '#game/shares/subscription.ts';
import { SUBSCRIPTION } from '#game/tables/subscription.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { type AirlineEntry, bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { notePurchases } from '#hooks/books/ledger/trade-claims.ts';
import type { NewNotice } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { addHoldings, type BoughtCells } from '../change-holdings.ts';
import { declaredEntry, issueEntries } from './issue-entries.ts';
import type { ShareHour } from './share-hour.ts';

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

/** Reads the subscriptions for an airline's shares, with the lots that each subscriber already holds. */
export const readSubscriptions = (tx: CoreApp, issuer: string): Subscribed[] =>
  readAll(tx, SUBSCRIBED, OF_ISSUER, { issuer });

/** An offer that ends. */
interface EndedOffer {
  issuer: string;
  code: string;
  /** Cents per share. */
  price: number;
  /** Dividend that has been declared, in cents per share. */
  declared: number;
  subscriptions: readonly Subscribed[];
  /** Lots that each subscriber gets. */
  allotted: ReadonlyMap<string, number>;
  /** Memo of the issue's costs. */
  costs: string;
  /** Notice to subscribers who get nothing. */
  nothing: { title: string; body: string };
}

/** Returns the notice to a subscriber. */
function noticeOf(
  { issuer, code, allotted, nothing }: EndedOffer,
  { airline, lots }: Subscribed,
  minute: number,
) {
  const got = allotted.get(airline) ?? 0;
  const text =
    got > 0
      ? {
          title: `${countText(got, 'lot')} of ${code}`,
          body: `You subscribed for ${countText(lots, 'lot')} and received ${groupDigits(got)}. The shares trade every hour.`,
        }
      : nothing;
  return { id: recordId(['allotted', issuer, airline, minute]), airline, ...text };
}

/**
 * Gives subscribers their shares, the issuer its money, and the escrow back, and deletes the subscriptions.
 * @returns the lots sold, those of investors among them, and the notices to subscribers, which the caller writes
 */
export function allotSubscriptions(
  tx: CoreApp,
  offer: EndedOffer,
  { minute, start }: ShareHour,
): { sold: number; investors: number; notices: NewNotice[] } {
  const { issuer, code, price, declared, subscriptions, allotted, costs } = offer;
  const memo = `Subscription for shares of ${code}`;
  const entry = (category: AirlineEntry['category'], airline: string, amount: number): AirlineEntry => ({
    id: recordId([category, issuer, airline, minute]),
    airline,
    category,
    amount,
    memo,
  });
  const sold = [...allotted.values()].reduce((sum, lots) => sum + lots, 0);
  const bought = subscriptions.map((one) => ({ ...one, got: allotted.get(one.airline) ?? 0 }));
  const entries = bought.flatMap((one) => [
    entry('share_escrow_refund', one.airline, amountOf(one.lots, one.price)),
    entry('share_purchase', one.airline, -amountOf(one.got, one.price)),
  ]);
  run(tx, 'DELETE FROM subscription WHERE issuer = {:issuer}', { issuer });
  const paid = bought
    .filter(({ got }) => got > 0)
    .map(({ airline, got, price }) => ({ airline, debtor: issuer, got, amount: amountOf(got, price) }));
  const holdings = paid.map(({ airline, got, amount }): BoughtCells => {
    const id = recordId(['holding', airline, issuer, minute]);
    return [airline, issuer, got, amount, id];
  });
  addHoldings(tx, JSON.stringify(holdings));
  notePurchases(tx, issuer, paid, minute);
  entries.push(
    ...issueEntries({ issuer, lots: sold, price, costs }, minute),
    declaredEntry({ issuer, declared }, sold, minute),
  );
  bookEntries(tx, entries, minute, start);
  const notices = subscriptions.map((one) => noticeOf(offer, one, minute));
  return { sold, investors: allotted.get(INVESTORS) ?? 0, notices };
}
