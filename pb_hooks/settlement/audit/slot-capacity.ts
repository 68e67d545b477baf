import { movementsAnHour } from '#game/network/timetable/airport-slots.ts';
import { HUB_SLOTS } from '#game/slots/airport-slots.ts';
import { backgroundAt } from '#game/slots/background.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { numberOf, textOf } from '#hooks/platform/db/shape.ts';

const HOUR = {
  hour: numberOf('t.hour'),
  taken: numberOf('sum(t.count)'),
  atHub: numberOf('sum(t.at_hub)'),
  place: {
    iata: textOf('p.iata'),
    lon: numberOf('p.lon'),
    runways: numberOf('p.runways'),
    passengers_m: numberOf('max(d.capacity)'),
  },
};
/** Movements and kept slots by airport and hour. Those of airlines at their hub are also listed apart. */
const HOURS = `
  FROM (
    SELECT airport, hour, sum(count) AS count,
      CASE WHEN airport = (SELECT hub FROM airline a WHERE a.id = airline) THEN min(${HUB_SLOTS}, sum(count)) ELSE 0 END AS at_hub
    FROM (
      SELECT airline, origin AS airport, departs / 60 AS hour, 1 AS count FROM leg
      UNION ALL SELECT airline, destination, arrives / 60, 1 FROM leg
      UNION ALL SELECT airline, airport, hour, count - used FROM slot)
    GROUP BY airport, hour, airline) t
  JOIN airport p ON p.id = t.airport LEFT JOIN airport_demand d ON d.id = p.id
  GROUP BY t.airport, t.hour ORDER BY p.iata, t.hour`;

const TRAFFIC = 'SELECT traffic AS json FROM world';

/** Returns the hours with more movements than the runways permit, beyond the slots that come with a hub. */
export function brokenByCapacity(app: CoreApp): string[] {
  const traffic = readJson<number>(app, TRAFFIC);
  return readAll(app, HOUR, HOURS).flatMap(({ hour, taken, atHub, place }) => {
    const capacity = movementsAnHour(place.runways);
    const all = taken + backgroundAt(place, hour, traffic);
    return all - atHub > capacity
      ? [`${place.iata} in hour ${hour}: ${all} movements for ${capacity}, ${atHub} of them at a hub`]
      : [];
  });
}
