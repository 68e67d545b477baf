import type { ActionInput } from '#game/actions/actions.ts';
import { cancelledOrder } from '#game/fleet/disposal.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { rejectBusy, removeAircraft } from './reject-busy.ts';

/** Cancels an order before delivery. Refunds it at once, less the cancellation fee. */
export function cancelOrder(context: ActionContext, input: ActionInput<'fleet.cancel'>): object {
  const aircraft = findOwn(context, 'aircraft', input.aircraft);
  const { id, registration, delivered, ownership } = aircraft;
  if (delivered <= context.now) {
    const when = sayMinute(context, delivered);
    const instead = ownership === 'leased' ? 'Return' : 'Sell';
    throw rejection(
      'aircraft',
      'delivered',
      `${registration} was delivered on ${when}. ${instead} it instead.`,
    );
  }
  rejectBusy(context, aircraft);
  const settled = cancelledOrder(aircraft);
  context.credit({
    category: ownership === 'leased' ? 'lease' : 'aircraft_purchase',
    amount: settled.refund,
    memo: `Order of ${registration} cancelled`,
    aircraft: id,
  });
  removeAircraft(context, aircraft);
  return settled;
}
