import type { ActionInput } from '#game/actions/actions.ts';
import { countText } from '#game/platform/text/count-text.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { consentFor } from '#game/shares/consent.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { isControl } from '#game/shares/tender.ts';
import type { ActionContext } from '../action/shared/context.ts';
import { readContext } from '../action/shared/read-context.ts';
import { rejection } from '../action/shared/reject.ts';
import { removeRoute } from '../network/actions/route/close.ts';
import { readAll } from '../platform/db/read-all.ts';
import { findListed } from '../shares/actions/reject-share.ts';
import { lostRoutes } from '../shares/merger/lost-routes.ts';
import { readSurplus } from '../shares/merger/read-surplus.ts';
import { MOVED } from '../shares/merger/shared-routes.ts';
import { readMergerTerms } from '../shares/merger-terms.ts';
import type { StoredShareListing } from '../shares/read-share-listing.ts';
import { endAirline } from './end-airline.ts';

/**
 * Rejects a merger while an hour, or the valuation of a week, has reached only one of the two airlines. Aircraft would
 * otherwise miss it, or get it twice.
 */
function rejectHalfSettled({ tx, airline }: ActionContext, merged: core.Record): void {
  const own = tx.findRecordById('airline', airline.id);
  const [a, b] = [own.getInt('valued'), merged.getInt('valued')];
  const isValued = a === b || a === 0 || b === 0;
  if (own.getInt('settled_hour') === merged.getInt('settled_hour') && isValued) return;
  throw rejection(
    'airline',
    'being_settled',
    isValued
      ? 'The game hour is being settled. Try again in a moment.'
      : 'The books of last week are being closed. Try again from Tuesday 00:00 UTC.',
  );
}

/** Rejects the merger of a player's airline without its founder's consent. */
function rejectWithoutConsent(
  { airline, now }: ActionContext,
  listing: StoredShareListing,
  code: string,
): void {
  if (consentFor(listing, airline.id, now) > 0) return;
  throw rejection(
    'airline',
    'no_consent',
    `${code} belongs to a player. You can merge it when its founder has consented.`,
  );
}

/**
 * Merges an airline that the caller controls into the caller's airline. One of a player needs its founder's consent, and
 * the founder can then make a fresh start as after other ends of an airline.
 */
export function mergeAirline(context: ActionContext, input: ActionInput<'share.merge'>): object {
  const { tx, airline, now, world } = context;
  const { airline: issuer } = input;
  const listing = findListed(context, issuer);
  const merged = tx.findRecordById('airline', issuer);
  const code = merged.getString('code');
  const isRival = merged.getBool('rival');
  const { held, counted, minority, price } = readMergerTerms(tx, airline.id, listing, isRival, now);
  if (!isControl(held, counted))
    throw rejection(
      'airline',
      'no_control',
      `You have ${groupDigits(held)} of ${countText(counted, 'lot')}. You need more than half to merge ${code}. Make an offer for all shares first.`,
    );
  if (!isRival) rejectWithoutConsent(context, listing, code);
  rejectHalfSettled(context, merged);
  const time = { minute: now, start: world.start };
  const facts = { airline: merged, buyer: context, now, time, closed: time };
  const payout = amountOf(minority, price);
  const lost = lostRoutes(tx, airline.id, issuer);
  const before = { ...context, airline: readContext(tx, now, issuer).airline };
  for (const id of lost) removeRoute(before, { id });
  const surplus = readSurplus(tx, airline.id, issuer);
  const [moved] = readAll(tx, MOVED, 'FROM (SELECT 1)', { issuer, buyer: airline.id });
  endAirline(tx, { way: 'merged', ...facts, listing, price, payout, surplus });
  return {
    ...moved,
    lost_routes: lost.length,
    surplus_slots: surplus.count,
    removed_legs: surplus.legs.length,
    payout,
  };
}
