const DAY = 1_440;
const WEEK = 7 * DAY;
/** Weeks close on Wednesday, and settlement adds them on that day. */
const OPEN_DAYS = 3;

/** Minute of the week at the start of the world, and the end of the last week whose entries no longer change. */
const CLOSED = `
  SELECT starts_at, now - (now + starts_at) % ${WEEK}
    - iif((now + starts_at) % ${WEEK} < ${OPEN_DAYS * DAY}, ${WEEK}, 0) AS until
  FROM (SELECT hour * 60 AS now, (strftime('%w', start) + 6) % 7 * ${DAY} AS starts_at FROM world)`;
/** The place of a category makes the id unique, together with the airline and the week. */
const PAST = `
  WITH closed AS MATERIALIZED (${CLOSED}),
  past AS (
    SELECT l.airline, l.category, l.minute - (l.minute + c.starts_at) % ${WEEK} + ${WEEK} AS ends,
      sum(l.amount) AS amount
    FROM closed c CROSS JOIN airline a CROSS JOIN ledger l ON l.airline = a.id AND l.minute < c.until
      AND l.minute >= (SELECT COALESCE(max(s.ends), 0) FROM ledger_sum s WHERE s.airline = a.id)
    WHERE a.user <> ''
    GROUP BY 1, 3, 2)
  INSERT INTO ledger_sum (id, airline, category, ends, amount)
  SELECT substr(airline, 8) || printf('%03d%04d', dense_rank() OVER (ORDER BY category), ends / ${WEEK}),
    airline, category, ends, amount
  FROM past`;

/**
 * Sums up all closed weeks of the ledger in one statement. Without it, an airline of an older world would catch up by 13
 * weeks each Wednesday, and its statements would group all its entries until then.
 */
export function addPastSums(app: CoreApp): void {
  app.db().newQuery(PAST).execute();
}
