import { countText } from '#game/platform/text/count-text.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { issueCosts } from '#game/shares/share-limits.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { AirlineEntry } from '#hooks/books/ledger/book-entries.ts';

/** Returns the entries of an airline that has sold new shares, less their costs. @param minute world minute */
export function issueEntries(
  { issuer, lots, price, costs }: { issuer: string; lots: number; price: number; costs: string },
  minute: number,
): AirlineEntry[] {
  const proceeds = amountOf(lots, price);
  const entry = (category: AirlineEntry['category'], amount: number, memo: string) => ({
    id: recordId([category, issuer, issuer, minute]),
    airline: issuer,
    category,
    amount,
    memo,
  });
  return [
    entry('share_issue', proceeds, `${countText(lots, 'lot')}`),
    entry('share_issue_costs', -issueCosts(proceeds), costs),
  ];
}

/**
 * Returns the entry that keeps a declared dividend in escrow for all shares after some were created or cancelled.
 * @param change lots, negative if they were cancelled
 */
export const declaredEntry = (
  { issuer, declared }: { issuer: string; declared: number },
  change: number,
  minute: number,
): AirlineEntry => {
  const amount = -amountOf(change, declared);
  return {
    id: recordId(['declared for change', issuer, minute]),
    airline: issuer,
    category: amount < 0 ? 'share_escrow' : 'share_escrow_refund',
    amount,
    memo: 'Dividend declared',
  };
};
