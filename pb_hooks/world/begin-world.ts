import { WORLD_ID } from '#game/tables/world.ts';
import { RIVALS_DEFAULT, STRENGTH_DEFAULT } from '#game/world/temperament.ts';
import { isStopped } from '#game/world/world-clock.ts';
import { guard } from '../platform/http/handle-request.ts';
import { command } from '../platform/operator/command.ts';
import { config } from '../platform/operator/config.ts';
import { hasAnchor, readClock } from './clock/clock.ts';
import { forgetPages } from './clock/journal.ts';
import { noteClock } from './clock/note-clock.ts';
import { endWork } from './end-work.ts';
import { planOpening } from './opening.ts';

function begin(app: CoreApp): void {
  const { rivals, rivalStrength } = config(app).world;
  const world = app.findRecordById('world', WORLD_ID);
  const isNew = world.getInt('hour') === -1 && app.countRecords('action') === 0;
  if (!isNew && rivals !== null && rivals !== world.getInt('rivals'))
    console.warn(
      `AM_WORLD_RIVALS has no effect: this world has ${world.getInt('rivals')} rivals. Change them with POST /api/am/world.`,
    );
  const count = isNew ? (rivals ?? RIVALS_DEFAULT) : 0;
  // The clock is by far the largest module, and a stopped world does not need it.
  if (count > 0) {
    const strength = rivalStrength ?? STRENGTH_DEFAULT;
    planOpening(app, { rivals: count, strength });
  } else if (!isStopped(readClock(app))) {
    // Loaded now, while memory growth is low (server/start.go).
    require(`${__hooks}/clock.js`);
  }
}

/** Begins the world after the server is prepared. */
export function beginWorld(event: core.BootstrapEvent): void {
  guard(event, 'Beginning the world', (e) => {
    e.next();
    if (command() !== 'serve') return;
    begin(e.app);
    forgetPages(e.app);
  });
}

/** Stops the clock when the process ends. Console commands without a clock end here as well. */
export function stopClock(event: core.TerminateEvent): void {
  guard(event, 'Stopping the clock', (e) => {
    endWork(e.app);
    if (hasAnchor(e.app)) noteClock(e.app);
    e.next();
  });
}
