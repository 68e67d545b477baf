import { countText } from '#game/platform/text/count-text.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { forgetClaims } from '#hooks/books/ledger/trade-claims.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { inTransaction } from '#hooks/platform/db/in-transaction.ts';
import { marksNow, notePart, SHARES_PART } from '#hooks/settlement/parts/settled-parts.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { cancelOrders } from '../cancel-orders.ts';
import { hourlyId } from '../hourly-id.ts';
import { forgetSales } from '../last-sales.ts';
import { clearBooks } from './clear-books.ts';
import { closeFlotations } from './close-flotations.ts';
import { closeNewIssues } from './close-new-issues.ts';
import { closeDueTenders } from './close-tenders.ts';
import { declareMinimum } from './declare-minimum.ts';
import { payInvestors } from './invest.ts';
import { moveFairValues } from './move-fair-values.ts';
import { openDay } from './open-day.ts';
import { payDividends } from './pay-dividends.ts';
import { QUARTER, type ShareHour } from './share-hour.ts';
import { stopInsolvent } from './stop-insolvent.ts';

/** Value of `last` in the part of an hour in which shares are traded: it never ends an hour. */
const LAST = 'shares';

/** Minutes between two payments to investors, and between two of dividends. */
const INVESTMENT_EVERY = WEEK;
const DIVIDENDS_EVERY = DAY;

const TRADED = 'UPDATE world SET traded = {:minute}';

/** Cancels the orders whose time is over, and market orders that found nobody. */
function expireOrders(tx: CoreApp, share: ShareHour): void {
  const expired = cancelOrders(tx, 'o.expires <= {:minute}', { minute: share.minute }, share);
  const notices = expired.map(({ id, airline, issuer, side, lots, amount, market, code }) => ({
    id: hourlyId(id, share.hour, 'x'),
    airline,
    title: `Order for ${countText(lots, 'lot')} of ${code} ${market ? 'not filled' : 'expired'}`,
    body:
      side === 'buy'
        ? `${formatDollars(amount)} was returned to your cash.`
        : airline === issuer
          ? 'Nobody bought these new shares. They have lapsed.'
          : 'The shares are free to sell again.',
  }));
  writeNoticesOf(tx, 'shares', notices, share.minute);
}

function tradeHour(tx: CoreApp, share: ShareHour): void {
  const { minute } = share;
  stopInsolvent(tx, share);
  if (minute % INVESTMENT_EVERY === 0) payInvestors(tx, share);
  if (minute % WEEK === 0) {
    forgetClaims(tx, minute);
    forgetSales(tx, minute);
  }
  if (minute % DIVIDENDS_EVERY === 0) {
    payDividends(tx, share);
    if (minute % QUARTER === 0) declareMinimum(tx, share);
    openDay(tx);
  }
  closeFlotations(tx, share);
  closeNewIssues(tx, share);
  closeDueTenders(tx, share);
  moveFairValues(tx, share);
  clearBooks(tx, share);
  expireOrders(tx, share);
}

/**
 * Holds the auction of shares of an hour, with everything else that happens to shares in it. All of it is one
 * transaction. Logged, because the orders that players place afterwards are for the next auction.
 * @param isReplay whether the auction is already in the log
 */
export function tradeShares(app: CoreApp, hour: number, isReplay = false): void {
  const minute = hour * HOUR;
  inTransaction(app, (tx) => {
    const world = tx.findRecordById('world', WORLD_ID);
    if (world.getInt('traded') >= minute) return;
    // Traded is noted even if there is nothing to trade: an airline that goes public while the hour is interrupted must
    // not trade after others were settled, because a replay trades first.
    const isEmpty = minute % WEEK !== 0 && tx.countRecords('share_listing') === 0;
    if (!isReplay && !isEmpty)
      notePart(tx, { hour, part: SHARES_PART, marks: marksNow(tx), last: LAST, skipped: [] });
    if (!isEmpty) tradeHour(tx, { hour, minute, start: world.getString('start') });
    run(tx, TRADED, { minute });
  });
}
