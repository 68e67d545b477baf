import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import { priceObstacle } from '#hooks/exchange/check-trade.ts';
import { readTraded, type TradedAircraft } from '#hooks/exchange/read-traded.ts';
import type { CheckContext } from '../shared/context.ts';
import { rejection } from '../shared/reject.ts';

/**
 * Rejects an own aircraft that cannot be offered at a price.
 * @param field of the input that names the aircraft
 */
export function rejectSale(
  { tx, now }: CheckContext,
  id: string,
  price: number,
  field: string,
): TradedAircraft {
  const aircraft = readTraded(tx, id, now);
  if (!aircraft) throw rejection(field, 'unknown_aircraft', 'There is no such aircraft in your fleet.');
  const obstacle = saleObstacle(aircraft, now);
  if (obstacle) throw rejection(field, obstacle.code, obstacle.message);
  const wrong = priceObstacle(tx, aircraft, price, now);
  if (wrong) throw rejection('price', wrong.code, wrong.message);
  return aircraft;
}
