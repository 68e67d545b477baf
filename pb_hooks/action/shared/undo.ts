import { UNDO_WITHIN, UNDOS_A_DAY, undoDay, undoTimeLeft } from '#game/actions/undo.ts';
import { HOUR } from '#game/world/time.ts';
import type { ActionContext } from './context.ts';
import { rejection } from './reject.ts';
import { sayMinute } from './say-minute.ts';

/** Guarded, so that two concurrent requests cannot use the same one. */
const SPEND = `
  UPDATE airline SET undo_day = {:day}, undo_count = CASE undo_day WHEN {:day} THEN undo_count + 1 ELSE 1 END
  WHERE id = {:airline} AND (undo_day <> {:day} OR undo_count < ${UNDOS_A_DAY})`;

/**
 * Rejects undoing an action that is too old.
 * @param done world minute of the action
 * @param what as a subject, such as 'PH-ABC'
 */
export function rejectExpired(context: ActionContext, field: string, done: number, what: string): void {
  if (undoTimeLeft(done, context.now) > 0) return;
  const until = sayMinute(context, done + UNDO_WITHIN);
  throw rejection(
    field,
    'undo_expired',
    `${what} could be undone for ${UNDO_WITHIN / HOUR} hours, until ${until}.`,
  );
}

/**
 * Counts one undone action of this game day.
 * @throws BadRequestError if the airline has reached the limit
 */
export function spendUndo({ tx, airline, now }: ActionContext, field: string): void {
  const bind = { airline: airline.id, day: undoDay(now) };
  if (tx.db().newQuery(SPEND).bind(bind).execute().rowsAffected() > 0) return;
  const message = `You have undone ${UNDOS_A_DAY} actions today. You can undo again from 00:00 UTC.`;
  throw rejection(field, 'undo_limit', message);
}
