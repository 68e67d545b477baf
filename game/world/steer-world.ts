import * as z from 'zod/mini';
import { RIVALS_MAX } from './temperament.ts';
import { WORLD_SPEED_MAX, WORLD_SPEED_MIN } from './world-settings.ts';

/** Settings that an operator may change while the world runs. */
export const steerWorldSchema = z.strictObject({
  paused: z.optional(z.boolean()),
  speed: z.optional(z.number().check(z.gte(WORLD_SPEED_MIN), z.lte(WORLD_SPEED_MAX))),
  /** Number of airlines that the server runs. They are founded and wound up in the next hours. */
  rivals: z.optional(z.int().check(z.gte(0), z.lte(RIVALS_MAX))),
  /** Whole hours to settle immediately. The world must be paused. */
  advance: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
});
