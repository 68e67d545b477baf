import { isCategory } from '#game/tables/ledger-category.ts';
import { type Expression, nullable, numberOf } from '#hooks/platform/db/shape.ts';

/**
 * Returns the world minute at which an airline's first flight with passengers landed, or null if none has. Read from
 * the ledger, because compaction moves the first day of a route's history but keeps the minute of the first entry. An
 * index has the entries of an airline by minute.
 * @param airline SQL of the airline's id
 */
export const firstFlight = (airline: string): Expression<number | null> =>
  nullable(
    numberOf(
      `(SELECT l.minute FROM ledger l WHERE l.airline = ${airline} AND ${isCategory('l.category', 'tickets')} ORDER BY l.minute LIMIT 1)`,
    ),
  );
