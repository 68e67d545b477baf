import type { ActionInput } from '#game/actions/actions.ts';
import { canAffordWar, foughtPairs, isAtWar, type SharedPair, warFares } from '#game/rivals/fare-war.ts';
import { isFareReview, respondFares } from '#game/rivals/respond-fares.ts';
import { TEMPERS } from '#game/rivals/temper.ts';
import { HOUR } from '#game/world/time.ts';
import { readRouteWeeks } from '../demand/read-route-weeks.ts';
import { readJson } from '../platform/db/read-json.ts';
import { readMeetings, readSharedPairs } from './read-shared-pairs.ts';
import type { RivalTurn } from './rival-turn.ts';

type RouteFares = ActionInput<'route.fares'>['routes'];

const OWN = `
  SELECT COALESCE(json_group_array(id), '[]') AS json FROM (
    SELECT id FROM route WHERE airline = {:airline} ORDER BY id)`;
const CASH = 'SELECT cash AS json FROM airline WHERE id = {:airline}';

/** Returns the pairs on which a rival is at war. */
function warsOf(app: CoreApp, { airline, hour }: RivalTurn): SharedPair[] {
  const now = hour * HOUR;
  const cash = readJson<number>(app, CASH, { airline });
  const possible = readSharedPairs(app, airline, now).filter(
    (one) => isAtWar(one, now) && canAffordWar(one, cash),
  );
  if (possible.length === 0) return [];
  const meetings = readMeetings(app, [airline, ...new Set(possible.map(({ other }) => other))]);
  return foughtPairs(airline, possible, meetings);
}

/**
 * Returns the best responses on a tenth of a rival's routes.
 * @param bias see `fareBiasOf`
 * @param skipped ids of routes
 */
function responses(app: CoreApp, turn: RivalTurn, bias: number, skipped: ReadonlySet<string>): RouteFares {
  const { airline, temperament, hour, world, models } = turn;
  const minute = hour * HOUR;
  const own = readJson<string[]>(app, OWN, { airline });
  const ids = own.filter((id) => isFareReview(id, minute) && !skipped.has(id));
  if (ids.length === 0) return [];
  const weeks = readRouteWeeks(app, { ...world, minute }, models, ids);
  return ids.flatMap((route) => {
    const week = weeks.get(route);
    const fares = week && respondFares(week, TEMPERS[temperament], bias);
    return fares ? [{ route, ...fares }] : [];
  });
}

/**
 * Returns the fares that a rival changes in its turn: in its fare wars, and on a tenth of its other routes.
 * @param bias see `fareBiasOf`
 */
export function reviewFares(app: CoreApp, turn: RivalTurn, bias: number): RouteFares {
  const wars = warsOf(app, turn);
  const fought = new Map<string, RouteFares[number]>();
  for (const war of wars) {
    const fares = warFares(war, TEMPERS[turn.temperament]);
    const known = fought.get(war.route);
    // Against two enemies on one route, the cheaper one counts.
    if (fares && !(known && known.economy <= fares.economy))
      fought.set(war.route, { route: war.route, ...fares });
  }
  return [...fought.values(), ...responses(app, turn, bias, new Set(wars.map(({ route }) => route)))];
}
