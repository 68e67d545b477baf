import type { Route } from '#game/tables/route.ts';
import { HOUR, HOURS_A_WEEK } from '#game/world/time.ts';

/**
 * Checks whether data has routes whose fare rule has been reviewed after an hour, until another. The server writes the
 * time of the next review before the fares, so routes fetched in between have a new time but the old fares.
 */
export const hasReviewed = (data: unknown, after: number, until: number): boolean =>
  Array.isArray(data) &&
  data.some(
    ({ rule_max, rule_next = 0 }: Partial<Route>) =>
      rule_max && (rule_next <= until * HOUR || rule_next > (after + HOURS_A_WEEK) * HOUR),
  );
