import { recordId } from '../../game/record-id.ts';
import { readJson } from '../http/read-json.ts';
import type { Marks } from './plan-marks.ts';
import { run } from './read-rows.ts';

/**
 * A part of an hour: airlines that were planned together and written. The log keeps it if somebody acted while the hour
 * was being settled, so that a replay can settle the same airlines from the same state.
 */
export interface SettledPart {
  hour: number;
  /** Counted within the hour, from 0. */
  part: number;
  marks: Marks;
  /** Id of the last airline written; empty for the part that takes all that are left and ends the hour. */
  last: string;
  /** Ids of airlines before that which were planned and not written, because they had changed. */
  skipped: string[];
}

const NEXT = 'SELECT COALESCE(max(part) + 1, 0) AS json FROM settlement_part WHERE hour = {:hour}';
const LAST_ACTION = 'SELECT COALESCE(max(seq), 0) AS json FROM action';
const NOTE = `
  INSERT INTO settlement_part (id, hour, part, marks, last, skipped)
  VALUES ({:id}, {:hour}, {:part}, {:marks}, {:last}, {:skipped})
  ON CONFLICT (id) DO UPDATE SET last = excluded.last, skipped = excluded.skipped`;
const FIRST_SEQ = `
  SELECT COALESCE(min(marks ->> '$[0][1]'), {:seq}) AS json FROM settlement_part WHERE hour = {:hour}`;
const FORGET = 'DELETE FROM settlement_part WHERE hour = {:hour}';

/** Number that the next part of an hour has. */
export const nextPart = (app: CoreApp, hour: number): number => readJson(app, NEXT, { hour });

/** Marks of what is read in a transaction: nobody acts in between. */
export const marksNow = (tx: CoreApp): Marks => [[0, readJson<number>(tx, LAST_ACTION)]];

/** Writes down what has been written of a part, in the same transaction. */
export function notePart(tx: CoreApp, { hour, part, marks, last, skipped }: SettledPart): void {
  const id = recordId(['part', hour, part]);
  run(tx, NOTE, { id, hour, part, marks: JSON.stringify(marks), last, skipped: JSON.stringify(skipped) });
}

/** Ends the log of an hour. If nobody has acted since it was first read, a replay needs none. */
export function endParts(tx: CoreApp, end: SettledPart): void {
  const seq = end.marks[0]?.[1] ?? 0;
  if (readJson<number>(tx, FIRST_SEQ, { hour: end.hour, seq }) === seq) run(tx, FORGET, { hour: end.hour });
  else notePart(tx, end);
}
