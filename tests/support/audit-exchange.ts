import type PocketBase from 'pocketbase';
import { DEALERS } from '#game/books/accounts.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Listing } from '#game/tables/listing.ts';
import { type AuditCase, tamperingWith } from './tampering.ts';

const LISTED = 'aircraft for sale belong to their sellers, and can be sold';
const ESTATES = 'aircraft that are sold for lenders belong to the dealers, for two weeks at most';
const SOLD =
  'aircraft sold in the air are flying, have no timetable, and are handed over when they have landed';
const ESCROW = 'escrow holds the full price of all open bids, orders and offers, and declared dividends';
const NOBODY = 'nobodyxxxxxxxxx';

/** Violations on the aircraft exchange. `plane` flies for `airline`, and `used` is for sale by the dealers. */
export function exchangeCases(
  superuser: PocketBase,
  { airline, plane, used }: { airline: string; plane: Aircraft; used: Listing },
): AuditCase[] {
  const { change, add } = tamperingWith(superuser);
  const listing = { seller: airline, kind: 'price', state: 'open', price: 5 };
  const sold = { aircraft: plane.id, seller: airline, buyer: airline, price: 5, lands: 1_000_000 };
  return [
    [LISTED, 'owned by nobody', add('listing', { ...listing, aircraft: NOBODY })],
    [LISTED, `for sale by ${airline}, owned by ${DEALERS}`, change('listing', used.id, { seller: airline })],
    [LISTED, 'owned by the dealers, not for sale', change('listing', used.id, { aircraft: NOBODY })],
    [LISTED, 'owned by the dealers, in use', change('aircraft', used.aircraft, { work: 'c' })],
    [LISTED, 'unsold since -', change('listing', used.id, { opened: -100_000_000 })],
    [ESTATES, 'sold for lenders, owned by nobody', add('estate', { aircraft: NOBODY, former: airline })],
    [SOLD, 'sold by nobodyxxxxxxxxx, owned by', add('hand_over', { ...sold, seller: NOBODY })],
    [SOLD, 'sold, landed at', add('hand_over', { ...sold, lands: 1 })],
    [SOLD, 'sold, but not sold', change('listing', used.id, { state: 'sold' })],
    [ESCROW, 'escrow 0, tied up 5', add('hand_over', sold)],
  ];
}
