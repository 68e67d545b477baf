import type { ActionInput } from '#game/actions/actions.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';

/** More than an airline can send before it gets an answer. */
const MAX = 100;

const unread = ({ tx, airline }: CheckContext, from: string, max: number): core.Record[] =>
  tx
    .findRecordsByFilter(
      'message',
      'receiver = {:own} && sender = {:from} && read = false && receiver_deleted = false',
      '',
      max,
      0,
      { own: airline.id, from },
    )
    .flatMap((record) => record ?? []);

/** Skips the action if there is nothing to read. */
export const checkReadMessages = (
  context: CheckContext,
  input: ActionInput<'message.read'>,
): Checked<'message.read'> =>
  unread(context, input.airline, 1).length === 0 ? { unchanged: {} } : { input };

/** Marks the messages from an airline as read. Saves records, so that the player's other tabs follow. */
export function readMessages(context: ActionContext, input: ActionInput<'message.read'>): object {
  for (const message of unread(context, input.airline, MAX)) {
    message.set('read', true);
    context.tx.save(message);
  }
  return {};
}
