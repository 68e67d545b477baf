import type * as z from 'zod/mini';
import { WORLD_ID } from '#game/tables/world.ts';
import { steerWorldSchema } from '#game/world/steer-world.ts';
import { storedClock } from '#game/world/world-clock.ts';
import { readClock, steerClock } from '../clock/clock.ts';
import { noteOn } from '../clock/note-clock.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { handleRequest } from '../http/handle-request.ts';
import { readBody } from '../http/read-body.ts';
import { advance } from './advance.ts';
import { oneAtATime } from './one-at-a-time.ts';

type Wanted = z.infer<typeof steerWorldSchema>;

/** Writes the current clock and notifies clients by saving the world as a record. */
function saveClock(app: CoreApp): core.Record {
  const clock = readClock(app);
  return inTransaction(app, (tx) => {
    const world = tx.findRecordById('world', WORLD_ID);
    world.set('paused', clock.paused);
    world.set('speed', clock.speed);
    noteOn(world, storedClock(clock));
    tx.save(world);
    return world;
  });
}

function steer(app: CoreApp, { advance: hours, speed, paused }: Wanted): core.Record {
  if (hours !== undefined && !(paused ?? readClock(app).paused)) {
    throw fieldErrors('Pause the world first.', {
      advance: { code: 'validation_world_runs', message: 'Only a paused world can be advanced.' },
    });
  }
  steerClock(app, { speed, paused });
  if (hours !== undefined) advance(app, hours);
  return saveClock(app);
}

/**
 * POST /api/am/world, for the operator: pauses the world, sets its speed, or advances a paused world by some
 * hours. Runs one request at a time, and never while the clock settles an hour.
 */
export function steerWorld(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const wanted = readBody(e, steerWorldSchema);
    oneAtATime(e.app, wanted.advance === undefined ? 'steer' : 'advance', () => {
      e.json(200, steer(e.app, wanted));
    });
  });
}
