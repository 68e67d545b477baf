import { settleHour } from '../settlement/settle-hour.ts';
import { noteSettled, readClock } from './clock.ts';
import { emptyJournal } from './journal.ts';

/**
 * Settles several hours at once. The clock is then at the beginning of the last of them. Call it within `oneAtATime`.
 *
 * @param goOn asked before each hour; the rest is left if it says no
 */
export function advance(app: CoreApp, hours: number, goOn: () => boolean = () => true): void {
  const first = readClock(app).hour + 1;
  for (let hour = first; hour < first + hours && goOn(); hour++) {
    settleHour(app, hour);
    noteSettled(app, hour);
  }
  emptyJournal(app);
}
