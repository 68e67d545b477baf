import type { ActionInput } from '#game/actions/actions.ts';
import { countText } from '#game/platform/text/count-text.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { formatCents } from '#game/shares/format-cents.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { MEAN_DAYS, PREMIUM_PERCENT, tenderMemo, tenderTime } from '#game/shares/tender.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { TENDER } from '#game/tables/tender.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { fullHour, HOUR } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { cancelOrders } from '../cancel-orders.ts';
import { codeOf } from '../code-of.ts';
import { openOwnOrders } from '../own-orders.ts';
import type { StoredShareListing } from '../read-share-listing.ts';
import { readTenders, tenderFrom } from '../read-tenders.ts';
import { readTenderTerms } from '../tender-terms.ts';
import { findListed, rejectBuyer, rejectCrossHolding } from './reject-share.ts';

const TENDERS = insertInto(TENDER);
const h = aliased(HOLDING, 'h');
const HOLDERS = 'FROM holding h WHERE h.issuer = {:issuer} AND h.airline <> {:airline} ORDER BY h.id';

/** Rejects a second open offer, and one too soon after a failed one. */
function rejectRepeated(context: ActionContext, issuer: string): void {
  const { tx, airline, now } = context;
  const offers = readTenders(tx, 't.airline = {:airline} AND t.issuer = {:issuer}', {
    airline: airline.id,
    issuer,
  });
  if (offers.some(({ state }) => state === 'open'))
    throw rejection('airline', 'already_tendered', 'Your offer for this airline is still open.');
  const from = tenderFrom(offers);
  if (now < from)
    throw rejection(
      'airline',
      'too_soon',
      `Your last offer for this airline has failed. You can make another one from ${sayMinute(context, from)}.`,
    );
}

/** Rejects an offer for shares whose number grows: while the airline sells new ones. */
function rejectDuringIssue({ tx }: ActionContext, { airline, offer_lots }: StoredShareListing): void {
  if (offer_lots + openOwnOrders(tx, airline).sell > 0)
    throw rejection(
      'airline',
      'shares_changing',
      `${codeOf(tx, airline)} is selling new shares. You can make an offer when that has ended.`,
    );
}

/**
 * Cancels the buy-backs of the wanted airline, because the number of its shares must not change now. An airline could
 * otherwise keep all offers away with an order that nobody fills. Call it before any debit.
 */
function cancelBuybacks({ tx, airline, now, world }: ActionContext, issuer: string): void {
  const time = { hour: Math.floor(now / HOUR), minute: now, start: world.start };
  const ofIssuer = "o.airline = {:issuer} AND o.issuer = {:issuer} AND o.side = 'buy'";
  const orders = cancelOrders(tx, ofIssuer, { issuer }, time);
  if (orders.length === 0) return;
  const amount = orders.reduce((sum, order) => sum + order.amount, 0);
  const notice = {
    id: recordId(['buy-backs cancelled', issuer, airline.id, now]),
    airline: issuer,
    title: 'Buy-back cancelled',
    body: `${airline.code} offers to buy your airline's shares, so their number stays as it is. ${formatDollars(amount)} was returned to your cash.`,
  };
  writeNoticesOf(tx, 'shares', [notice], now);
}

/** Tells the holders of the wanted shares, and the wanted airline, of an offer. */
function tellHolders(
  context: ActionContext,
  tender: string,
  issuer: string,
  price: number,
  ends: number,
): void {
  const { tx, airline, now } = context;
  const code = codeOf(tx, issuer);
  const until = sayMinute(context, ends);
  const holders = readAll(tx, { airline: h.airline }, HOLDERS, { issuer, airline: airline.id });
  writeNoticesOf(
    tx,
    'shares',
    [
      ...holders.map((holder) => ({
        id: recordId(['tender', tender, holder.airline]),
        airline: holder.airline,
        title: `Offer for your shares of ${code}`,
        body: `${airline.code} offers ${formatCents(price)} per share for all shares. You can accept until ${until}.`,
      })),
      {
        id: recordId(['tender', tender, issuer]),
        airline: issuer,
        title: `${airline.code} offers to buy your airline's shares`,
        body: `${formatCents(price)} per share, until ${until}. Your founders' shares are not for sale, so you keep your airline.`,
      },
    ],
    now,
  );
}

/** Offers to buy all shares of a listed airline. Their full price moves to escrow at once. */
export function makeTender(context: ActionContext, input: ActionInput<'share.tender'>): object {
  const { tx, airline, now } = context;
  const { airline: issuer, price } = input;
  const listing = findListed(context, issuer);
  rejectRepeated(context, issuer);
  rejectDuringIssue(context, listing);
  const { min, max, lots, isRival } = readTenderTerms(tx, airline.id, listing, now);
  if (lots < 1) throw rejection('airline', 'nothing_to_buy', 'There are no shares left that can accept.');
  if (price < min || price > max)
    throw rejection(
      'price',
      'out_of_range',
      `Choose a price from ${formatCents(min)} to ${formatCents(max)} per share. The minimum is the higher of ${PREMIUM_PERCENT}% of the mean price over ${MEAN_DAYS} days and equity per share.`,
    );
  const amount = amountOf(lots, price);
  // An offer pays those who hold the shares, not the airline, and its price has bounds.
  rejectBuyer(context, issuer, 0);
  cancelBuybacks(context, issuer);
  rejectCrossHolding(context, issuer, lots);
  rejectUnaffordable(context, amount, `An offer for ${countText(lots, 'lot')}`);
  context.debit({ category: 'share_escrow', amount, memo: tenderMemo(codeOf(tx, issuer)) });
  const tender = context.newId();
  const ends = fullHour(now) + tenderTime(isRival);
  writeRows(tx, TENDERS, [
    {
      id: tender,
      airline: airline.id,
      issuer,
      state: 'open',
      price,
      lots,
      bought: 0,
      dividends: 0,
      opened: now,
      ends,
    },
  ]);
  tellHolders(context, tender, issuer, price, ends);
  return { tender, amount, ends };
}
