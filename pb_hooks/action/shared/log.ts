import { recordId } from '#game/chance/record-id.ts';
import { noteClock } from '#hooks/clock/note-clock.ts';

const LOG = `
  INSERT INTO action (id, seq, minute, settled_hour, airline, user, name, input)
  VALUES ({:id}, {:seq}, {:minute}, {:settled_hour}, {:airline}, {:user}, {:name}, {:input})`;

/** Returns the number of the next action. */
export function nextSeq(tx: CoreApp): number {
  const row = new DynamicModel({ seq: 0 });
  tx.db().newQuery('SELECT COALESCE(max(seq), 0) + 1 AS seq FROM action').one(row);
  return row.seq as number;
}

interface LoggedAction {
  /**
   * Last hour for which the airline is settled. The next one may be half settled, and a replay acts at the
   * same point.
   */
  settled_hour: number;
  airline: string;
  user: string;
  name: string;
  input: unknown;
}

/** Adds an action to the log from which the world can be replayed. Returns its number. */
export function logAction(tx: CoreApp, minute: number, row: LoggedAction): number {
  const seq = nextSeq(tx);
  const input = JSON.stringify(row.input);
  tx.db()
    .newQuery(LOG)
    .bind({ ...row, input, minute, seq, id: recordId(['action', seq]) })
    .execute();
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
