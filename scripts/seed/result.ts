import * as z from 'zod/mini';
import { describeViolation } from '../data/violation.ts';

/** Result of an import. */
export const importResultSchema = z.object({
  inserted: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  /** IATA codes of skipped rows, because this world has no such airport. */
  unknown: z.optional(z.array(z.string())),
});
export type ImportResult = z.infer<typeof importResultSchema>;

const number = (value: number) => value.toLocaleString('en-US');

/** Describes the result of an import. */
export const describeResult = ({ inserted, updated, unchanged, unknown = [] }: ImportResult): string =>
  [
    `${number(inserted)} added, ${number(updated)} changed, ${number(unchanged)} unchanged`,
    ...(unknown.length > 0 ? [`${number(unknown.length)} skipped`] : []),
  ].join(', ');

/** Describes each skipped row, with its line if the cargo's file has one, and the reason. */
export const describeLeftOut = (
  { unknown = [] }: ImportResult,
  lines: ReadonlyMap<string, number>,
): string[] =>
  unknown.map((iata) =>
    describeViolation({
      line: lines.get(iata),
      column: 'iata',
      value: iata,
      message: 'is not an airport of this world. The row was skipped.',
    }),
  );
