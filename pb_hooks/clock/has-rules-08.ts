import { hasNewRules } from '#game/world/rules-version.ts';
import { HOUR } from '#game/world/time.ts';

/** Returns whether the rules of 0.8.0 apply at a world minute. @param world its record */
export const hasRules08At = (world: core.Record, minute: number): boolean =>
  hasNewRules(world.getInt('rules_08_from'), Math.floor(minute / HOUR));
