import * as z from 'zod/mini';
import { isSeen } from '../airline/airline-name.ts';
import { cabinSchema } from '../fleet/aircraft/cabin.ts';
import { CHECK_KINDS } from '../fleet/aircraft/maintenance.ts';
import { hasFewMarks, TOO_MANY_MARKS } from '../platform/text/marks.ts';
import { aircraft, idOf, listOf, model, seenPrice } from './input.ts';
import { LEASE_MAX, ORDER_MAX } from './limits.ts';

const count = (max: number) => z.int().check(z.gte(1), z.lte(max));

const work = idOf('planned work');

/** Maximum length of an aircraft's name, in characters. */
export const AIRCRAFT_NAME_MAX = 40;

export const aircraftNameSchema = z.string().check(
  z.trim(),
  z.maxLength(AIRCRAFT_NAME_MAX, { abort: true }),
  z.refine((name) => [...name].every(isSeen), 'Must not contain invisible characters'),
  z.refine(hasFewMarks, TOO_MANY_MARKS),
);

export const FLEET_ACTIONS = {
  /** `price`: the weekly rate per aircraft. */
  'fleet.lease': z.lazy(() =>
    z.strictObject({
      model,
      count: count(LEASE_MAX),
      cabin: z.optional(cabinSchema),
      price: seenPrice,
    }),
  ),
  /** `price`: for the whole order, cabins included. */
  'fleet.buy': z.lazy(() =>
    z.strictObject({ model, count: count(ORDER_MAX), cabin: z.optional(cabinSchema), price: seenPrice }),
  ),
  'fleet.sell': z.lazy(() => z.strictObject({ aircraft, price: seenPrice })),
  'fleet.return': z.lazy(() => z.strictObject({ aircraft })),
  /** Only for an aircraft that has not been delivered yet. */
  'fleet.cancel': z.lazy(() => z.strictObject({ aircraft })),
  /** The aircraft of one order. See `game/actions/undo.ts` for the deadline. */
  'fleet.undo': z.lazy(() => z.strictObject({ aircraft: listOf(aircraft, 1, ORDER_MAX) })),
  'fleet.refit': z.lazy(() => z.strictObject({ aircraft, cabin: cabinSchema, price: seenPrice })),
  'fleet.rename': z.lazy(() =>
    z.strictObject({
      aircraft,
      name: aircraftNameSchema,
    }),
  ),
  'maintenance.plan': z.lazy(() =>
    z.strictObject({
      aircraft,
      kind: z.enum(CHECK_KINDS),
      /** World minute. */
      starts: z.int().check(z.gte(0), z.lte(1_000_000_000)),
      price: seenPrice,
    }),
  ),
  /** `price`: what cancelling a refit costs; not needed where that is nothing. */
  'maintenance.cancel': z.lazy(() => z.strictObject({ maintenance: work, price: z.optional(seenPrice) })),
  /** Of a refit; `game/actions/undo.ts` says until when. */
  'maintenance.undo': z.lazy(() => z.strictObject({ maintenance: work })),
} as const;
