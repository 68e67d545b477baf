import * as z from 'zod/mini';
import { GOAL_NAMES } from '../goals.ts';

/** A goal that an airline has reached. */
export const goalSchema = z.object({
  id: z.string(),
  airline: z.string(),
  goal: z.enum(GOAL_NAMES),
  /** World minute at which it was noticed. */
  minute: z.number(),
});
