import * as z from 'zod/mini';
import { WEEK } from '../time.ts';
import { idOf, seenPrice } from './input.ts';

const airport = idOf('an airport');
const route = idOf('a route');
const dollars = z.int();

const planned = z.strictObject({
  route,
  origin: airport,
  /** Minute of the week. */
  departs: z.int().check(z.gte(0), z.lt(WEEK)),
});

export const NETWORK_ACTIONS = {
  'route.open': z.lazy(() => z.strictObject({ from: airport, to: airport, price: seenPrice })),
  'route.close': z.lazy(() => z.strictObject({ route })),
  'route.fares': z.lazy(() =>
    z.strictObject({
      routes: z
        .array(z.strictObject({ route, economy: dollars, business: dollars, first: dollars }))
        .check(z.minLength(1), z.maxLength(500)),
    }),
  ),
  /** Replaces the whole week of each aircraft, all or nothing. `revision`: the aircraft's, as the player saw it. */
  'timetable.set': z.lazy(() =>
    z.strictObject({
      plans: z
        .array(
          z.strictObject({
            aircraft: idOf('an aircraft'),
            revision: z.int(),
            legs: z.array(planned).check(z.maxLength(300)),
          }),
        )
        .check(z.minLength(1), z.maxLength(50)),
    }),
  ),
} as const;
