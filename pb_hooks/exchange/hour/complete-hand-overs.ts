import { HAND_OVER } from '#game/tables/hand-over.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import type { TradeTime } from '../complete-trades.ts';
import { completeTrades } from '../hand-over.ts';

const o = aliased(HAND_OVER, 'o');
const SOLD = { aircraft: o.aircraft, seller: o.seller, buyer: o.buyer, price: o.price, agreedValue: o.value };
const LANDED = `
  FROM hand_over o WHERE NOT EXISTS (SELECT 1 FROM flight f WHERE f.aircraft = o.aircraft AND +f.state = 'flying')
  ORDER BY o.agreed, o.id`;

/** Hands over the aircraft that were sold in the air and have landed. All airlines are settled for the hour. */
export function completeHandOvers(tx: CoreApp, time: TradeTime): void {
  completeTrades(tx, readAll(tx, SOLD, LANDED), time);
}
