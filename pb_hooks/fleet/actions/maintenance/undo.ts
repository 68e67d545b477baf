import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { rejectExpired, spendUndo } from '#hooks/action/shared/undo.ts';
import { findPlanned, removeWork } from './cancel.ts';

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
