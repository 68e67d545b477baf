import type { ActionInput } from '#game/actions/actions.ts';
import { saleQuote } from '#game/fleet/disposal.ts';
import { rejectPledged } from '#hooks/bank/pledge.ts';
import type { ActionContext } from '../shared/context.ts';
import { findModel } from '../shared/find-model.ts';
import { findOwn } from '../shared/find-own.ts';
import { rejection, rejectStalePrice } from '../shared/reject.ts';
import { rejectBusy, rejectOnOrder, removeAircraft } from './reject-busy.ts';

/** Sells an owned aircraft to a dealer, effective at once. */
export function sellAircraft(context: ActionContext, input: ActionInput<'fleet.sell'>): object {
  const aircraft = findOwn(context, 'aircraft', input.aircraft);
  const { registration } = aircraft;
  if (aircraft.ownership !== 'owned')
    throw rejection('aircraft', 'leased', `${registration} is leased. Return it to its lessor instead.`);
  rejectOnOrder(context, aircraft);
  rejectPledged(context.tx, aircraft);
  rejectBusy(context, aircraft);
  const price = saleQuote(findModel(context.tx, aircraft.model), aircraft, context.now);
  rejectStalePrice(input.price, price, `The sale price of ${registration}`);
  context.credit({
    category: 'aircraft_sale',
    amount: price,
    memo: `Sale of ${registration}`,
    aircraft: aircraft.id,
  });
  removeAircraft(context, aircraft);
  return { price };
}
