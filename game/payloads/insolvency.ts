import * as z from 'zod/mini';
import { WAY_KINDS } from '../bank/ways-out.ts';
import { FRESH_START_REASONS } from '../tables/fresh-start.ts';

const figure = z.number();

/** Response of GET /api/am/insolvency: how far the caller's airline is beyond its overdraft limit. */
export const insolvencySchema = z.object({
  /** World minutes at which it began, and at which an administrator takes over. Both 0 if it is solvent. */
  since: figure,
  until: figure,
  /** Whole US dollars: cash, missed instalments with their interest, the debt that cash may reach, and what is missing. */
  cash: figure,
  overdue: figure,
  limit: figure,
  missing: figure,
  /** The quickest ways out: see `quickestWays`. */
  ways: z.array(
    z.object({
      kind: z.enum(WAY_KINDS),
      steps: z.array(z.object({ id: z.string(), name: z.string(), brings: figure })),
      brings: figure,
      gains: figure,
      saves: figure,
      isEnough: z.boolean(),
    }),
  ),
});
export type Insolvency = z.infer<typeof insolvencySchema>;

/** Response of GET /api/am/start: when the caller may found an airline, and why not before. */
export const freshStartSchema = z.object({
  /** World minute. In the past, or 0, if the player may found one now. */
  until: figure,
  /** Null if nothing has happened. */
  reason: z.nullable(z.enum(FRESH_START_REASONS)),
  /** Name of the airline that an administrator has wound up, or empty. */
  name: z.string(),
  /** World minute at which it ended. */
  ended: figure,
  /** See `FRESH_START`. */
  proceeds: figure,
  repaid: figure,
  writtenOff: figure,
});
export type FreshStart = z.infer<typeof freshStartSchema>;
