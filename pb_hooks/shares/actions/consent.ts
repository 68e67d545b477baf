import type { ActionInput } from '#game/actions/actions.ts';
import { consentFor, consentUntil } from '#game/shares/consent.ts';
import { countedLots, isControl } from '#game/shares/tender.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { shareListingOf } from '../read-share-listing.ts';
import { heldLots } from '../tender-terms.ts';

const SET = 'UPDATE share_listing SET merger_buyer = {:buyer}, merger_until = {:until} WHERE id = {:id}';

/**
 * Lets the airline that controls the caller's merge it within the next 60 game days, or withdraws this consent. A consent
 * replaces the one before.
 */
export function consentToMerger(context: ActionContext, input: ActionInput<'share.consent'>): object {
  const { tx, airline, now } = context;
  const { airline: buyer, agree } = input;
  if (buyer === airline.id)
    throw rejection('airline', 'own_airline', 'An airline cannot be merged into itself.');
  const listing = shareListingOf(tx, airline.id);
  if (!listing) throw rejection('airline', 'not_listed', 'Your airline is not on the stock market.');
  const isGiven = consentFor(listing, buyer, now) > 0;
  if (!agree && !isGiven)
    throw rejection('airline', 'no_consent', 'You have not consented to a merger into this airline.');
  if (agree && !isControl(heldLots(tx, buyer, airline.id), countedLots(listing, false)))
    throw rejection(
      'airline',
      'no_control',
      'This airline does not control yours. It needs more than half of the shares besides those of the founders.',
    );
  const until = agree ? consentUntil(now) : 0;
  tx.db()
    .newQuery(SET)
    .bind({ id: listing.id, buyer: agree ? buyer : '', until })
    .execute();
  writeNoticesOf(
    tx,
    'shares',
    [
      {
        id: context.newId(),
        airline: buyer,
        title: agree ? `${airline.code} consents to a merger` : `${airline.code} has withdrawn its consent`,
        body: agree
          ? `You can merge ${airline.code} into your airline until ${sayMinute(context, until)}.`
          : `You can no longer merge ${airline.code}.`,
      },
    ],
    now,
  );
  return { until };
}
