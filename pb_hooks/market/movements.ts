import { HOURS_A_WEEK } from '#game/world/time.ts';
import { readAll } from '../db/read-all.ts';
import { numberOf, textOf } from '../db/shape.ts';

const MOVEMENT = { airport: textOf('airport'), hour: numberOf('hour'), count: numberOf('count') };

/** Departures and arrivals by airport and hour of the week. Both use an index. */
const MOVEMENTS = `
  FROM (
    SELECT airport, hour, count(*) AS count FROM (
      SELECT origin AS airport, departs / 60 AS hour FROM leg
      WHERE origin IN (SELECT value FROM json_each({:airports})) AND {:airline} IN ('', airline)
        AND aircraft NOT IN (SELECT value FROM json_each({:except}))
      UNION ALL
      SELECT destination, arrives / 60 FROM leg
      WHERE destination IN (SELECT value FROM json_each({:airports})) AND {:airline} IN ('', airline)
        AND aircraft NOT IN (SELECT value FROM json_each({:except})))
    GROUP BY airport, hour)`;

/**
 * Returns the planned movements at some airports (ids), by airport, with one number for each of the 168 hours
 * of the week.
 * @param except ids of aircraft whose legs do not count
 * @param airline id of the only airline that counts; empty for all airlines
 */
export function movementsAt(
  app: CoreApp,
  airports: readonly string[],
  except: readonly string[] = [],
  airline = '',
): Map<string, number[]> {
  const rows = readAll(app, MOVEMENT, MOVEMENTS, {
    airports: JSON.stringify(airports),
    except: JSON.stringify(except),
    airline,
  });
  const movements = new Map(airports.map((id) => [id, new Array<number>(HOURS_A_WEEK).fill(0)]));
  for (const { airport, hour, count } of rows) {
    const hours = movements.get(airport);
    if (hours) hours[hour] = count;
  }
  return movements;
}
