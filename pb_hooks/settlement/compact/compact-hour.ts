import { startWeekMinute } from '#game/network/timetable/clock.ts';
import { MESSAGE_DAYS } from '#game/people/message/limits.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { inTransaction } from '#hooks/platform/db/in-transaction.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { pacedChunks } from '../pace/paced-chunks.ts';
import { DAILY_TURN_OF_ALL } from '../pace/slots.ts';
import type { Stopwatch } from '../pace/stopwatch.ts';
import { findOldRows } from './find-old-rows.ts';
import { type CompactStep, deletion, rowsIn } from './steps.ts';
import { writeSteps } from './write-steps.ts';

/** Number of airlines whose old rows are read together. */
const TOGETHER = 10;

const TURN = `SELECT COALESCE(json_group_array(value), '[]') AS json FROM (${DAILY_TURN_OF_ALL} ORDER BY value)`;

/** Connecting passengers whose second flight left before today. Nothing reads them any more. */
const OLD_TRANSFERS = `
  SELECT COALESCE(json_group_array(id), '[]') AS json FROM transfer WHERE departs < {:today}`;

/** Days for which world news are kept. */
const NEWS_DAYS = 364;

const OLD_NEWS = "SELECT COALESCE(json_group_array(id), '[]') AS json FROM news WHERE minute < {:before}";

const OLD_MESSAGES = `
  SELECT COALESCE(json_group_array(id), '[]') AS json FROM message
  WHERE uptime <= (SELECT uptime FROM world) - ${MESSAGE_DAYS} * 86400`;

function writePaced(app: CoreApp, watch: Stopwatch, steps: readonly CompactStep[]): void {
  for (const chunk of pacedChunks(app, watch, 'compact', steps, rowsIn))
    inTransaction(app, (tx) => writeSteps(tx, chunk));
}

/**
 * Deletes yesterday's connecting passengers, old news and old messages, and sums up the old rows of the airlines
 * whose turn it is, once per day each. A world's data folder therefore grows by only a few rows per year for each airline and route.
 * Cash stays the sum of the ledger.
 *
 * Runs after all airlines have been settled and before the hour ends, in transactions as short as those of
 * settlement. An interrupted run leaves the hour open. The hour then starts again and finds the remaining
 * rows.
 */
export function compactOldRows(app: CoreApp, hour: number, watch: Stopwatch): void {
  const minute = hour * HOUR;
  const today = minute - (minute % DAY);
  const airlines = readJson<string[]>(app, TURN, { hour });
  writePaced(app, watch, deletion('transfer', readJson<string[]>(app, OLD_TRANSFERS, { today })));
  const before = today - NEWS_DAYS * DAY;
  writePaced(app, watch, deletion('news', readJson<string[]>(app, OLD_NEWS, { before })));
  writePaced(app, watch, deletion('message', readJson<string[]>(app, OLD_MESSAGES)));
  if (airlines.length > 0) {
    const startsAt = startWeekMinute(app.findRecordById('world', WORLD_ID).getString('start'));
    for (let from = 0; from < airlines.length; from += TOGETHER)
      writePaced(app, watch, findOldRows(app, airlines.slice(from, from + TOGETHER), today, startsAt));
  }
  watch.lap('compacted');
}
