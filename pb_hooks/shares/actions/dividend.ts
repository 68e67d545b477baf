import type { ActionInput } from '#game/actions/actions.ts';
import { amountOf } from '#game/shares/price-band.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import {
  findOwnListing,
  rejectBorrowed,
  rejectDuringIssue,
  rejectWithoutReserve,
} from './reject-corporate.ts';

const DECLARE = `
  UPDATE share_listing SET declared = declared + {:cents}, quarter_dividends = quarter_dividends + {:amount}
  WHERE airline = {:airline}`;

/** Declares a dividend, which is paid at the next midnight. Its amount moves to escrow at once. */
export function declareDividend(context: ActionContext, { cents }: ActionInput<'share.dividend'>): object {
  const { tx, airline } = context;
  const listing = findOwnListing(context, 'cents', 'nobody to pay a dividend to');
  // A dividend on shares that are sold later could cost more than they bring.
  rejectDuringIssue(context, 'cents', listing, 'It can pay a dividend when that has ended.');
  const amount = amountOf(listing.lots, cents);
  rejectWithoutReserve(context, 'cents', amount, 'This dividend');
  rejectBorrowed(context, 'cents', amount, 'This dividend');
  context.debit({ category: 'share_escrow', amount, memo: 'Dividend declared' });
  tx.db().newQuery(DECLARE).bind({ cents, amount, airline: airline.id }).execute();
  return { amount };
}
