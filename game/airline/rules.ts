import * as z from 'zod/mini';
import { DAY } from '../world/time.ts';

/** An airline's automation rules. Missing ones have the default of `rulesOf`. */
export const rulesSchema = z.lazy(() =>
  z.strictObject({
    /** Plan this check in the quietest gap as soon as it is due. */
    auto_line: z.optional(z.boolean()),
    auto_a: z.optional(z.boolean()),
    auto_c: z.optional(z.boolean()),
    auto_d: z.optional(z.boolean()),
    /** Fly an aircraft that is out of position to the origin of its next leg, without passengers. */
    position: z.optional(z.boolean()),
    /** Let an idle aircraft substitute for one that cannot fly or is hours late. */
    spare: z.optional(z.boolean()),
    /**
     * Cancel an aircraft's last flight of the day from the hub if it would depart at least this many minutes
     * late. 0: never.
     */
    drop_late_after: z.optional(z.int().check(z.gte(0), z.lte(DAY))),
    /** Accept offers from players for aircraft that are not listed. */
    unlisted_offers: z.optional(z.boolean()),
  }),
);
export type Rules = Required<z.infer<typeof rulesSchema>>;

/** Line and A checks are automatic from the first day. The expensive ones need a decision. */
export const DEFAULT_RULES: Rules = {
  auto_line: true,
  auto_a: true,
  auto_c: false,
  auto_d: false,
  position: true,
  spare: false,
  drop_late_after: 0,
  unlisted_offers: true,
};

/** Returns the rules in force from the stored value. Unreadable values count as not set. */
export const rulesOf = (stored: unknown): Rules => ({
  ...DEFAULT_RULES,
  // Most airlines have not set any, so this skips the schema.
  ...(stored === null ? {} : (rulesSchema.safeParse(stored).data ?? {})),
});
