import { WORLD_ID } from '#game/tables/world.ts';
import type { Strength } from '#game/world/temperament.ts';
import { HOUR } from '#game/world/time.ts';
import { logAction } from '../action/shared/log.ts';
import { foundingWorld } from './add-rival.ts';
import { foundStarting } from './found-starting.ts';

/** Name under which the log records the operator's setting. It is not an action. */
export const SETTING_RIVALS = 'world.rivals';

const SET = `
  UPDATE world SET rivals = {:rivals}, rival_strength = COALESCE(NULLIF({:strength}, ''), rival_strength)
  WHERE id = {:id}`;

export interface RivalSetting {
  rivals: number;
  strength?: Strength;
}

/**
 * Sets the number of airlines that the server runs, inside a transaction. New ones begin with a network as long
 * as the build has any left. The others are founded, and surplus ones wound up, when hours are settled. Logged,
 * because a replay needs it.
 * @param minute world minute
 * @throws ApiError 503 if the process ends before all are founded
 */
export function setRivals(tx: CoreApp, minute: number, { rivals, strength }: RivalSetting): void {
  const world = tx.findRecordById('world', WORLD_ID);
  const settled_hour = world.getInt('hour');
  const input = strength ? { rivals, strength } : { rivals };
  logAction(tx, minute, { settled_hour, airline: '', user: '', name: SETTING_RIVALS, input });
  const founding = foundingWorld(world, Math.max(minute, settled_hour * HOUR), settled_hour);
  const missing = rivals - tx.countRecords('rival');
  if (missing > 0) foundStarting(tx, founding, missing);
  tx.db()
    .newQuery(SET)
    .bind({ rivals, strength: strength ?? '', id: WORLD_ID })
    .execute();
}
