import * as z from 'zod/mini';

/** A departure flown by a substitute for the scheduled aircraft, until it is dispatched. */
export const substitutionSchema = z.object({
  /** Id of its flight. */
  id: z.string(),
  leg: z.string(),
  /** World minute. */
  departs: z.number(),
  aircraft: z.string(),
  instead_of: z.string(),
});
export type Substitution = z.infer<typeof substitutionSchema>;
