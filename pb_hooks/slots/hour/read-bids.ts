import { SLOT_BID } from '#game/tables/slot-bid.ts';
import { aliased, numberOf, type ShapedRow, textOf } from '#hooks/platform/db/shape.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';

const b = aliased(SLOT_BID, 'b');
const HELD_DEPARTURES = 'max(COALESCE(o.count, 0), COALESCE(d.count, 0))';
const OPEN_BID = {
  id: b.id,
  airline: b.airline,
  airport: b.airport,
  hour: b.hour,
  lots: b.lots,
  price: b.price,
  placed: b.placed,
  /** The airline's departures in the hour, its slots for departures, and all of its slots. */
  departures: numberOf('o.count'),
  heldDepartures: numberOf(HELD_DEPARTURES),
  held: numberOf(`${HELD_DEPARTURES} + max(COALESCE(i.count, 0), COALESCE(a.count, 0))`),
  /** Movements and unused slots of all airlines. */
  taken: numberOf('t.count'),
  pool: numberOf('l.count'),
  place: {
    iata: textOf('p.iata'),
    lon: numberOf('p.lon'),
    runways: numberOf('p.runways'),
    passengers_m: numberOf('f.capacity'),
  },
};
/** An open bid with all figures of its hour. */
export type OpenBid = ShapedRow<typeof OPEN_BID>;

/** SQLite adds movements up for whole airports, because no index begins with airport and hour. */
const TABLES = `
  open AS MATERIALIZED (SELECT * FROM slot_bid WHERE decided = FALSE AND auction <= {:minute}),
  hours AS MATERIALIZED (SELECT DISTINCT airport, hour FROM open),
  movement AS MATERIALIZED (
    SELECT airline, airport, CAST(hour AS INTEGER) AS hour, kind, count(*) AS count FROM (
      SELECT airline, origin AS airport, departs / 60 AS hour, 'departure' AS kind FROM leg
      WHERE origin IN (SELECT airport FROM hours)
      UNION ALL
      SELECT airline, destination, arrives / 60, 'arrival' FROM leg
      WHERE destination IN (SELECT airport FROM hours))
    WHERE (airport, hour) IN (SELECT airport, hour FROM hours)
    GROUP BY airline, airport, hour, kind),
  taken AS MATERIALIZED (
    SELECT airport, hour, sum(count) AS count FROM (
      SELECT airport, hour, count FROM movement
      UNION ALL
      SELECT airport, hour, count - used FROM slot
      WHERE count > used AND (airport, hour) IN (SELECT airport, hour FROM hours))
    GROUP BY airport, hour)`;

const ofBid = (table: string, kind: string) =>
  `${table}.airline = b.airline AND ${table}.airport = b.airport AND ${table}.hour = b.hour AND ${table}.kind = '${kind}'`;
const OPEN_BIDS = `
  FROM open b LEFT JOIN airport p ON p.id = b.airport
  LEFT JOIN airport_demand f ON f.id = b.airport
  LEFT JOIN movement o ON ${ofBid('o', 'departure')}
  LEFT JOIN movement i ON ${ofBid('i', 'arrival')}
  LEFT JOIN slot d ON ${ofBid('d', 'departure')}
  LEFT JOIN slot a ON ${ofBid('a', 'arrival')}
  LEFT JOIN taken t ON t.airport = b.airport AND t.hour = b.hour
  LEFT JOIN slot_pool l ON l.airport = b.airport AND l.hour = b.hour
  ORDER BY b.airport, b.hour, b.id`;

/** Returns the open bids for the auction at a world minute, by airport and hour. */
export const readOpenBids = (tx: CoreApp, minute: number): OpenBid[] =>
  readRows(tx, OPEN_BID, OPEN_BIDS, { minute }, TABLES);
