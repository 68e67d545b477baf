import { settleHour } from '../settlement/settle-hour.ts';
import { noteSettled, readClock } from './clock/clock.ts';
import { rejectWhenEnding } from './clock/ending.ts';
import { emptyJournal } from './clock/journal.ts';

/**
 * Settles several hours. Afterwards the clock is at the start of the last of them. Call it within
 * `oneAtATime`.
 * @param goOn called before each hour; stops if it returns false
 * @throws ApiError 503 before the next hour if the process ends
 */
export function advance(app: CoreApp, hours: number, goOn: () => boolean = () => true): void {
  const first = readClock(app).hour + 1;
  for (let hour = first; hour < first + hours && goOn(); hour++) {
    rejectWhenEnding(app);
    settleHour(app, hour);
    noteSettled(app, hour);
  }
  emptyJournal(app);
}
