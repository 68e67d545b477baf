import type { ActionInput } from '#game/actions/actions.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { answerRequest } from './contacts.ts';
import { rejectNoPlayer } from './find-player.ts';

const OF = 'FROM message_block WHERE airline = {:own} AND blocked = {:other}';
const COUNT = `SELECT count(*) AS json ${OF}`;

const isBlocked = ({ tx, airline }: CheckContext, other: string): boolean =>
  readJson<number>(tx, COUNT, { own: airline.id, other }) > 0;

/** Skips the action if nothing would change. */
export function checkBlock(
  context: CheckContext,
  input: ActionInput<'message.block'>,
): Checked<'message.block'> {
  if (input.blocked) rejectNoPlayer(context, input.airline, 'airline');
  return isBlocked(context, input.airline) === input.blocked ? { unchanged: {} } : { input };
}

/** Blocks an airline, which can then send no messages to the caller's, or unblocks it. */
export function blockAirline(
  context: ActionContext,
  { airline: other, blocked }: ActionInput<'message.block'>,
): object {
  const { tx, airline } = context;
  if (!blocked) tx.db().newQuery(`DELETE ${OF}`).bind({ own: airline.id, other }).execute();
  else {
    rejectNoPlayer(context, other, 'airline');
    answerRequest(context, other, 'declined');
    if (!isBlocked(context, other))
      tx.save(
        new Record(tx.findCollectionByNameOrId('message_block'), { airline: airline.id, blocked: other }),
      );
  }
  return {};
}
