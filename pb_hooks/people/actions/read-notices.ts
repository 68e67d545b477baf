import type { ActionInput } from '#game/actions/actions.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';

const UNREAD = `
  SELECT COALESCE(json_group_array(id), '[]') AS json FROM (
    SELECT id FROM notice WHERE airline = {:airline} AND read = FALSE
      AND ({:all} OR id IN (SELECT value FROM json_each({:ids}))) ORDER BY id LIMIT {:limit})`;

const READ = `
  UPDATE notice SET read = TRUE
  WHERE airline = {:airline} AND ({:all} OR id IN (SELECT value FROM json_each({:ids})))`;

/** Keeps only the ids of unread notices, so that invented ids do not fill the log. */
export function checkRead(
  { tx, airline }: CheckContext,
  { notices }: ActionInput<'notices.read'>,
): Checked<'notices.read'> {
  const all = notices === undefined;
  const unread = readJson<string[]>(tx, UNREAD, {
    airline: airline.id,
    all,
    ids: JSON.stringify(notices ?? []),
    limit: all ? 1 : -1,
  });
  if (unread.length === 0) return { unchanged: {} };
  return { input: all ? {} : { notices: unread } };
}

/** Marks the named notices, or all, as read. Ids of other airlines' notices have no effect. */
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
