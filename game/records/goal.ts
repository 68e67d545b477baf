import * as z from 'zod/mini';
import { GOAL_NAMES } from '../airline/goals.ts';

/** A goal reached by an airline. */
export const goalSchema = z.object({
  id: z.string(),
  airline: z.string(),
  goal: z.enum(GOAL_NAMES),
  /** World minute at which this was detected. */
  minute: z.number(),
});
