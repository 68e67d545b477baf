import * as z from 'zod/mini';
import type { BodyLimits } from '../body-limits.ts';

/** Number of issues after which a list is not checked any further: a response names no more. */
const ISSUES_MAX = 20;

/**
 * A list that is only looked at entry by entry if its length is allowed, and only until there are 20 issues. A plain
 * `z.array` checks every entry first, and describes each issue.
 */
export const listOf = <Item extends z.core.$ZodType>(item: Item, min: number, max: number) =>
  z.pipe(
    // The length in a step of its own: zod would also count the characters of a text in place of a list, slowly.
    z.pipe(z.array(z.unknown()), z.array(z.unknown()).check(z.minLength(min), z.maxLength(max))),
    z.transform((values: unknown[], context) => {
      const items: z.output<Item>[] = [];
      for (let index = 0; index < values.length && context.issues.length < ISSUES_MAX; index++) {
        const value = values[index];
        const parsed = z.safeParse(item, value);
        if (parsed.success) items.push(parsed.data);
        else
          for (const issue of parsed.error.issues)
            context.issues.push({
              ...issue,
              input: value,
              path: [index, ...issue.path],
            } as z.core.$ZodRawIssue);
      }
      return items;
    }),
  );

/**
 * Returns the limits of a body for a list with a maximum number of entries.
 * @param bytes of one entry as JSON, white space included
 * @param tokens of one entry: its commas and brackets, and the comma after it
 */
export const listLimits = (entries: number, bytes: number, tokens: number): BodyLimits => ({
  bytes: 1_000 + entries * bytes,
  tokens: 100 + entries * tokens,
});

/** Id of a record, as every collection has them. */
export const idOf = (what: string) =>
  z.string().check(z.regex(/^[a-z0-9]{15}$/, `Must be the id of ${what}`));

export const aircraft = idOf('an aircraft');

/** Key of an aircraft model. */
export const model = z.string().check(z.minLength(1), z.maxLength(40));

/** Whole US dollars that the player saw; another figure by now is refused, never charged. */
export const seenPrice = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
