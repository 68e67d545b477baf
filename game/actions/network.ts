import * as z from 'zod/mini';
import { perClass } from '../fleet/aircraft/cabin.ts';
import { RULE_PERCENT_MAX, RULE_PERCENT_MIN } from '../network/route/fare-rule.ts';
import { BID_PRICE_MAX, BID_PRICE_MIN, LOTS_MAX } from '../slots/auction-limits.ts';
import { HOURS_A_WEEK, WEEK } from '../world/time.ts';
import { aircraft, idOf, listLimits, listOf, model, seenPrice } from './input.ts';
import { FARES_MAX, LEGS_MAX, PLANS_MAX } from './limits.ts';

const airport = idOf('an airport');
const route = idOf('a route');
const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be the code of a country'));
const dollars = z.int();
/** Of the reference fare. */
const percent = z.int().check(z.gte(RULE_PERCENT_MIN), z.lte(RULE_PERCENT_MAX));

/** Minute of the week. */
const departs = z.int().check(z.gte(0), z.lt(WEEK));

const weekHour = z.int().check(z.gte(0), z.lt(HOURS_A_WEEK));

const planned = z.strictObject({ route, origin: airport, departs });

/**
 * Limits of the actions that need more than the default. As JSON, a leg takes 70 bytes and a route's fares
 * take 100.
 */
export const NETWORK_LIMITS = {
  'route.fares': listLimits(FARES_MAX, 150, 6),
  'timetable.set': listLimits(PLANS_MAX * (LEGS_MAX + 2), 80, 5),
} as const;

/** Expensive actions, with the number of calls per player and minute. */
export const NETWORK_CALLS_PER_MINUTE = {
  'route.start': 60,
  'timetable.set': 60,
  'slot.bid': 60,
  'research.study': 60,
} as const;

export const NETWORK_ACTIONS = {
  /**
   * Applies for a certificate of the bloc of a country (ISO 3166). With `price`, it is rejected if the price of the
   * application has changed.
   */
  'certificate.apply': z.lazy(() => z.strictObject({ country, price: z.optional(seenPrice) })),
  /** Returns a certificate, or withdraws the application for it. */
  'certificate.return': z.lazy(() => z.strictObject({ country })),
  'route.open': z.lazy(() => z.strictObject({ from: airport, to: airport, price: seenPrice })),
  'route.close': z.lazy(() => z.strictObject({ route })),
  /**
   * Everything needed to fly a pair: the right, an aircraft, fares and a timetable, all or nothing. The
   * aircraft is either leased (`price`: its weekly rate) or an owned one without flights.
   */
  'route.start': z.lazy(() =>
    z.strictObject({
      from: airport,
      to: airport,
      /** Fee for the right to fly. */
      fee: seenPrice,
      lease: z.optional(z.strictObject({ model, price: seenPrice })),
      aircraft: z.optional(z.strictObject({ id: aircraft, revision: z.int() })),
      fares: z.strictObject(perClass(() => dollars)),
      legs: listOf(z.strictObject({ origin: airport, departs }), 1, LEGS_MAX),
    }),
  ),
  /**
   * With `aircraft`, the lease signed in the same action is undone too. See `game/actions/undo.ts` for the
   * deadline.
   */
  'route.undo': z.lazy(() => z.strictObject({ route, aircraft: z.optional(aircraft) })),
  'route.fares': z.lazy(() =>
    z.strictObject({
      routes: listOf(z.strictObject({ route, ...perClass(() => dollars) }), 1, FARES_MAX),
    }),
  ),
  /** Turns the fare rule of routes on with limits, in percent of the reference fare, or off with null. */
  'route.rule': z.lazy(() =>
    z.strictObject({
      routes: listOf(route, 1, FARES_MAX),
      rule: z.nullable(
        z
          .strictObject({ min: percent, max: percent })
          .check(z.refine(({ min, max }) => min <= max, 'The minimum must not exceed the maximum')),
      ),
    }),
  ),
  /**
   * Replaces the whole week of each aircraft, all or nothing. `revision`: the aircraft's revision as the
   * player saw it.
   */
  'timetable.set': z.lazy(() =>
    z.strictObject({
      plans: listOf(
        z.strictObject({
          aircraft,
          revision: z.int(),
          legs: listOf(planned, 0, LEGS_MAX),
        }),
        1,
        PLANS_MAX,
      ),
    }),
  ),
  /** Orders a market study of a pair, at the price that the player saw. */
  'research.study': z.lazy(() => z.strictObject({ origin: airport, destination: airport, price: seenPrice })),
  /**
   * Bids for slots at the next auction: `lots` in each of the hours, `price` US dollars per slot. Replaces the
   * airline's earlier bids for these hours. 0 lots withdraw them, at any price.
   */
  'slot.bid': z.lazy(() =>
    z
      .strictObject({
        airport,
        /** Hours of the week, 0 = Monday 00:00 UTC. */
        hours: listOf(weekHour, 1, HOURS_A_WEEK).check(
          z.refine((hours) => new Set(hours).size === hours.length, 'Must not contain an hour twice'),
        ),
        lots: z.int().check(z.gte(0), z.lte(LOTS_MAX)),
        price: z.int().check(z.gte(0), z.lte(BID_PRICE_MAX)),
      })
      .check(
        z.refine(({ lots, price }) => lots === 0 || price >= BID_PRICE_MIN, {
          path: ['price'],
          error: `Must be at least ${BID_PRICE_MIN}`,
        }),
      ),
  ),
} as const;
