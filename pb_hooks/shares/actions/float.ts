import type { ActionInput } from '#game/actions/actions.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { wholeParts } from '#game/shares/fair-value.ts';
import {
  describeIssuePrices,
  describeTooLarge,
  issuePrices,
  valueBeforeIssue,
} from '#game/shares/listed-value.ts';
import { FLOAT_WEEKS, FOUNDER_LOTS, issueLots, SUBSCRIPTION_DAYS } from '#game/shares/share-limits.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY, fullHour } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { shareListingOf } from '../read-share-listing.ts';
import { type AirlineFigures, readFigures } from '../value-figures.ts';

const LISTINGS = insertInto(SHARE_LISTING);

function rejectNotReady(context: ActionContext): AirlineFigures {
  const { tx, airline, now } = context;
  if (shareListingOf(tx, airline.id))
    throw rejection('percent', 'already_public', 'Your airline is already public.');
  const figures = readFigures(tx, [airline.id], now).get(airline.id) as AirlineFigures;
  if (figures.weeksFlown < FLOAT_WEEKS)
    throw rejection(
      'percent',
      'too_young',
      `Your airline has flown for ${figures.weeksFlown} weeks. It can go public after ${FLOAT_WEEKS}.`,
    );
  if (figures.equity <= 0)
    throw rejection(
      'percent',
      'negative_equity',
      `Your airline's equity is ${formatDollars(figures.equity)}. It must be positive to go public.`,
    );
  return figures;
}

/** Offers new shares of the airline for subscription. */
export function goPublic(context: ActionContext, { percent, price }: ActionInput<'share.float'>): object {
  const { tx, airline, now } = context;
  const figures = rejectNotReady(context);
  const { parts, fair } = valueBeforeIssue(figures);
  const { min, max } = issuePrices(fair, percent);
  if (price < min || price > max) throw rejection('price', 'out_of_range', describeIssuePrices({ min, max }));
  const tooLarge = describeTooLarge(issueLots(percent), price, figures.equity);
  if (tooLarge) throw rejection('percent', 'over_equity', tooLarge);
  const closes = fullHour(now) + SUBSCRIPTION_DAYS * DAY;
  const { assets, surplusCash, earnings } = wholeParts(parts);
  writeRows(tx, LISTINGS, [
    {
      id: recordId(['listing', airline.id]),
      airline: airline.id,
      state: 'subscribing',
      since: now,
      lots: FOUNDER_LOTS,
      founder_lots: FOUNDER_LOTS,
      investor_lots: 0,
      maker_lots: 0,
      issue_lots: issueLots(percent),
      issue_price: price,
      closes,
      offer_lots: 0,
      offer_price: 0,
      offer_closes: 0,
      offered: now,
      price,
      band_price: price,
      day_prices: [],
      fair,
      target: fair,
      assets,
      surplus_cash: surplusCash,
      earnings,
      valued: now,
      dividends: 0,
      declared: 0,
      quarter_dividends: 0,
      merger_buyer: '',
      merger_until: 0,
      changed: false,
    },
  ]);
  return { closes, lots: issueLots(percent) };
}
