import * as z from 'zod/mini';

/** What an import says it did. */
export const importResultSchema = z.object({
  inserted: z.number(),
  updated: z.number(),
  unchanged: z.number(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

const number = (value: number) => value.toLocaleString('en-US');

/** What an import did, in words. */
export const describeResult = ({ inserted, updated, unchanged }: ImportResult): string =>
  `${number(inserted)} added, ${number(updated)} changed, ${number(unchanged)} as before`;
