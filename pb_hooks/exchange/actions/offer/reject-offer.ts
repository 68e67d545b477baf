import { formatDollars } from '#game/platform/text/format-dollars.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { isRunByServer, offerBounds } from '#hooks/exchange/offer-bounds.ts';
import { partyCodes } from '#hooks/exchange/party-codes.ts';
import { readSilence } from '#hooks/exchange/silence.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';

/** Maximum number of open offers of one airline. */
const OFFERS_MAX = 30;

/** Rejects a price outside of what airlines may pay each other. @param value market value now */
export function rejectPrice(
  { tx, airline }: ActionContext,
  buyer: string,
  seller: string,
  value: number,
  price: number,
): void {
  const other = buyer === airline.id ? seller : buyer;
  const { min, max } = offerBounds(value, isRunByServer(tx, other));
  if (price >= min && price <= max) return;
  throw rejection(
    'price',
    'out_of_range',
    `Airlines trade at 92% to 115% of an aircraft's value: here ${formatDollars(min)} to ${formatDollars(max)}.`,
  );
}

/** Rejects an offer to a seller that the airline has insulted. */
export function rejectSilent(context: ActionContext, seller: string, field: string): void {
  const silent = readSilence(context.tx, context.airline.id, context.now).find(
    (one) => one.seller === seller,
  );
  if (!silent) return;
  const code = partyCodes(context.tx, [seller])(seller);
  throw rejection(
    field,
    'silent',
    `${code} took your last price as an insult and talks with you again from ${sayMinute(context, silent.until)}.`,
  );
}

const OPEN = "SELECT count(*) AS json FROM offer WHERE buyer = {:buyer} AND state = 'open'";
const SAME = `${OPEN} AND aircraft = {:aircraft}`;
const BLOCKED = `
  SELECT EXISTS (SELECT 1 FROM message_block WHERE airline = {:seller} AND blocked = {:buyer}) AS json`;

/** Rejects a second offer for the same aircraft, too many of them, and one to an airline that has blocked the buyer. */
export function rejectRepeated(
  { tx, airline }: ActionContext,
  seller: string,
  aircraft: string,
  field: string,
): void {
  const buyer = airline.id;
  if (readJson<number>(tx, SAME, { buyer, aircraft }) > 0)
    throw rejection(field, 'already_offered', 'You already negotiate about this aircraft.');
  const open = readJson<number>(tx, OPEN, { buyer });
  if (open >= OFFERS_MAX)
    throw rejection(field, 'too_many_offers', `You have ${open} open offers. Withdraw one first.`);
  if (readJson<number>(tx, BLOCKED, { seller, buyer }))
    throw rejection(field, 'not_accepted', 'This airline does not take offers from you.');
}
