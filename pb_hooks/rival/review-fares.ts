import type { ActionInput } from '#game/actions/actions.ts';
import { isFareReview, respondFares } from '#game/rival/respond-fares.ts';
import { TEMPERS } from '#game/rival/temper.ts';
import { HOUR } from '#game/world/time.ts';
import { readJson } from '../db/read-json.ts';
import { readRouteWeeks } from '../settlement/forecast/read-route-weeks.ts';
import { readModels } from '../settlement/state/read-world.ts';
import type { RivalTurn } from './read-view.ts';

const OWN = `
  SELECT COALESCE(json_group_array(id), '[]') AS json FROM (
    SELECT id FROM route WHERE airline = {:airline} ORDER BY id)`;

/** Returns the fares that a rival changes in its turn: those of a tenth of its routes. */
export function reviewFares(
  app: CoreApp,
  { airline, temperament, hour, world }: RivalTurn,
): ActionInput<'route.fares'>['routes'] {
  const minute = hour * HOUR;
  const ids = readJson<string[]>(app, OWN, { airline }).filter((id) => isFareReview(id, minute));
  if (ids.length === 0) return [];
  const weeks = readRouteWeeks(app, { ...world, minute }, readModels(app), ids);
  return ids.flatMap((route) => {
    const week = weeks.get(route);
    const fares = week && respondFares(week, TEMPERS[temperament]);
    return fares ? [{ route, ...fares }] : [];
  });
}
