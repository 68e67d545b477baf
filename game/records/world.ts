import * as z from 'zod/mini';
import { WORLD_SPEED_MAX, WORLD_SPEED_MIN } from '../world/world-speed.ts';

const text = z.string();
const figure = z.number();

/** Id of the only record of the collection `world`. */
export const WORLD_ID = 'world0000000000';

/** Public state of the world. Times are game minutes since `start`, 00:00 UTC. */
export const worldSchema = z.object({
  /** YYYY-MM-DD */
  start: text,
  /** Clock at `minute_at`. It has since advanced by `speed`, up to the end of the hour after `hour`. */
  minute: figure,
  /** Real time at which `minute` was written, ms since 1970. */
  minute_at: figure,
  /** Last settled hour; −1 before the first. */
  hour: figure,
  /** Game minutes per real second. */
  speed: figure,
  paused: z.boolean(),
  /** US dollars per tonne. */
  fuel_price: figure,
  /** Daily prices of the recent past, oldest first. */
  fuel_history: z.nullable(z.array(figure)),
});
export type World = z.infer<typeof worldSchema>;

/** Settings that an operator may change while the world runs. */
export const steerWorldSchema = z.strictObject({
  paused: z.optional(z.boolean()),
  speed: z.optional(z.number().check(z.gte(WORLD_SPEED_MIN), z.lte(WORLD_SPEED_MAX))),
  /** Whole hours to settle immediately. The world must be paused. */
  advance: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
});
