import type { Check } from './checks.ts';

/** Days in the history of the fuel price. */
const FUEL_DAYS = 60;

/** Checks that each hour was settled once, from the rows that an hour leaves besides those of airlines. */
export const HOUR_CHECKS: readonly Check[] = [
  {
    name: 'every hour is settled once, one after the other',
    broken: `
      SELECT days || ' days of fuel prices at hour ' || hour AS text FROM (
        SELECT hour, COALESCE(json_array_length(NULLIF(fuel_history, '')), 0) AS days FROM world
      ) WHERE days <> CASE WHEN hour < 0 THEN 0 ELSE min(${FUEL_DAYS}, hour / 24 + 1) END
      UNION ALL
      SELECT 'the clock is at minute ' || minute || ' and hour ' || hour FROM world
      WHERE minute NOT BETWEEN hour * 60 AND (hour + 1) * 60
      UNION ALL
      SELECT 'action ' || seq || ' at minute ' || minute || ' was settled to hour ' || settled_hour FROM action
      WHERE minute NOT BETWEEN settled_hour * 60 AND (settled_hour + 1) * 60
      UNION ALL
      SELECT 'action ' || seq || ' at hour ' || settled_hour || ' goes back from hour ' || before FROM (
        SELECT seq, settled_hour, lag(settled_hour) OVER (PARTITION BY airline ORDER BY seq) AS before FROM action
      ) WHERE settled_hour < before
      UNION ALL
      SELECT 'hour ' || p.hour || ' of ' || count(*) || ' parts is not over' FROM settlement_part p, world w
      GROUP BY p.hour
      HAVING sum(p.last = '') <> (p.hour <= w.hour) OR p.hour > w.hour + 1`,
  },
];
