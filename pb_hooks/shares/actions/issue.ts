import type { ActionInput } from '#game/actions/actions.ts';
import { countText } from '#game/platform/text/count-text.ts';
import { formatCents } from '#game/shares/format-cents.ts';
import { describeTooLarge } from '#game/shares/listed-value.ts';
import {
  describeNewIssuePrices,
  NEW_ISSUE_PERCENT_MAX,
  newIssueMax,
  newIssuePrices,
  offeredTo,
} from '#game/shares/new-issue.ts';
import { ISSUE_WEEKS, OFFER_DAYS } from '#game/shares/share-limits.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY, fullHour, WEEK } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { openOwnOrders } from '../own-orders.ts';
import type { StoredShareListing } from '../read-share-listing.ts';
import { readFigures } from '../value-figures.ts';
import { findOwnListing, rejectDuringTender } from './reject-corporate.ts';

const h = aliased(HOLDING, 'h');
const HOLDERS = 'FROM holding h WHERE h.issuer = {:issuer} ORDER BY h.id';
const OFFER = `
  UPDATE share_listing SET offer_lots = {:lots}, offer_price = {:price}, offer_closes = {:closes}, offered = {:now}
  WHERE airline = {:airline}`;

type Input = ActionInput<'share.issue'>;

function rejectIssue(context: ActionContext, { lots, price }: Input, listing: StoredShareListing): void {
  const { tx, airline, now } = context;
  const open = openOwnOrders(tx, airline.id);
  if (listing.offer_lots > 0 || open.sell > 0)
    throw rejection(
      'lots',
      'issue_open',
      'Your airline is already selling new shares. It can offer more when that has ended.',
    );
  if (listing.declared > 0)
    throw rejection(
      'lots',
      'dividend_declared',
      'A dividend is declared. You can offer new shares after the next midnight, when it has been paid.',
    );
  if (open.buy > 0)
    throw rejection(
      'lots',
      'buyback_open',
      'You have orders to buy back shares. Cancel these before you offer new ones.',
    );
  const from = listing.offered + ISSUE_WEEKS * WEEK;
  if (listing.offered > 0 && now < from)
    throw rejection(
      'lots',
      'too_soon',
      `Your airline can offer new shares from ${sayMinute(context, from)}, ${ISSUE_WEEKS} weeks after its last offer.`,
    );
  const most = newIssueMax(listing.lots);
  if (lots > most)
    throw rejection(
      'lots',
      'too_many',
      `You can offer up to ${countText(most, 'lot')} at once, ${NEW_ISSUE_PERCENT_MAX}% of the existing shares.`,
    );
  const { min, max } = newIssuePrices(listing);
  if (price < min || price > max)
    throw rejection('price', 'out_of_range', describeNewIssuePrices({ min, max }));
  const equity = readFigures(tx, [airline.id], now).get(airline.id)?.equity ?? 0;
  const tooLarge = describeTooLarge(lots, price, equity);
  if (tooLarge) throw rejection('lots', 'over_equity', tooLarge);
}

/** Offers new shares to those who hold shares, in proportion. What they leave is then for sale to everybody. */
export function issueShares(context: ActionContext, input: Input): object {
  const { tx, airline, now } = context;
  const { lots, price } = input;
  const listing = findOwnListing(context, 'lots', 'nobody to offer new shares to');
  rejectDuringTender(context);
  rejectIssue(context, input, listing);
  const closes = fullHour(now) + OFFER_DAYS * DAY;
  tx.db().newQuery(OFFER).bind({ lots, price, closes, now, airline: airline.id }).execute();
  const holders = readAll(tx, { airline: h.airline, lots: h.lots }, HOLDERS, { issuer: airline.id });
  const notices = holders.flatMap((holder) => {
    const portion = offeredTo(lots, holder.lots, listing.lots);
    if (portion === 0) return [];
    return {
      id: recordId(['new issue', airline.id, holder.airline, now]),
      airline: holder.airline,
      title: `${airline.code} offers new shares`,
      body: `You can subscribe for ${countText(portion, 'lot')} at ${formatCents(price)} per share within ${OFFER_DAYS} days.`,
    };
  });
  writeNoticesOf(tx, 'shares', notices, now);
  return { closes };
}
