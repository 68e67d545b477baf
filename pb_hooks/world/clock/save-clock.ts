import { WORLD_ID } from '#game/tables/world.ts';
import { storedClock } from '#game/world/world-clock.ts';
import { inTransaction } from '#hooks/platform/db/in-transaction.ts';
import { readClock } from './clock.ts';
import { noteOn } from './note-clock.ts';

/** Writes the current clock and notifies clients by saving the world as a record. */
export function saveClock(app: CoreApp): core.Record {
  const clock = readClock(app);
  return inTransaction(app, (tx) => {
    const world = tx.findRecordById('world', WORLD_ID);
    world.set('paused', clock.paused);
    world.set('resting', clock.resting);
    world.set('speed', clock.speed);
    noteOn(world, storedClock(clock));
    tx.save(world);
    return world;
  });
}
