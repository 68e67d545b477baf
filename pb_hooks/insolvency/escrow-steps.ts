import { NOTHING, type Step } from '#game/bank/ways-out.ts';
import { LOT_SHARES } from '#game/share/price-band.ts';
import { readAll } from '../db/read-all.ts';
import { readJson } from '../db/read-json.ts';
import { numberOf, textOf } from '../db/shape.ts';

const BIDS = `SELECT COALESCE(sum(lots * price), 0) AS json FROM slot_bid
  WHERE airline = {:airline} AND decided = FALSE`;

const ORDERED = {
  id: textOf('s.issuer'),
  name: textOf("COALESCE(a.code, '')"),
  brings: numberOf(`sum(s.lots * ${LOT_SHARES} * s.price) / 100`),
};
const ORDERS = `FROM share_order s LEFT JOIN airline a ON a.id = s.issuer
  WHERE s.airline = {:airline} AND s.side = 'buy' GROUP BY s.issuer ORDER BY s.issuer`;

/**
 * Returns what brings an insolvent airline's (id) money back from escrow. Settlement has ended its buy-backs and
 * its offers and bids for aircraft and airlines. Its subscriptions stay, because their action is blocked.
 */
export function escrowSteps(app: CoreApp, airline: string): Record<'withdraw' | 'orders', Step[]> {
  const bids = readJson<number>(app, BIDS, { airline });
  return {
    withdraw: bids > 0 ? [{ ...NOTHING, brings: bids }] : [],
    orders: readAll(app, ORDERED, ORDERS, { airline }).map((order) => ({ ...NOTHING, ...order })),
  };
}
