import { recordId } from '../../game/record-id.ts';
import { noteClock } from '../world/note-clock.ts';

const LOG = `
  INSERT INTO action (id, seq, minute, settled_hour, airline, user, name, input)
  VALUES ({:id}, {:seq}, {:minute}, {:settled_hour}, {:airline}, {:user}, {:name}, {:input})`;

/** Number that the next thing done will have. */
export function nextSeq(tx: CoreApp): number {
  const row = new DynamicModel({ seq: 0 });
  tx.db().newQuery('SELECT COALESCE(max(seq), 0) + 1 AS seq FROM action').one(row);
  return row.seq as number;
}

interface LoggedAction {
  /** The hour that the airline has been settled to: the next one may be half settled, and a replay acts where it did. */
  settled_hour: number;
  airline: string;
  user: string;
  name: string;
  input: unknown;
}

/** Writes into the log what is being done, from which the world can be played again; returns its number. */
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
 * Takes out of the log who somebody was and what they named things, when their airline goes. What they did to the world
 * stays, because others flew in it, and it can still be played again.
 */
export function forgetPerson(tx: CoreApp, airline: string): void {
  tx.db().newQuery(FORGET).bind({ airline, nobody: airline }).execute();
}
