import { OPENING_HOURS } from '#game/rivals/opening.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { RIVALS_DEFAULT, STRENGTH_DEFAULT } from '#game/world/temperament.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { config } from '../platform/operator/config.ts';
import { setRivals } from '../rivals/set-rivals.ts';
import { advance } from './advance.ts';
import { worldMinute } from './clock/clock.ts';

/**
 * Founds the rivals of a new world and lets them fly until noon of the first day, so that the first player finds a
 * world that is alive.
 */
export function begin(app: CoreApp): void {
  const { rivals, rivalStrength } = config(app).world;
  const world = app.findRecordById('world', WORLD_ID);
  const isNew = world.getInt('hour') === -1 && app.countRecords('action') === 0;
  if (!isNew) {
    if (rivals !== null && rivals !== world.getInt('rivals'))
      console.warn(
        `AM_WORLD_RIVALS has no effect: this world has ${world.getInt('rivals')} rivals. Change them with POST /api/am/world.`,
      );
    return;
  }
  const count = rivals ?? RIVALS_DEFAULT;
  if (count === 0) return;
  const strength = rivalStrength ?? STRENGTH_DEFAULT;
  inTransaction(app, (tx) => setRivals(tx, worldMinute(app), { rivals: count, strength }));
  advance(app, OPENING_HOURS);
}
