import * as z from 'zod/mini';
import { airlineNameSchema, colourSchema } from '../airline/airline.ts';
import { rulesSchema } from '../airline/rules.ts';
import { HEDGE_WEEKS_MAX, HEDGE_WEEKS_MIN } from '../operations/fuel/fuel-price.ts';
import { idOf, listOf, seenPrice } from './input.ts';

export const COMPANY_ACTIONS = {
  /** Name, colours or both. Allowed once per game week. */
  'airline.change': z.lazy(() =>
    z.strictObject({
      name: z.optional(airlineNameSchema),
      colour_primary: z.optional(colourSchema),
      colour_secondary: z.optional(colourSchema),
    }),
  ),
  'fuel.hedge': z.lazy(() =>
    z.strictObject({
      weeks: z.int().check(z.gte(HEDGE_WEEKS_MIN), z.lte(HEDGE_WEEKS_MAX)),
      /** Per day. */
      tonnes: z.int().check(z.gte(1), z.lte(1_000_000)),
      /** US dollars per tonne. */
      price: seenPrice,
    }),
  ),
  'rules.set': rulesSchema,
  /** Marks all notices as read if none is named. */
  'notices.read': z.lazy(() => z.strictObject({ notices: z.optional(listOf(idOf('a notice'), 0, 500)) })),
} as const;
