import { SETTLEMENT_PART } from '#game/tables/settlement-part.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { Marks } from '../state/plan-marks.ts';
import { run } from '../state/read-rows.ts';

/**
 * A part of an hour: airlines that were planned and written together. The log keeps it if a player acted
 * while the hour was being settled, so that a replay can settle the same airlines from the same state.
 */
export interface SettledPart {
  hour: number;
  /** Index within the hour, from 0. */
  part: number;
  marks: Marks;
  /**
   * Id of the last airline written. Empty for the part that writes all remaining airlines and ends the hour.
   */
  last: string;
  /** Ids of earlier airlines that were planned but not written, because they had changed. */
  skipped: string[];
}

/** Index of the part of an hour in which shares are traded. It is the first one. */
export const SHARES_PART = -3;
/** Index of the part of an hour in which slots are auctioned. It comes before rivals act. */
export const AUCTION_PART = -2;
/** Index of the part of an hour in which rivals act. It comes before the parts that settle airlines. */
export const RIVALS_PART = -1;

const NEXT = 'SELECT max(COALESCE(max(part) + 1, 0), 0) AS json FROM settlement_part WHERE hour = {:hour}';
const LAST_ACTION = 'SELECT COALESCE(max(seq), 0) AS json FROM action';
const NOTE = insertInto(
  SETTLEMENT_PART,
  {},
  'ON CONFLICT (id) DO UPDATE SET last = excluded.last, skipped = excluded.skipped',
);
const FIRST_SEQ = `
  SELECT COALESCE(min(marks ->> '$[0][1]'), {:seq}) AS json FROM settlement_part WHERE hour = {:hour}`;
const FORGET = 'DELETE FROM settlement_part WHERE hour = {:hour}';

/** Returns the index of an hour's next part. */
export const nextPart = (app: CoreApp, hour: number): number => readJson(app, NEXT, { hour });

/** Returns the marks of reads inside a transaction: no action can come in between. */
export const marksNow = (tx: CoreApp): Marks => [[0, readJson<number>(tx, LAST_ACTION)]];

/** Records the progress of a part, in the transaction that writes its airlines. */
export const notePart = (tx: CoreApp, part: SettledPart): void =>
  writeRows(tx, NOTE, [{ ...part, id: recordId(['part', part.hour, part.part]) }]);

/**
 * Ends the log of an hour. Deletes it if no action has come since the first read, because a replay does not
 * need it then.
 */
export function endParts(tx: CoreApp, end: SettledPart): void {
  const seq = end.marks[0]?.[1] ?? 0;
  if (readJson<number>(tx, FIRST_SEQ, { hour: end.hour, seq }) === seq) run(tx, FORGET, { hour: end.hour });
  else notePart(tx, end);
}
