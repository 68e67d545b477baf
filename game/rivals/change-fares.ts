import { nextFares } from '../demand/forecast/next-fares.ts';
import type { RouteWeek } from '../demand/forecast/route-week.ts';
import { CABIN_CLASSES, type PerClass } from '../fleet/aircraft/cabin.ts';
import { hashOf } from '../world/chance/hash.ts';
import { WEEK } from '../world/time.ts';
import { canAffordWar, foughtPairs, isAtWar, type Meeting, type SharedPair, warFares } from './fare-war.ts';
import type { RivalActionOf } from './rival-action.ts';
import { TEMPERS, type Temper } from './temper.ts';
import type { RivalView } from './view.ts';

/** Weeks in which a rival looks at the fares of each of its routes once. */
const EVERY_WEEKS = 4;
/** Largest change looked for. A rival goes half of the way, at most 8%. */
const REACH = 0.16;
const HALF = 0.5;

/** Checks whether a rival looks at the fares of a route in the week of a world minute. */
const isFareReview = (route: string, now: number): boolean =>
  Math.floor(now / WEEK) % EVERY_WEEKS === hashOf(['rival fares', route]) % EVERY_WEEKS;

/**
 * Returns a rival's response to the fares on a route: half of the way to the most profitable fares of its
 * forecast, against the present fares of all others. Null if they stay as they are.
 */
export function respondFares(week: RouteWeek, { fareRule }: Pick<Temper, 'fareRule'>): PerClass | null {
  const best = nextFares(week, fareRule, REACH);
  if (!best) return null;
  const fares = { ...week.fares };
  for (const name of CABIN_CLASSES) fares[name] = Math.round(fares[name] + (best[name] - fares[name]) * HALF);
  return fares;
}

type RouteFares = RivalActionOf<'route.fares'>['input']['routes'];

/** Knowledge of a rival about its fares and those of others. */
export interface FareView {
  airline: string;
  view: RivalView;
  /** Its pairs on which another airline flies, too. */
  shared: readonly SharedPair[];
  /** Reads all meetings of some airlines (ids). */
  meetingsOf: (airlines: readonly string[]) => readonly Meeting[];
  /** Reads the forecasts of some of its routes (ids). Expensive. */
  weeksOf: (routes: readonly string[]) => ReadonlyMap<string, RouteWeek>;
}

/** Returns the pairs on which a rival is at war. */
function warsOf({ airline, view: { now, cash }, shared, meetingsOf }: FareView): SharedPair[] {
  const possible = shared.filter((one) => isAtWar(one, now) && canAffordWar(one, cash));
  if (possible.length === 0) return [];
  const others = new Set(possible.map(({ other }) => other));
  return foughtPairs(airline, possible, meetingsOf([airline, ...others]));
}

/** Returns the best responses on a quarter of a rival's routes. @param fought ids of routes with a war */
function responses({ view, weeksOf }: FareView, fought: ReadonlySet<string>): RouteFares {
  const { temperament, now, routes } = view;
  const ids = routes.map(({ id }) => id).filter((id) => isFareReview(id, now) && !fought.has(id));
  if (ids.length === 0) return [];
  const weeks = weeksOf(ids);
  return ids.flatMap((route) => {
    const week = weeks.get(route);
    const fares = week && respondFares(week, TEMPERS[temperament]);
    return fares ? [{ route, ...fares }] : [];
  });
}

/** Changes fares in the rival's fare wars, and on a quarter of its other routes. Null if all stay. */
export function changeFares(facts: FareView): RivalActionOf<'route.fares'> | null {
  const wars = warsOf(facts);
  const fought = new Map<string, RouteFares[number]>();
  for (const war of wars) {
    const fares = warFares(war, TEMPERS[facts.view.temperament]);
    const known = fought.get(war.route);
    // Against two enemies on one route, the cheaper one counts.
    if (fares && !(known && known.economy <= fares.economy))
      fought.set(war.route, { route: war.route, ...fares });
  }
  const routes = [...fought.values(), ...responses(facts, new Set(wars.map(({ route }) => route)))];
  return routes.length > 0 ? { name: 'route.fares', input: { routes } } : null;
}
