import type { ActionInput } from '#game/actions/actions.ts';
import { checkBid, describeBidViolation } from '#game/slots/check-bid.ts';
import { nextSlotAuction } from '#game/slots/half-year.ts';
import { SLOT_BID } from '#game/tables/slot-bid.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { airportOf, type MarketAirport } from '#hooks/demand/pair-of-query.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { readSlots } from '../airport-slots.ts';

const b = aliased(SLOT_BID, 'b');
const BID = { hour: b.hour, lots: b.lots, price: b.price };
const CONCERNED = `
  slot_bid b WHERE b.airline = {:airline} AND b.airport = {:airport} AND b.auction = {:auction}
    AND b.hour IN (SELECT value FROM json_each({:hours}))`;
const PLACE = insertInto(
  SLOT_BID,
  {
    airline: '{:airline}',
    airport: '{:airport}',
    lots: '{:lots}',
    price: '{:price}',
    placed: '{:placed}',
    auction: '{:auction}',
    decided: 'FALSE',
    won: '0',
    paid: '0',
  },
  'ON CONFLICT (id) DO UPDATE SET lots = excluded.lots, price = excluded.price, placed = excluded.placed',
);
const LAST_AUCTION = 'SELECT auction AS json FROM world';

type Bid = ActionInput<'slot.bid'>;

function rejectBid({ tx, airline }: ActionContext, { id, iata }: MarketAirport, { hours, lots }: Bid): void {
  const slots = readSlots(tx, [id], airline.id).airports.get(id);
  const violation = slots && checkBid(slots, hours, lots);
  if (!violation) return;
  const field = violation.code === 'not_full' ? 'hours' : 'lots';
  throw rejection(field, violation.code, describeBidViolation(violation, iata, lots));
}

/** Moves money to or from escrow when the sum of an airline's bids changes. */
function moveEscrow(context: ActionContext, change: number, iata: string): void {
  const memo = `Bids for slots at ${iata}`;
  if (change > 0) context.debit({ category: 'slot_bid', amount: change, memo });
  if (change < 0) context.credit({ category: 'slot_bid_refund', amount: -change, memo });
}

/**
 * Places, changes or withdraws sealed bids for slots at the next auction. Their full price moves to escrow at
 * once. A bid that stays as it is keeps its place among equal ones.
 */
export function bidForSlots(context: ActionContext, input: Bid): object {
  const { tx, airline, now, world } = context;
  const { airport, hours, lots, price } = input;
  const place = airportOf(tx, airport, 'airport');
  if (lots > 0) rejectBid(context, place, input);
  // In a paused world, the clock may still be before an auction that has been held.
  const auction = nextSlotAuction(world.start, Math.max(now, readJson<number>(tx, LAST_AUCTION)));
  const bound = { airline: airline.id, airport, auction };
  const concerned = { ...bound, hours: JSON.stringify(hours) };
  const before = readAll(tx, BID, `FROM ${CONCERNED}`, concerned);
  const tiedUp = before.reduce((sum, bid) => sum + bid.lots * bid.price, 0);
  moveEscrow(context, hours.length * lots * price - tiedUp, place.iata);
  if (lots === 0)
    tx.db()
      .newQuery(`DELETE FROM slot_bid WHERE id IN (SELECT b.id FROM ${CONCERNED})`)
      .bind(concerned)
      .execute();
  else {
    const same = new Set(
      before.filter((bid) => bid.lots === lots && bid.price === price).map(({ hour }) => hour),
    );
    const rows = hours
      .filter((hour) => !same.has(hour))
      .map((hour) => ({ id: recordId(['slot_bid', airline.id, airport, hour, auction]), hour }));
    writeRows(tx, PLACE, rows, { ...bound, lots, price, placed: now });
  }
  return { auction };
}
