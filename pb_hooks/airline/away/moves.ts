import type { Move } from '#game/payloads/away.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { ROUTE } from '#game/tables/route.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, freeTextOf, numberOf, textOf } from '#hooks/platform/db/shape.ts';

/** Smallest change of a fare that is worth telling, as a share. */
const FARE_CHANGE = 0.05;

const o = aliased(ROUTE, 'own');
const a = aliased(AIRLINE, 'a');
const WHO = { route: o.id, pair: o.pair, name: a.name, code: a.code };

/** Days before and after a move over which the player's passengers are compared. */
const COMPARED = 7;

/** The player's passengers per day on the route in the whole days of a period. */
const PER_DAY = (from: string, until: string) =>
  numberOf(`(
  SELECT COALESCE(round(avg(h.passengers)), 0) FROM route_history h
  WHERE h.route = own.id AND h.days = 1 AND h.starts >= ${from} AND h.starts + ${DAY} <= ${until})`);

/** When another airline began or ended its flights, and the player's passengers per day before and since. */
const effectOf = (minute: string) => ({
  minute: numberOf(minute),
  passengers_before: PER_DAY(`${minute} - ${COMPARED * DAY}`, minute),
  passengers_after: PER_DAY(minute, `min({:until}, ${minute} + ${COMPARED * DAY})`),
});

const FLIES = (airline: string) => `EXISTS (
  SELECT 1 FROM leg l WHERE l.origin = own.a AND l.destination = own.b AND l.airline = ${airline})`;

/** From its first flight, because it may have had the right for long. */
const ENTERED = `
  FROM route own JOIN route r ON r.pair = own.pair AND r.airline <> own.airline JOIN airline a ON a.id = r.airline
  WHERE own.airline = {:airline} AND r.entered >= {:from} AND r.entered < {:until} AND r.entered > own.entered
    AND own.entered > 0 AND ${FLIES('r.airline')} ORDER BY r.entered, r.id`;

const CAME = { ...WHO, ...effectOf('r.entered') };
const GONE = {
  ...WHO,
  ...effectOf('own.last'),
  name: freeTextOf("COALESCE(a.name, '')"),
  code: textOf("COALESCE(a.code, '')"),
};
/** Flights are kept for two weeks, so earlier departures are not found. */
const LEFT = `
  FROM (
    SELECT own.id, own.pair, own.a, own.b, f.airline AS other, max(f.departs) AS last FROM route own
    JOIN flight f ON f.origin = own.a AND f.destination = own.b AND f.departs >= {:from} AND f.departs < {:until}
    WHERE own.airline = {:airline} AND f.airline <> own.airline AND f.route <> ''
    GROUP BY own.id, f.airline
  ) own LEFT JOIN airline a ON a.id = own.other WHERE NOT ${FLIES('own.other')} ORDER BY own.pair, own.other`;

const FARES = {
  ...WHO,
  before: numberOf("f.why ->> '$.fares[0]'"),
  after: numberOf('r.fare_economy'),
};
/** The fare of the first flight in the period against the present one. */
const CHANGED = `
  FROM route own JOIN route r ON r.pair = own.pair AND r.airline <> own.airline JOIN airline a ON a.id = r.airline
  JOIN flight f ON f.id = (
    SELECT x.id FROM flight x WHERE x.route = r.id AND x.departs >= {:from} AND x.departs < {:until}
      AND x.why ->> '$.fares[0]' > 0 ORDER BY x.departs, x.id LIMIT 1)
  WHERE own.airline = {:airline} AND ${FLIES('r.airline')} ORDER BY own.pair, r.id`;

/** A fare has no single moment with passengers before and after it. */
const NO_EFFECT = { minute: 0, passengers_before: 0, passengers_after: 0 };

interface Period {
  airline: string;
  /** World minutes. */
  from: number;
  until: number;
}

/** Returns what other airlines have changed on an airline's routes: entries, exits, then fares. */
export function readMoves(app: CoreApp, { airline, from, until }: Period): Move[] {
  const bound = { airline, from, until };
  const noFare = { before: 0, after: 0 };
  const entered = readAll(app, CAME, ENTERED, bound).map((row) => ({
    ...row,
    ...noFare,
    kind: 'entered' as const,
  }));
  const left = readAll(app, GONE, LEFT, bound).map((row) => ({ ...row, ...noFare, kind: 'left' as const }));
  const fares = readAll(app, FARES, CHANGED, bound)
    .filter(({ before, after }) => Math.abs(after - before) >= before * FARE_CHANGE)
    .map((row) => ({ ...row, ...NO_EFFECT, kind: 'fare' as const }))
    .sort((one, other) => Math.abs(other.after / other.before - 1) - Math.abs(one.after / one.before - 1));
  return [...entered, ...left, ...fares];
}
