import * as z from 'zod/mini';

/** Id of a record, as every collection has them. */
export const idOf = (what: string) =>
  z.string().check(z.regex(/^[a-z0-9]{15}$/, `Must be the id of ${what}`));

/** Whole US dollars that the player saw; another figure by now is refused, never charged. */
export const seenPrice = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
