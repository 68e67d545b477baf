import type { ActionInput } from '#game/actions/actions.ts';
import { recordId } from '#game/chance/record-id.ts';
import { amountOf } from '#game/share/price-band.ts';
import { airlineLimit } from '#game/share/subscription.ts';
import { SUBSCRIPTION } from '#game/tables/subscription.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { aliased } from '#hooks/db/shape.ts';
import { insertInto, writeRows } from '#hooks/db/write-rows.ts';
import { nextNumber } from '#hooks/share/next-number.ts';
import type { ActionContext } from '../shared/context.ts';
import { rejection } from '../shared/reject.ts';
import { codeOf, findListing, rejectCrossHolding } from './reject-share.ts';

const s = aliased(SUBSCRIPTION, 's');
const OWN = 'FROM subscription s WHERE s.airline = {:airline} AND s.issuer = {:issuer}';
const PLACE = insertInto(
  SUBSCRIPTION,
  {},
  'ON CONFLICT (airline, issuer) DO UPDATE SET lots = excluded.lots, placed = excluded.placed',
);

/**
 * Subscribes shares that another airline offers, or changes or withdraws the subscription. Its full price moves to
 * escrow at once.
 */
export function subscribe(context: ActionContext, input: ActionInput<'share.subscribe'>): object {
  const { tx, airline, now } = context;
  const { airline: issuer, lots } = input;
  const listing = findListing(context, issuer, 'subscribing');
  if (now >= listing.closes)
    throw rejection(
      'airline',
      'offer_closed',
      'The subscription has ended. Its shares will trade in an hour.',
    );
  const max = airlineLimit(listing.issue_lots);
  if (lots > max)
    throw rejection(
      'lots',
      'too_many',
      `An airline gets at most a third of an issue. Here these are ${max} lots.`,
    );
  const bound = { airline: airline.id, issuer };
  const before = readAll(tx, { lots: s.lots }, OWN, bound)[0]?.lots ?? 0;
  if (lots > before) rejectCrossHolding(context, issuer, lots - before);
  const change = amountOf(lots - before, listing.issue_price);
  const memo = `Subscription for shares of ${codeOf(tx, issuer)}`;
  if (change > 0) context.debit({ category: 'share_escrow', amount: change, memo });
  if (change < 0) context.credit({ category: 'share_escrow_refund', amount: -change, memo });
  if (lots === 0)
    tx.db()
      .newQuery('DELETE FROM subscription WHERE airline = {:airline} AND issuer = {:issuer}')
      .bind(bound)
      .execute();
  else if (lots !== before) {
    const id = recordId(['subscription', airline.id, issuer]);
    writeRows(tx, PLACE, [{ id, ...bound, lots, placed: nextNumber(tx) }]);
  }
  return { closes: listing.closes };
}
