import type { OwnHolding, OwnLoan, OwnOrder } from '#game/rivals/finance/finance-view.ts';
import { jsonOf } from '../platform/db/shape.ts';
import { isControlledBy } from '../shares/is-controlled-by.ts';

/** Returns SQL for a list of objects, in the order of their ids. @param fields name and SQL of each, in pairs */
const listOf = (fields: string, from: string) =>
  `(SELECT json_group_array(json_object(${fields})) FROM (SELECT * FROM ${from} ORDER BY id) o)`;

/** Shares that control an airline, and shares of an airline for which the holder has an open offer. */
const IS_KEPT = `json(iif(
  EXISTS (SELECT 1 FROM share_listing g JOIN airline i ON i.id = g.airline
    WHERE g.airline = o.issuer AND ${isControlledBy('o', 'g', 'i')})
  OR EXISTS (SELECT 1 FROM tender t WHERE t.airline = o.airline AND t.issuer = o.issuer AND t.state = 'open'),
  'true', 'false'))`;

/** Loans, orders and shares of a rival `airline a`. */
export const DEALINGS = {
  loans: jsonOf<OwnLoan[]>(
    listOf(
      "'id', id, 'balance', balance, 'rate', rate, 'missed', missed",
      "loan WHERE airline = a.id AND state = 'active' AND product = 'unsecured'",
    ),
  ),
  orders: jsonOf<OwnOrder[]>(
    listOf(
      "'id', id, 'issuer', issuer, 'side', side, 'lots', lots, 'price', price",
      'share_order WHERE airline = a.id',
    ),
  ),
  holdings: jsonOf<OwnHolding[]>(
    listOf(
      `'issuer', issuer, 'lots', lots, 'reserved', reserved, 'cost', cost, 'isKept', ${IS_KEPT}`,
      'holding WHERE airline = a.id',
    ),
  ),
};
