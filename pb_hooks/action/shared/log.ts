import { ACTION } from '#game/tables/action.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { singleInsert } from '#hooks/platform/db/insert.ts';
import { noteClock } from '#hooks/world/clock/note-clock.ts';

const insertAction = singleInsert(ACTION);

/** Returns the number of the next action. */
export function nextSeq(tx: CoreApp): number {
  const row = new DynamicModel({ seq: 0 });
  tx.db().newQuery('SELECT COALESCE(max(seq), 0) + 1 AS seq FROM action').one(row);
  return row.seq as number;
}

/**
 * An action. The hour after `settled_hour` may be half settled for the airline, and a replay acts at the same
 * point.
 */
type LoggedAction = Omit<StoredRow<typeof ACTION>, 'id' | 'seq' | 'minute'>;

/** Adds an action to the log from which the world can be replayed. Returns its number. */
export function logAction(tx: CoreApp, minute: number, row: LoggedAction): number {
  const seq = nextSeq(tx);
  insertAction(tx, { ...row, minute, seq, id: recordId(['action', seq]) });
  noteClock(tx, minute);
  return seq;
}

const FORGET = `
  UPDATE action SET
    user = airline,
    input = CASE WHEN input ->> 'name' IS NULL THEN input ELSE json_set(input, '$.name', {:nobody}) END
  WHERE airline = {:airline}`;

/**
 * Removes a person and the names they chose from the log when their airline is deleted. Their effects on the
 * world stay, because other airlines flew in it and replays need them.
 */
export function forgetPerson(tx: CoreApp, airline: string): void {
  tx.db().newQuery(FORGET).bind({ airline, nobody: airline }).execute();
}
