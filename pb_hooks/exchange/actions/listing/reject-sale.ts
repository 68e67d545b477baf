import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import type { CheckContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { priceObstacle } from '#hooks/exchange/check-trade.ts';
import { readTraded, type TradedAircraft } from '#hooks/exchange/read-traded.ts';

/** Rejects an aircraft that is already for sale. */
export function rejectListed({ tx }: CheckContext, aircraft: string, registration: string): void {
  if (tx.countRecords('listing', $dbx.hashExp({ aircraft })) > 0)
    throw rejection('aircraft', 'already_listed', `${registration} is already for sale.`);
}

/**
 * Rejects an own aircraft that cannot be sold now.
 * @param field of the input that names the aircraft
 */
export function rejectObstacle({ tx, now }: CheckContext, id: string, field: string): TradedAircraft {
  const aircraft = readTraded(tx, id, now);
  if (!aircraft) throw rejection(field, 'unknown_aircraft', 'There is no such aircraft in your fleet.');
  const obstacle = saleObstacle(aircraft, now);
  if (obstacle) throw rejection(field, obstacle.code, obstacle.message);
  return aircraft;
}

/**
 * Rejects an own aircraft that cannot be offered at a price.
 * @param field of the input that names the aircraft
 */
export function rejectSale(context: CheckContext, id: string, price: number, field: string): TradedAircraft {
  const aircraft = rejectObstacle(context, id, field);
  const wrong = priceObstacle(context.tx, aircraft, price, context.now);
  if (wrong) throw rejection('price', wrong.code, wrong.message);
  return aircraft;
}
