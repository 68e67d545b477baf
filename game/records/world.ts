import * as z from 'zod/mini';
import { WORLD_SPEED_MAX, WORLD_SPEED_MIN } from '../world-speed.ts';

/** Id of the one record of the collection `world`. */
export const WORLD_ID = 'world0000000000';

/** The world as everybody may see it. Times are game minutes since `start`, 00:00 UTC. */
export const worldSchema = z.object({
  /** YYYY-MM-DD */
  start: z.string(),
  /** In GET /api/am/world the clock at that moment; in the record, where it was last noted. */
  minute: z.number(),
  /** Last hour that is settled, −1 before the first. */
  hour: z.number(),
  /** Game minutes a real second. */
  speed: z.number(),
  paused: z.boolean(),
  /** US dollars a tonne. */
  fuel_price: z.number(),
  /** The price of each of the last days, the oldest first. */
  fuel_history: z.nullable(z.array(z.number())),
});
export type World = z.infer<typeof worldSchema>;

/** What an operator may change while the world runs. */
export const steerWorldSchema = z.strictObject({
  paused: z.optional(z.boolean()),
  speed: z.optional(z.number().check(z.gte(WORLD_SPEED_MIN), z.lte(WORLD_SPEED_MAX))),
  /** Whole hours to settle at once; the world must be paused. */
  advance: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
});
