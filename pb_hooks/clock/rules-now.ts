import { WORLD_ID } from '#game/tables/world.ts';
import { hasNewRules } from '#game/world/rules-version.ts';
import { HOUR } from '#game/world/time.ts';
import { worldMinute } from './clock.ts';

/** Checks whether the rules of 0.3.0 apply to an action at this moment. */
export const hasNewRulesNow = (app: CoreApp): boolean =>
  hasNewRules(
    app.findRecordById('world', WORLD_ID).getInt('rules_from'),
    Math.floor(worldMinute(app) / HOUR),
  );
