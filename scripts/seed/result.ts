import * as z from 'zod/mini';
import { describeFault } from '../data/fault.ts';

/** What an import says it did. */
export const importResultSchema = z.object({
  inserted: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  /** IATA codes of rows that were left out, because this world has no such airport. */
  unknown: z.optional(z.array(z.string())),
});
export type ImportResult = z.infer<typeof importResultSchema>;

const number = (value: number) => value.toLocaleString('en-US');

/** What an import did, in words. */
export const describeResult = ({ inserted, updated, unchanged, unknown = [] }: ImportResult): string =>
  [
    `${number(inserted)} added, ${number(updated)} changed, ${number(unchanged)} as before`,
    ...(unknown.length > 0 ? [`${number(unknown.length)} left out`] : []),
  ].join(', ');

/** Each row that was left out, with its line where the cargo's file has one, and why. */
export const describeLeftOut = (
  { unknown = [] }: ImportResult,
  lines: ReadonlyMap<string, number>,
): string[] =>
  unknown.map((iata) =>
    describeFault({
      line: lines.get(iata),
      column: 'iata',
      value: iata,
      message: 'is no airport of this world; the row was left out.',
    }),
  );
