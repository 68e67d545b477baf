import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { answerRequest } from './contacts.ts';

const STEPS = [
  'UPDATE message SET sender_deleted = TRUE WHERE sender = {:own} AND receiver = {:other}',
  'UPDATE message SET receiver_deleted = TRUE, read = TRUE WHERE receiver = {:own} AND sender = {:other}',
  // The operator may still have to read reported messages.
  `DELETE FROM message WHERE sender_deleted AND receiver_deleted AND reported = 0
    AND ((sender = {:own} AND receiver = {:other}) OR (sender = {:other} AND receiver = {:own}))`,
];

/**
 * Deletes a conversation on the caller's side. Messages that both sides have deleted are removed. A request that the
 * caller deletes is declined.
 */
export function deleteMessages(context: ActionContext, input: ActionInput<'message.delete'>): object {
  const { tx, airline } = context;
  answerRequest(context, input.airline, 'declined');
  for (const sql of STEPS) tx.db().newQuery(sql).bind({ own: airline.id, other: input.airline }).execute();
  return {};
}
