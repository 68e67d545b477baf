import * as z from 'zod/mini';

const figure = z.number();
const figures = z.array(figure);

/** Response of GET /api/am/cash: cash of the airline in the past, and its forecast. Whole US dollars. */
export const cashSchema = z.object({
  /** World minute of the forecast. Its weeks begin here. */
  minute: figure,
  /** Cash at the end of past weeks and now, oldest first. */
  history: z.array(z.object({ minute: figure, cash: figure })),
  /** Expected payments by week. Costs are negative. */
  parts: z.object({
    flights: figures,
    leases: figures,
    instalments: figures,
    overdraft: figures,
    checks: figures,
    hedges: figures,
    certificates: figures,
  }),
  expected: figures,
  low: figures,
  high: figures,
  /** Cash last Monday as forecast a week earlier, and as it was. Null before there are two forecasts. */
  last: z.nullable(
    z.object({
      minute: figure,
      expected: figure,
      low: figure,
      high: figure,
      actual: figure,
      /** Entries of that week that no forecast can know, such as bought aircraft and new loans. */
      decided: figure,
    }),
  ),
});
export type Cash = z.infer<typeof cashSchema>;
