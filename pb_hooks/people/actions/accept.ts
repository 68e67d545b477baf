import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { answerRequest } from './contacts.ts';

/**
 * Accepts the request of an airline.
 * @throws BadRequestError that is the same for unknown ids and for airlines without a request
 */
export function acceptRequest(context: ActionContext, input: ActionInput<'message.accept'>): object {
  if (!answerRequest(context, input.airline, 'accepted'))
    throw rejection('airline', 'unknown_request', 'No request of this airline is waiting.');
  return {};
}
