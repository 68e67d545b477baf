import { OPENING_HOURS } from '#game/rivals/reviews.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { type RivalSetting, setRivals } from '../rivals/set-rivals.ts';
import { advance } from './advance.ts';
import { readClock, worldMinute } from './clock/clock.ts';

/**
 * Founds the rivals of a new world and lets them fly until noon of the first day, so that the first player finds a
 * world that is alive. Continues where a call that failed has stopped.
 */
export function letRivalsFly(app: CoreApp, rivals: RivalSetting): void {
  if (app.findRecordById('world', WORLD_ID).getInt('rivals') !== rivals.rivals)
    inTransaction(app, (tx) => setRivals(tx, worldMinute(app), rivals));
  advance(app, OPENING_HOURS - 1 - readClock(app).hour);
}
