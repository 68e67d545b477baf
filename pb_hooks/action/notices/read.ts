import type { ActionInput } from '../../../game/actions/actions.ts';
import type { ActionContext } from '../context.ts';

const READ = `
  UPDATE notice SET read = TRUE
  WHERE airline = {:airline} AND ({:all} OR id IN (SELECT value FROM json_each({:ids})))`;

/** Marks notices as read: those named, or all; ids of others' notices have no effect. */
export function readNotices(
  { tx, airline }: ActionContext,
  { notices }: ActionInput<'notices.read'>,
): object {
  tx.db()
    .newQuery(READ)
    .bind({ airline: airline.id, all: notices === undefined, ids: JSON.stringify(notices ?? []) })
    .execute();
  return {};
}
