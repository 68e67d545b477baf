import * as z from 'zod/mini';
import { WEEK } from '../time.ts';
import { idOf, listLimits, listOf, seenPrice } from './input.ts';

const airport = idOf('an airport');
const route = idOf('a route');
const dollars = z.int();

const planned = z.strictObject({
  route,
  origin: airport,
  /** Minute of the week. */
  departs: z.int().check(z.gte(0), z.lt(WEEK)),
});

const FARES_MAX = 500;
const PLANS_MAX = 50;
const LEGS_MAX = 300;

/** Limits of the actions that need more than the default. A leg takes 70 bytes as JSON, a route's fares 100. */
export const NETWORK_LIMITS = {
  'route.fares': listLimits(FARES_MAX, 150, 6),
  'timetable.set': listLimits(PLANS_MAX * (LEGS_MAX + 2), 80, 5),
} as const;

export const NETWORK_ACTIONS = {
  'route.open': z.lazy(() => z.strictObject({ from: airport, to: airport, price: seenPrice })),
  'route.close': z.lazy(() => z.strictObject({ route })),
  /** `game/undo.ts` says until when. */
  'route.undo': z.lazy(() => z.strictObject({ route })),
  'route.fares': z.lazy(() =>
    z.strictObject({
      routes: listOf(
        z.strictObject({ route, economy: dollars, business: dollars, first: dollars }),
        1,
        FARES_MAX,
      ),
    }),
  ),
  /** Replaces the whole week of each aircraft, all or nothing. `revision`: the aircraft's, as the player saw it. */
  'timetable.set': z.lazy(() =>
    z.strictObject({
      plans: listOf(
        z.strictObject({
          aircraft: idOf('an aircraft'),
          revision: z.int(),
          legs: listOf(planned, 0, LEGS_MAX),
        }),
        1,
        PLANS_MAX,
      ),
    }),
  ),
} as const;
