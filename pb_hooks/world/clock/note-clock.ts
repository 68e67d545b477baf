import { WORLD_ID } from '#game/tables/world.ts';
import { type StoredClock, storedClock } from '#game/world/world-clock.ts';
import { readClock } from './clock.ts';

const NOTE = 'UPDATE world SET minute = {:minute}, minute_at = {:minute_at} WHERE id = {:id}';

/**
 * Writes the clock to the database without notifying clients. Only this function and `noteOn` write it.
 * @param min minimum world minute to write, so that the clock never restarts before an action
 */
export function noteClock(tx: CoreApp, min = 0): void {
  const anchor = readClock(tx);
  const stored = storedClock(anchor);
  const clock = stored.minute < min ? { minute: min, minute_at: anchor.at } : stored;
  tx.db()
    .newQuery(NOTE)
    .bind({ ...clock, id: WORLD_ID })
    .execute();
}

/** Sets the clock on the record of the world. The caller saves it. */
export function noteOn(world: core.Record, { minute, minute_at }: StoredClock): void {
  world.set('minute', minute);
  world.set('minute_at', minute_at);
}
