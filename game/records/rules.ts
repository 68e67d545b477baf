import * as z from 'zod/mini';
import { DAY } from '../time.ts';

/** What an airline leaves to rules. Absent ones have the default of `rulesOf`. */
export const rulesSchema = z.lazy(() =>
  z.strictObject({
    /** Plan this check into the quietest gap as soon as it is due. */
    auto_line: z.optional(z.boolean()),
    auto_a: z.optional(z.boolean()),
    auto_c: z.optional(z.boolean()),
    auto_d: z.optional(z.boolean()),
    /** Fly an aircraft that is not where its week goes on to there, empty. */
    position: z.optional(z.boolean()),
    /** Let an aircraft that stands idle fly for one that cannot, or only hours late. */
    spare: z.optional(z.boolean()),
    /** Cancel an aircraft's last flight of the day from the hub when it would leave so many minutes late or more; 0: never. */
    drop_late_after: z.optional(z.int().check(z.gte(0), z.lte(DAY))),
  }),
);
export type Rules = Required<z.infer<typeof rulesSchema>>;

/** Line and A checks look after themselves from the first day; the dear ones are asked for. */
export const DEFAULT_RULES: Rules = {
  auto_line: true,
  auto_a: true,
  auto_c: false,
  auto_d: false,
  position: true,
  spare: false,
  drop_late_after: 0,
};

/** The rules in force, from what is stored; what cannot be read counts as not set. */
export const rulesOf = (stored: unknown): Rules => ({
  ...DEFAULT_RULES,
  // Most airlines have set none, and the schema is not needed then.
  ...(stored === null ? {} : (rulesSchema.safeParse(stored).data ?? {})),
});
