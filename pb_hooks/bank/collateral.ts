import { securedLimit } from '#game/bank/loan-offer.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { marketValues } from '../books/market-value.ts';
import { netWorthDay } from '../books/net-worth.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, boolOf, numberOf } from '../platform/db/shape.ts';

const x = aliased(AIRCRAFT, 'x');
const VALUED = {
  aircraft: x.id,
  registration: x.registration,
  model: x.model,
  value: numberOf('v.value'),
  isForSale: boolOf(`EXISTS (SELECT 1 FROM listing l WHERE l.aircraft = x.id)
    OR EXISTS (SELECT 1 FROM hand_over h WHERE h.aircraft = x.id)`),
};
const FREE = `
  FROM (${marketValues('x.airline = {:airline} AND x.delivered <= {:minute}', 'max({:today}, x.delivered)')}) v JOIN aircraft x ON x.id = v.id
  WHERE NOT EXISTS (SELECT 1 FROM loan n WHERE n.aircraft = x.id AND n.state = 'active')
  ORDER BY v.value DESC, x.id`;

/**
 * Returns the aircraft of an airline (id) that are not pledged, the most valuable first. Those for sale cannot secure a
 * loan now. Values are those of the last midnight or of the delivery, so that the limit stays the same for a day unless
 * the aircraft flies.
 * @param minute world minute
 */
export const readCollateral = (app: CoreApp, airline: string, minute: number): Bank['collateral'] =>
  readAll(app, VALUED, FREE, { airline, minute, today: netWorthDay(minute) }).map((aircraft) => ({
    ...aircraft,
    limit: securedLimit(aircraft.value),
  }));

/** Returns the most valuable aircraft of an airline (id) that can secure a loan now. Undefined if there is none. */
export const bestCollateral = (app: CoreApp, airline: string, minute: number) =>
  readCollateral(app, airline, minute).find(({ isForSale }) => !isForSale);
