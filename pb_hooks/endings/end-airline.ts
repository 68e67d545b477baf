import type { AirlineColumn } from '#game/tables/tables.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { HOUR } from '#game/world/time.ts';
import { AIRLINE_ENDING, type Closure, type Ending, type EndPart } from '../airline/ending.ts';
import { ENDING_WAY } from '../airline/life.ts';
import { LENDERS_ENDING } from '../bank/insolvency/liquidate.ts';
import { BOOKS_ENDING } from '../books/ending.ts';
import { cashOf } from '../books/ledger/cash-account.ts';
import { DEMAND_ENDING } from '../demand/forget-connections.ts';
import { EXCHANGE_ENDING } from '../exchange/ending.ts';
import { NETWORK_ENDING } from '../network/ending.ts';
import { PEOPLE_ENDING } from '../people/ending.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { guard } from '../platform/http/handle-request.ts';
import { run } from '../settlement/state/read-rows.ts';
import { INVESTMENTS_ENDING, SHARES_ENDING } from '../shares/ending.ts';
import { SLOT_BIDS_ENDING, SLOTS_ENDING } from '../slots/ending.ts';
import { worldMinute } from '../world/clock/clock.ts';

const FLEET: EndPart = { moves: ['aircraft', 'maintenance'] };
const OPERATIONS: EndPart = {
  moves: ['flight', 'transfer', 'stand_in', 'route_history', 'fuel_contract'],
};
const RIVALS: EndPart = { goes: ['rival'] };

/**
 * Everything that becomes of an airline, in this order. First it leaves others, and its money comes back from escrow. Then
 * its lenders are paid, its shareholders get the rest, and its books close. In a merger, the entries of shares come before
 * those of the exchange.
 */
export const END_PARTS: readonly (readonly [part: EndPart, only?: 'merged' | 'closed'])[] = [
  [SLOT_BIDS_ENDING],
  [EXCHANGE_ENDING, 'closed'],
  [INVESTMENTS_ENDING],
  [EXCHANGE_ENDING, 'merged'],
  [LENDERS_ENDING],
  [SHARES_ENDING],
  [BOOKS_ENDING],
  [AIRLINE_ENDING],
  [PEOPLE_ENDING],
  [NETWORK_ENDING],
  [FLEET],
  [OPERATIONS],
  [SLOTS_ENDING],
  [DEMAND_ENDING],
  [RIVALS],
];

/** Runs the parts, one after the other. The record of the airline is still there afterwards. */
function endParts(tx: CoreApp, ending: Ending): void {
  const isMerger = ending.way === 'merged';
  const ids = { airline: ending.airline.id, buyer: isMerger ? ending.buyer.airline.id : '' };
  const change = (place: AirlineColumn, isMoved: boolean) => {
    const [table, column = 'airline'] = place.split('.');
    const verb = isMoved ? `UPDATE ${table} SET ${column} = {:buyer}` : `DELETE FROM ${table}`;
    run(tx, `${verb} WHERE ${column} = {:airline}`, ids);
  };
  for (const [{ end, moves = [], goes = [] }, only = ending.way] of END_PARTS) {
    if ((only === 'merged') !== isMerger) continue;
    end?.(tx, ending);
    for (const place of moves) change(place, isMerger);
    for (const place of goes) change(place, false);
  }
}

/** Ends an airline with everything that belongs to it. The account stays. */
export function endAirline(tx: CoreApp, ending: Ending): void {
  endParts(tx, ending);
  ending.airline.set(ENDING_WAY, ending.way);
  tx.delete(ending.airline);
}

/** Returns the end of an airline whose books close with its last settled hour. A replay has the same, unlike the clock. */
export function closureOf(tx: CoreApp, airline: core.Record, way: Closure['way']): Closure {
  const minute = Math.max(0, airline.getInt('settled_hour')) * HOUR;
  const time = { minute, start: tx.findRecordById('world', WORLD_ID).getString('start') };
  const overdraft = Math.max(0, -cashOf(tx, airline.id));
  return { way, airline, now: Math.max(worldMinute(tx), minute), time, closed: time, overdraft };
}

/** Winds an airline up that the server runs. */
export const windUp = (tx: CoreApp, airline: string): void =>
  endAirline(tx, closureOf(tx, tx.findRecordById('airline', airline), 'wound up'));

/**
 * Ends an airline that has lapsed, or is deleted with its account or by the operator. PocketBase calls this before its own
 * transaction, so this starts one around both.
 */
export function endDeleted(event: core.RecordEvent): void {
  guard(event, 'Deleting an airline', (e) => {
    const { app, record } = e;
    inTransaction(app, (tx) => {
      e.app = tx as core.App;
      const way = record?.getString(ENDING_WAY) || 'deleted';
      if (record && (way === 'deleted' || way === 'lapsed')) endParts(tx, closureOf(tx, record, way));
      e.next();
    });
    e.app = app;
  });
}
