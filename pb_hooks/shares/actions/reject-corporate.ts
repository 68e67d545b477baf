import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { freeEquity, payoutMax } from '#game/shares/payout.ts';
import { RESERVE_WEEKS } from '#game/shares/share-limits.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { debtorFigures } from '#hooks/bank/debtor-figures.ts';
import { openOwnOrders } from '../own-orders.ts';
import { readPayouts } from '../read-payouts.ts';
import { type StoredShareListing, shareListingOf } from '../read-share-listing.ts';
import { readTenders } from '../read-tenders.ts';

/**
 * Returns the row of the caller's airline. Rejects an airline whose shares do not trade.
 * @param why it needs that, as the end of a sentence
 */
export function findOwnListing(context: ActionContext, field: string, why: string): StoredShareListing {
  const listing = shareListingOf(context.tx, context.airline.id);
  if (listing?.state === 'listed') return listing;
  throw rejection(field, 'not_listed', `Your airline is not listed, so it has ${why}.`);
}

/** Rejects a change of the number of shares while somebody offers to buy all of them. */
export function rejectDuringTender({ tx, airline }: ActionContext): void {
  const open = readTenders(tx, "t.issuer = {:issuer} AND t.state = 'open'", { issuer: airline.id });
  if (open.length > 0)
    throw rejection(
      'lots',
      'tender_open',
      "An offer for all of your airline's shares is open. You can change their number when it has ended.",
    );
}

/**
 * Rejects something that an airline cannot do while it offers new shares, to its holders or in the book.
 * @param when the airline can do it, as a sentence
 */
export function rejectDuringIssue(
  { tx, airline }: ActionContext,
  field: string,
  { offer_lots }: StoredShareListing,
  when: string,
): void {
  if (offer_lots === 0 && openOwnOrders(tx, airline.id).sell === 0) return;
  throw rejection(field, 'issue_open', `Your airline is selling new shares. ${when}`);
}

/**
 * Rejects an amount after which too little would remain for fixed costs, so that owners are not paid with
 * money that is needed.
 * @param what as a subject, such as 'This dividend'
 */
export function rejectWithoutReserve(
  context: ActionContext,
  field: string,
  amount: number,
  what: string,
): void {
  const { tx, airline, now } = context;
  rejectUnaffordable(context, amount, what);
  const reserve = RESERVE_WEEKS * debtorFigures(tx, airline.id, now).weeklyFixedCosts;
  const left = context.cash() - amount;
  if (left >= reserve) return;
  throw rejection(
    field,
    'reserve',
    `${what} would leave ${formatDollars(left)}. At least ${formatDollars(reserve)} must remain: ${RESERVE_WEEKS} weeks of fixed costs.`,
  );
}

/**
 * Rejects an amount for owners that is lenders' money: more than the airline's equity, or while an instalment is missed.
 * @param what as a subject, such as 'This dividend'
 */
export function rejectBorrowed(
  { tx, airline, now }: ActionContext,
  field: string,
  amount: number,
  what: string,
): void {
  const figures = readPayouts(tx, [airline.id], now).get(airline.id);
  if (!figures || amount <= payoutMax(figures)) return;
  if (figures.missed > 0)
    throw rejection(
      field,
      'missed_instalment',
      `Your airline has missed an instalment of a loan. ${what} has to wait until it is paid.`,
    );
  throw rejection(
    field,
    'negative_equity',
    `${what} needs ${formatDollars(amount)}. Without open buy-backs, your airline's equity is ${formatDollars(freeEquity(figures))}. Choose a smaller amount, because the rest is your lenders' money.`,
  );
}
