import type { ActionInput } from '#game/actions/actions.ts';
import { firstEnd, startRange, stepOf } from '#game/exchange/auction.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { fullHour } from '#game/world/time.ts';
import { createRow } from '#hooks/exchange/save-row.ts';
import type { ActionContext } from '../shared/context.ts';
import { rejection } from '../shared/reject.ts';

/** Rejects a starting price outside of 92–100% of the value, and a reserve below it or above what airlines may pay. */
function rejectPrices({ start, reserve = start }: ActionInput<'auction.open'>, value: number, max: number): void {
  const range = startRange(value);
  if (start < range.min || start > range.max)
    throw rejection(
      'start',
      'out_of_range',
      `An auction starts at 92% to 100% of the value: ${formatDollars(range.min)} to ${formatDollars(range.max)}.`,
    );
  if (reserve < start || reserve > max)
    throw rejection(
      'reserve',
      'out_of_range',
      `The reserve must be between the starting price and ${formatDollars(max)}, 115% of the value.`,
    );
}

/** Auctions an own aircraft. It keeps flying until it is sold. The auction cannot be withdrawn. */
export function openAuction(context: ActionContext, input: ActionInput<'auction.open'>): object {
  const { tx, airline, now } = context;
}
