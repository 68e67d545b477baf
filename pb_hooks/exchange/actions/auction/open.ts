import type { ActionInput } from '#game/actions/actions.ts';
import { firstEnd, startRange } from '#game/exchange/auction.ts';
import { exchangeValue, priceBounds } from '#game/exchange/prices.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { fullHour } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { auctionRow } from '#hooks/exchange/auction-row.ts';
import { endOffersFor } from '#hooks/exchange/end-offers.ts';
import { createRow } from '#hooks/exchange/save-row.ts';
import { addListing, listingRow } from '#hooks/exchange/write-listing.ts';
import { rejectListed, rejectObstacle } from '../listing/reject-sale.ts';

/** Rejects a starting price outside of 92–100% of the value, and a reserve below it or above what airlines may pay. */
function rejectPrices({ start, reserve = start }: ActionInput<'auction.open'>, value: number): void {
  const range = startRange(value);
  if (start < range.min || start > range.max)
    throw rejection(
      'start',
      'out_of_range',
      `An auction starts at 92% to 100% of the value: ${formatDollars(range.min)} to ${formatDollars(range.max)}.`,
    );
  const { max } = priceBounds(value);
  if (reserve < start || reserve > max)
    throw rejection(
      'reserve',
      'out_of_range',
      `The reserve must be between the starting price and ${formatDollars(max)}, 115% of the value.`,
    );
}

/** Auctions an own aircraft. It keeps flying until it is sold. The auction cannot be withdrawn. */
export function openAuction(context: ActionContext, input: ActionInput<'auction.open'>): object {
  const { tx, now, world } = context;
  const { start, reserve = 0, days } = input;
  const { id, registration } = findOwn(context, 'aircraft', input.aircraft);
  rejectListed(context, id, registration);
  const aircraft = rejectObstacle(context, id, 'aircraft');
  const model = findModel(tx, aircraft.model);
  const value = exchangeValue(model, aircraft, now);
  rejectPrices(input, value);
  const row = {
    ...listingRow(aircraft, model, { kind: 'auction', price: start, offers: false }, now),
    id: context.newId(),
  };
  endOffersFor(tx, aircraft.id, { minute: now, start: world.start });
  addListing(tx, row);
  const ends = firstEnd(fullHour(now), days);
  createRow(tx, 'auction', auctionRow(row, { reserve, ends }));
  return { auction: row.id, ends };
}
