import type { ActionInput } from '#game/actions/actions.ts';
import { leaseReturn } from '#game/fleet/disposal.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { rejectBusy, rejectOnOrder, removeAircraft } from './reject-busy.ts';

/**
 * Returns a leased aircraft to its lessor and pays out the rest of the deposit. A leaseback that ends early may cost more
 * than its deposit.
 */
export function returnAircraft(context: ActionContext, input: ActionInput<'fleet.return'>): object {
  const aircraft = findOwn(context, 'aircraft', input.aircraft);
  const { registration } = aircraft;
  if (aircraft.ownership !== 'leased')
    throw rejection('aircraft', 'owned', `You own ${registration}. Sell it instead.`);
  rejectOnOrder(context, aircraft);
  rejectBusy(context, aircraft);
  const settled = leaseReturn(findModel(context.tx, aircraft.model), aircraft, context.now);
  if (settled.due > 0)
    context.debit({
      category: 'lease',
      amount: settled.due,
      memo: `Early return of ${registration}`,
      aircraft: aircraft.id,
    });
  context.credit({
    category: 'deposit_refund',
    amount: settled.refund,
    memo: `Return of ${registration}`,
    aircraft: aircraft.id,
  });
  removeAircraft(context, aircraft);
  return settled;
}
