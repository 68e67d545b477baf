import type { ActionInput } from '#game/actions/actions.ts';
import { DIVIDEND_RESERVE_WEEKS } from '#game/share/share-limits.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { listingOf } from '#hooks/share/read-listing.ts';
import { type AirlineFigures, readFigures } from '#hooks/share/value-figures.ts';
import type { ActionContext } from '../shared/context.ts';
import { rejection, rejectUnaffordable } from '../shared/reject.ts';
import { rejectTooEarly } from './reject-share.ts';

const DECLARE = `
  UPDATE listing SET declared = declared + {:cents}, quarter_dividends = quarter_dividends + {:amount}
  WHERE airline = {:airline}`;

/** Declares a dividend, which is paid at the next midnight. Its amount moves to escrow at once. */
export function declareDividend(context: ActionContext, { cents }: ActionInput<'share.dividend'>): object {
  const { tx, airline, now } = context;
  rejectTooEarly(context, 'cents');
  const listing = listingOf(tx, airline.id);
  if (listing?.state !== 'listed')
    throw rejection(
      'cents',
      'not_listed',
      'Your airline is not listed, so it has nobody to pay a dividend to.',
    );
  // A lot has 100 shares, so cents per share are dollars per lot.
  const amount = cents * listing.lots;
  rejectUnaffordable(context, amount, 'This dividend');
  const { weeklyFixedCosts } = readFigures(tx, [airline.id], now).get(airline.id) as AirlineFigures;
  const reserve = DIVIDEND_RESERVE_WEEKS * weeklyFixedCosts;
  const left = context.cash() - amount;
  if (left < reserve)
    throw rejection(
      'cents',
      'reserve',
      `After this dividend you would have ${formatDollars(left)}. Four weeks of fixed costs must remain: ${formatDollars(reserve)}.`,
    );
  context.debit({ category: 'share_escrow', amount, memo: 'Dividend declared' });
  tx.db().newQuery(DECLARE).bind({ cents, amount, airline: airline.id }).execute();
  return { amount };
}
