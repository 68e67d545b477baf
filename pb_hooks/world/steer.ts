import type * as z from 'zod/mini';
import { steerWorldSchema } from '#game/world/steer-world.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { fieldErrors } from '../platform/http/field-errors.ts';
import { handleRequest } from '../platform/http/handle-request.ts';
import { readBody } from '../platform/http/read-body.ts';
import { setRivals } from '../rivals/set-rivals.ts';
import { advance } from './advance.ts';
import { readClock, steerClock, worldMinute } from './clock/clock.ts';
import { notePresent } from './clock/rest.ts';
import { saveClock } from './clock/save-clock.ts';
import { oneAtATime } from './one-at-a-time.ts';

type Wanted = z.infer<typeof steerWorldSchema>;

function steer(app: CoreApp, { advance: hours, speed, paused, rivals }: Wanted): core.Record {
  if (hours !== undefined && !(paused ?? readClock(app).paused)) {
    throw fieldErrors('Pause the world first.', {
      advance: { code: 'validation_world_runs', message: 'Only a paused world can be advanced.' },
    });
  }
  steerClock(app, { speed, paused, ...(paused === false ? { resting: false } : {}) });
  // A world that its operator resumes runs for a while, as if a player had come.
  if (paused === false) notePresent(app);
  if (rivals !== undefined) inTransaction(app, (tx) => setRivals(tx, worldMinute(app), { rivals }));
  if (hours !== undefined) advance(app, hours);
  return saveClock(app);
}

/**
 * POST /api/am/world, for the operator: pauses the world, sets its speed or the number of rivals, or advances a paused
 * world by some hours. Runs one request at a time, and never while the clock settles an hour.
 */
export function steerWorld(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const wanted = readBody(e, steerWorldSchema);
    oneAtATime(e.app, wanted.advance === undefined ? 'steer' : 'advance', () => {
      e.json(200, steer(e.app, wanted));
    });
  });
}
