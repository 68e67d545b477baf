import type { ActionInput } from '#game/actions/actions.ts';
import { cancelledRefit } from '#game/fleet/refit.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection, rejectStalePrice } from '#hooks/action/shared/reject.ts';
import { rejectExpired, spendUndo } from '#hooks/action/shared/undo.ts';

/**
 * Returns planned work of the airline.
 * @throws BadRequestError if the work has started
 */
export function findPlanned(context: ActionContext, id: string): Maintenance {
  const work = findOwn(context, 'maintenance', id);
  if (work.state === 'planned') return work;
  throw rejection('maintenance', 'started', 'This work has already started and can no longer be cancelled.');
}

export function removeWork({ tx }: ActionContext, { id }: Maintenance): void {
  tx.db().newQuery('DELETE FROM maintenance WHERE id = {:id}').bind({ id }).execute();
}

/** Cancels work that has not started. A refit is paid in advance, so part of its price is refunded. */
export function cancelMaintenance(context: ActionContext, input: ActionInput<'maintenance.cancel'>): object {
  const work = findPlanned(context, input.maintenance);
  const { kept, refund } = work.kind === 'refit' ? cancelledRefit(work.cost) : { kept: 0, refund: 0 };
  rejectStalePrice(input.price ?? 0, kept, 'The cost of cancelling this');
  context.credit({ category: 'refit', amount: refund, memo: 'Refit cancelled', aircraft: work.aircraft });
  removeWork(context, work);
  return { kept, refund };
}

/** Undoes the order of a refit on which work has not begun: its whole price is paid back. */
export function undoRefit(context: ActionContext, input: ActionInput<'maintenance.undo'>): object {
  const work = findPlanned(context, input.maintenance);
  if (work.kind !== 'refit') {
    const message = 'A check is paid for when it begins, so cancelling it is free. Cancel it instead.';
    throw rejection('maintenance', 'not_a_refit', message);
  }
  const { registration } = findOwn(context, 'aircraft', work.aircraft);
  rejectExpired(context, 'maintenance', work.ordered, `The refit of ${registration}`);
  spendUndo(context, 'maintenance');
  const { cost: refund, aircraft } = work;
  context.credit({ category: 'refit', amount: refund, memo: `Refit of ${registration} undone`, aircraft });
  removeWork(context, work);
  return { refund };
}
