import { steerWorldSchema, WORLD_ID } from '../../game/records/world.ts';
import { HOUR } from '../../game/time.ts';
import { answer } from '../http/answer.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { readBody } from '../http/read-body.ts';
import { settleHour } from '../settlement/settle-hour.ts';
import { clockMinute, noteSettled, readAnchor, setAnchor } from './clock.ts';
import { emptyJournal } from './journal.ts';

/** Settles so many hours at once. The clock then stands at the beginning of the last of them. */
function advance(app: CoreApp, hours: number): void {
  const first = readAnchor(app).hour + 1;
  for (let hour = first; hour < first + hours; hour++) {
    settleHour(app, hour);
    noteSettled(app, hour);
  }
  emptyJournal(app);
}

/** POST /api/am/world, for the operator: pauses and speeds up the world, or lets a paused one pass so many hours. */
export function steerWorld(e: core.RequestEvent): void {
  answer(e, () => {
    const wanted = readBody(e, steerWorldSchema);
    const before = readAnchor(e.app);
    const now = Date.now();
    const paused = wanted.paused ?? before.paused;
    if (wanted.advance !== undefined && !paused) {
      throw fieldErrors('Pause the world first.', {
        advance: { code: 'validation_world_runs', message: 'Only a paused world can be advanced.' },
      });
    }
    // The clock goes on from where it is, at its new speed.
    setAnchor(e.app, {
      ...before,
      minute: Math.min(clockMinute(before, now), (before.hour + 1) * HOUR),
      at: now,
      paused,
      speed: wanted.speed ?? before.speed,
    });
    if (wanted.advance !== undefined) advance(e.app, wanted.advance);
    const anchor = readAnchor(e.app);
    const world = e.app.findRecordById('world', WORLD_ID);
    world.set('paused', anchor.paused);
    world.set('speed', anchor.speed);
    world.set('minute', Math.floor(anchor.minute));
    e.app.save(world);
    e.json(200, world);
  });
}
