import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';

const REPORT = `
  UPDATE message SET reported = CASE reported WHEN 0 THEN {:now} ELSE reported END
  WHERE id = {:message} AND receiver = {:own} AND NOT receiver_deleted`;

/**
 * Reports a received message to the operator. A second report changes nothing.
 * @throws BadRequestError that is the same for unknown ids and for other airlines' messages
 */
export function reportMessage({ tx, airline }: ActionContext, input: ActionInput<'message.report'>): object {
  const bind = { message: input.message, own: airline.id, now: Date.now() };
  if (tx.db().newQuery(REPORT).bind(bind).execute().rowsAffected() === 0)
    throw rejection('message', 'unknown_message', 'You have received no such message.');
  return {};
}
