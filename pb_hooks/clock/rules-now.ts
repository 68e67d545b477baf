import { WORLD_ID } from '#game/tables/world.ts';
import { hasNewRules } from '#game/world/rules-version.ts';
import { HOUR } from '#game/world/time.ts';
import { worldMinute } from './clock.ts';

/** Returns whether the rules of 0.3.0, of 0.5.0 and of 0.6.0 apply to an action at this moment. */
export function rulesNow(app: CoreApp): { newRules: boolean; hasRules05: boolean; hasRules06: boolean } {
  const world = app.findRecordById('world', WORLD_ID);
  const hour = Math.floor(worldMinute(app) / HOUR);
  return {
    newRules: hasNewRules(world.getInt('rules_from'), hour),
    hasRules05: hasNewRules(world.getInt('rules_05_from'), hour),
    hasRules06: hasNewRules(world.getInt('rules_06_from'), hour),
  };
}
