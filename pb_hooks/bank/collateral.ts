import { securedLimit } from '#game/bank/loan-offer.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, numberOf } from '../db/shape.ts';
import { marketValues } from '../finance/market-value.ts';
import { netWorthDay } from '../finance/net-worth.ts';

const x = aliased(AIRCRAFT, 'x');
const VALUED = { aircraft: x.id, registration: x.registration, model: x.model, value: numberOf('v.value') };
const FREE = `
  FROM (${marketValues('x.airline = {:airline} AND x.delivered <= {:minute}', 'max({:today}, x.delivered)')}) v JOIN aircraft x ON x.id = v.id
  WHERE NOT EXISTS (SELECT 1 FROM loan n WHERE n.aircraft = x.id AND n.state = 'active')
  ORDER BY v.value DESC, x.id`;

/**
 * Returns the aircraft of an airline (id) that can secure a loan, the most valuable first. Values are those of the last
 * midnight or of the delivery, so that the limit stays the same for a day unless the aircraft flies.
 * @param minute world minute
 */
export const readCollateral = (app: CoreApp, airline: string, minute: number): Bank['collateral'] =>
  readAll(app, VALUED, FREE, { airline, minute, today: netWorthDay(minute) }).map((aircraft) => ({
    ...aircraft,
    limit: securedLimit(aircraft.value),
  }));
