import type { ActionInput } from '../../../game/actions/actions.ts';
import type { ActionContext } from '../context.ts';
import { findOwn } from '../find-own.ts';
import { refuse } from '../refuse.ts';

/** Cancels work that has not started. A refit is paid in advance and therefore refunded. */
export function cancelMaintenance(context: ActionContext, input: ActionInput<'maintenance.cancel'>): object {
  const work = findOwn(context, 'maintenance', input.maintenance);
  if (work.state !== 'planned')
    throw refuse('maintenance', 'started', 'This work has already started and can no longer be cancelled.');
  const refund = work.kind === 'refit' ? work.cost : 0;
  context.credit({ category: 'refit', amount: refund, memo: 'Refit cancelled', aircraft: work.aircraft });
  context.tx.db().newQuery('DELETE FROM maintenance WHERE id = {:id}').bind({ id: work.id }).execute();
  return { refund };
}
