import type { ActionInput } from '#game/actions/actions.ts';
import { isUnused, orderCharges } from '#game/actions/undo.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { rejectExpired, spendUndo } from '#hooks/action/shared/undo.ts';
import { rejectPledged } from '#hooks/bank/pledge.ts';
import { clearWeeks } from '#hooks/network/actions/timetable/leave-timetable.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { removeAircraft } from './reject-busy.ts';

const REFITS = `
  SELECT COALESCE(json_group_array(cost), '[]') AS json FROM maintenance
  WHERE aircraft = {:aircraft} AND kind = 'refit' AND state = 'planned'`;

/** Rejects an order that is too old to undo or whose aircraft is in use. */
export function rejectUsed(context: ActionContext, aircraft: Aircraft): void {
  const { id, registration, ordered, ownership, built, delivered, lease_until } = aircraft;
  if (context.tx.countRecords('listing', $dbx.hashExp({ aircraft: id })) > 0)
    throw rejection('aircraft', 'listed', `${registration} is for sale. Withdraw it first.`);
  if (lease_until > 0)
    throw rejection(
      'aircraft',
      'leased_back',
      `${registration} was sold and leased back. You can return it.`,
    );
  if (ownership === 'owned' && built !== delivered)
    throw rejection('aircraft', 'bought_used', `${registration} was bought used. You can sell it instead.`);
  rejectPledged(context.tx, aircraft);
  rejectExpired(context, 'aircraft', ordered, `The order of ${registration}`);
  if (!isUnused(aircraft))
    throw rejection(
      'aircraft',
      'in_use',
      `${registration} is already in use. You can undo an order only before that.`,
    );
}

/** Refunds everything charged for an aircraft, including planned refits. Returns the sum. */
function payBack(context: ActionContext, aircraft: Aircraft): number {
  const { id, registration } = aircraft;
  const refits = readJson<number[]>(context.tx, REFITS, { aircraft: id });
  const charges = orderCharges(findModel(context.tx, aircraft.model), aircraft);
  for (const amount of refits) charges.push({ category: 'refit', amount });
  for (const charge of charges)
    context.credit({ ...charge, memo: `Order of ${registration} undone`, aircraft: id });
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Undoes a lease or an order, or a part of it, while none of the aircraft has been used. Refunds all charges
 * and removes the flights from the timetable. The aircraft lose their place in the manufacturer's queue.
 */
export function undoOrder(context: ActionContext, input: ActionInput<'fleet.undo'>): object {
  const ids = [...new Set(input.aircraft)];
  const fleet = ids.map((id) => findOwn(context, 'aircraft', id));
  if (fleet.some(({ ordered }) => ordered !== fleet[0]?.ordered))
    throw rejection(
      'aircraft',
      'several_orders',
      'These aircraft were not ordered together. Undo one order at a time.',
    );
  for (const aircraft of fleet) rejectUsed(context, aircraft);
  spendUndo(context, 'aircraft');
  return removeOrder(context, fleet);
}

/**
 * Refunds everything charged for unused aircraft and removes them from the fleet.
 * @returns the sum, and the number of weekly flights removed
 */
export function removeOrder(
  context: ActionContext,
  fleet: readonly Aircraft[],
): { refund: number; legs: number } {
  const legs = clearWeeks(
    context,
    fleet.map(({ id }) => id),
  );
  let refund = 0;
  for (const aircraft of fleet) {
    refund += payBack(context, aircraft);
    removeAircraft(context, aircraft);
  }
  return { refund, legs };
}
