import * as z from 'zod/mini';

/** A departure that another aircraft flies than the timetable has it flown by, as far as it is not dispatched yet. */
export const standInSchema = z.object({
  /** Its flight's. */
  id: z.string(),
  leg: z.string(),
  /** World minute. */
  departs: z.number(),
  aircraft: z.string(),
  instead_of: z.string(),
});
export type StandIn = z.infer<typeof standInSchema>;
