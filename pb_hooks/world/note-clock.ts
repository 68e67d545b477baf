import { WORLD_ID } from '../../game/records/world.ts';
import { type StoredClock, storedClock } from '../../game/world-clock.ts';
import { readClock } from './clock.ts';

const NOTE = 'UPDATE world SET minute = {:minute}, minute_at = {:minute_at} WHERE id = {:id}';

/**
 * Writes the clock into the database without telling anybody. With `noteOn` this is the only place where it is written.
 * @param least world minute that it must not be noted below: the clock never starts again before something that was done
 */
export function noteClock(tx: CoreApp, least = 0): void {
  const anchor = readClock(tx);
  const stored = storedClock(anchor);
  const clock = stored.minute < least ? { minute: least, minute_at: anchor.at } : stored;
  tx.db()
    .newQuery(NOTE)
    .bind({ ...clock, id: WORLD_ID })
    .execute();
}

/** Puts the clock on the record of the world, which the caller saves. */
export function noteOn(world: core.Record, { minute, minute_at }: StoredClock): void {
  world.set('minute', minute);
  world.set('minute_at', minute_at);
}
