import * as z from 'zod/mini';
import type { BodyLimits } from '../platform/config/body-limits.ts';

/** Number of issues after which a list is not checked any further. A response names at most this many. */
const ISSUES_MAX = 20;

/**
 * Schema of a list with a minimum and maximum length. It checks the length first and stops after 20 issues. A
 * plain `z.array` would check every entry and describe every issue.
 */
export const listOf = <Item extends z.core.$ZodType>(item: Item, min: number, max: number) =>
  z.pipe(
    // The length check is a step of its own. Otherwise, if the input is a string, zod also counts its
    // characters, which is slow.
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
 * Returns the body limits for a list with a maximum number of entries.
 * @param bytes of one entry as JSON, including white space
 * @param tokens of one entry: its commas and brackets, and the comma after it
 */
export const listLimits = (entries: number, bytes: number, tokens: number): BodyLimits => ({
  bytes: 1_000 + entries * bytes,
  tokens: 100 + entries * tokens,
});

/** Returns the schema of a record id. @param what named by the message, such as `a route` */
export const idOf = (what: string) =>
  z.string().check(z.regex(/^[a-z0-9]{15}$/, `Must be the id of ${what}`));

export const aircraft = idOf('an aircraft');

/** Key of an aircraft model. */
export const model = z.string().check(z.minLength(1), z.maxLength(40));

/**
 * Whole US dollars as the player saw them. If the price has changed, the action is rejected and nothing is
 * charged.
 */
export const seenPrice = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
