import { WORLD_ID } from '../../../game/records/world.ts';
import { DAY, HOUR } from '../../../game/time.ts';
import { startWeekMinute } from '../../../game/timetable/clock.ts';
import { inTransaction } from '../../http/in-transaction.ts';
import { readJson } from '../../http/read-json.ts';
import { pacedChunks } from '../paced-chunks.ts';
import { DAILY_TURN_OF_ALL } from '../slots.ts';
import type { Stopwatch } from '../stopwatch.ts';
import { findOldRows } from './find-old-rows.ts';
import { deletion, rowsIn, type Step } from './steps.ts';
import { writeSteps } from './write-steps.ts';

/** Airlines whose old rows are read together. */
const TOGETHER = 10;

const TURN = `SELECT COALESCE(json_group_array(value), '[]') AS json FROM (${DAILY_TURN_OF_ALL} ORDER BY value)`;

/** Those whose second flight left before today are of no use any more. */
const OLD_TRANSFERS = `
  SELECT COALESCE(json_group_array(id), '[]') AS json FROM transfer WHERE departs < {:today}`;

function writePaced(app: CoreApp, watch: Stopwatch, steps: readonly Step[]): void {
  for (const chunk of pacedChunks(app, watch, 'compact', steps, rowsIn))
    inTransaction(app, (tx) => writeSteps(tx, chunk));
}

/**
 * Deletes the connecting passengers of yesterday. Sums up what is old, for the airlines whose turn it is in an hour: each
 * once a day. So the data folder of a world grows by some rows a year for each airline and route, however much is flown.
 * Cash stays the sum of the ledger.
 *
 * Comes after all airlines have been settled and before the hour ends, in transactions that are as short as those of
 * settlement. If it is broken off, the hour is not over: it begins again and finds what is left.
 */
export function compactOldRows(app: CoreApp, hour: number, watch: Stopwatch): void {
  const minute = hour * HOUR;
  const today = minute - (minute % DAY);
  const startsAt = startWeekMinute(app.findRecordById('world', WORLD_ID).getString('start'));
  const airlines = readJson<string[]>(app, TURN, { hour });
  writePaced(app, watch, deletion('transfer', readJson<string[]>(app, OLD_TRANSFERS, { today })));
  for (let from = 0; from < airlines.length; from += TOGETHER)
    writePaced(app, watch, findOldRows(app, airlines.slice(from, from + TOGETHER), today, startsAt));
  watch.lap('compacted');
}
