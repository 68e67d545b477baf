import { movementsAnHour } from '#game/network/timetable/airport-slots.ts';
import { HUB_SLOTS, shareOf } from '#game/slots/airport-slots.ts';
import { backgroundAt } from '#game/slots/background.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { boolOf, numberOf, textOf } from '#hooks/platform/db/shape.ts';

const WON = {
  airline: textOf('b.airline'),
  hour: numberOf('b.hour'),
  won: numberOf('b.won'),
  held: numberOf(`(
    SELECT COALESCE(sum(count), 0) FROM (
      SELECT max(sum(legs), sum(slots)) AS count FROM (
        SELECT 'departure' AS kind, 1 AS legs, 0 AS slots FROM leg l
        WHERE l.airline = b.airline AND l.origin = b.airport AND l.departs / 60 = b.hour
        UNION ALL
        SELECT 'arrival', 1, 0 FROM leg l
        WHERE l.airline = b.airline AND l.destination = b.airport AND l.arrives / 60 = b.hour
        UNION ALL
        SELECT s.kind, 0, s.count FROM slot s
        WHERE s.airline = b.airline AND s.airport = b.airport AND s.hour = b.hour)
      GROUP BY kind))`),
  isHub: boolOf('a.hub = b.airport'),
  place: {
    iata: textOf('p.iata'),
    lon: numberOf('p.lon'),
    runways: numberOf('p.runways'),
    passengers_m: numberOf('d.capacity'),
  },
};
const WINNERS = `
  FROM slot_bid b JOIN airport p ON p.id = b.airport
  LEFT JOIN airport_demand d ON d.id = b.airport LEFT JOIN airline a ON a.id = b.airline
  WHERE b.won > 0 ORDER BY b.airport, b.hour, b.airline`;

const TRAFFIC = 'SELECT traffic AS json FROM world';

/**
 * Returns the hours in which an airline has more slots than it may have although it won some in the last auction.
 * Without an auction, it may keep more: slots from before an hour was full, and those that come with its hub.
 */
export function brokenByShare(app: CoreApp): string[] {
  const traffic = readJson<number>(app, TRAFFIC);
  return readAll(app, WON, WINNERS).flatMap(({ airline, hour, won, held, isHub, place }) => {
    const share = shareOf(movementsAnHour(place.runways), backgroundAt(place, hour, traffic));
    const limit = isHub ? Math.max(share, HUB_SLOTS) : share;
    return held > limit
      ? [`${airline} at ${place.iata} in hour ${hour}: ${held} slots for ${limit}, ${won} of them won`]
      : [];
  });
}
