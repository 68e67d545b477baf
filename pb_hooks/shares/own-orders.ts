import { SHARE_ORDER } from '#game/tables/share-order.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';

const o = aliased(SHARE_ORDER, 'o');
const OPEN = { side: o.side, lots: numberOf('sum(o.lots)') };
const OF_OWN = 'FROM share_order o WHERE o.airline = {:airline} AND o.issuer = {:airline} GROUP BY o.side';

/**
 * Returns the lots in open orders of an airline for its own shares: those to buy are cancelled when they are filled,
 * and those to sell do not exist yet.
 */
export function openOwnOrders(app: CoreApp, airline: string): Record<'buy' | 'sell', number> {
  const open = { buy: 0, sell: 0 };
  for (const { side, lots } of readAll(app, OPEN, OF_OWN, { airline })) open[side] = lots;
  return open;
}
