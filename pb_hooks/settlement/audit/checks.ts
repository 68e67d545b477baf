import { DEALERS } from '#game/books/accounts.ts';
import { FLIGHT_COSTS } from '#game/tables/flight.ts';
import { WEEK } from '#game/world/time.ts';

/** An invariant, with a query that returns one text for each violation. */
export interface Check {
  name: string;
  broken: string;
}

const COSTS = FLIGHT_COSTS.map((name) => `f.${name}`).join(' + ');
const HOUR = '(SELECT hour FROM world)';
const NOW = `(60 * ${HOUR})`;
const FLOWN = "f.state <> 'cancelled'";

/**
 * World minute from which all flights of whole days are still stored, because compaction has not reached
 * them.
 */
const KEPT_DAY = `(${NOW} - ${NOW} % 1440 - 12 * 1440)`;

export const CHECKS: readonly Check[] = [
  {
    name: 'cash is the sum of the ledger',
    broken: `
      SELECT a.name || ' (' || a.id || '): cash ' || a.cash || ', ledger ' || COALESCE(l.total, 0) AS text
      FROM airline a LEFT JOIN (SELECT airline, sum(amount) AS total FROM ledger GROUP BY airline) l ON l.airline = a.id
      WHERE a.cash <> COALESCE(l.total, 0)`,
  },
  {
    name: 'every ledger row is whole dollars of an airline or account that exists',
    broken: `
      SELECT l.id || ': ' || l.amount || ' of ' || l.airline AS text
      FROM ledger l LEFT JOIN airline a ON a.id = l.airline LEFT JOIN account c ON c.id = l.airline
      WHERE (a.id IS NULL AND c.id IS NULL) OR l.amount <> CAST(l.amount AS INTEGER) OR l.amount = 0`,
  },
  {
    name: 'every flight that is over is paid once',
    broken: `
      SELECT f.id || ' ' || f.number || ': ledger ' || COALESCE(l.total, 0) || ', flight ' || (f.revenue - (${COSTS})) AS text
      FROM flight f LEFT JOIN
        (SELECT flight, sum(amount) AS total FROM ledger WHERE flight <> '' GROUP BY flight) l ON l.flight = f.id
      WHERE f.departs >= ${KEPT_DAY}
        AND COALESCE(l.total, 0) <> CASE f.state WHEN 'flying' THEN 0 ELSE f.revenue - (${COSTS}) END`,
  },
  {
    name: 'an aircraft has one owner and one place',
    broken: `
      SELECT x.registration || ' (' || x.id || '): airline ' || x.airline || ', place ' || x.place AS text
      FROM aircraft x LEFT JOIN airline a ON a.id = x.airline LEFT JOIN airport p ON p.id = x.place
      WHERE (a.id IS NULL AND x.airline <> '${DEALERS}') OR p.id IS NULL
      UNION ALL
      SELECT x.registration || ': flies to ' || f.destination || ', place ' || x.place
      FROM flight f JOIN aircraft x ON x.id = f.aircraft
      WHERE f.state = 'flying' AND (x.place <> f.destination OR x.airline <> f.airline OR x.ready < f.landed)
        AND NOT EXISTS (
          SELECT 1 FROM flight n WHERE n.aircraft = f.aircraft AND n.state = 'flying' AND n.departed >= f.landed)`,
  },
  {
    name: 'no aircraft is in two flights at once, and each departs from where it landed',
    broken: `
      SELECT aircraft || ': ' || number || ' at ' || departed || ' from ' || origin || ', before it at ' || before_destination
        || ' at ' || before_landed AS text
      FROM (
        SELECT f.aircraft, f.number, f.departed, f.origin,
          lag(f.landed) OVER flown AS before_landed, lag(f.destination) OVER flown AS before_destination
        FROM flight f WHERE ${FLOWN}
        WINDOW flown AS (PARTITION BY f.aircraft ORDER BY f.departed, f.id)
      ) WHERE before_landed > departed OR before_destination <> origin`,
  },
  {
    name: 'a substitute is another aircraft of the same airline and carries passengers',
    broken: `
      SELECT f.number || ' at ' || f.departs || ' by ' || f.aircraft || ' in place of ' || f.instead_of AS text
      FROM flight f
      WHERE f.instead_of <> '' AND (f.instead_of = f.aircraft OR f.route = '' OR f.state = 'cancelled')
      UNION ALL
      SELECT s.id || ': ' || s.aircraft || ' flies leg ' || s.leg || ' in place of ' || s.instead_of
      FROM stand_in s JOIN aircraft x ON x.id = s.aircraft
      WHERE s.instead_of = s.aircraft OR (s.departs >= ${NOW} AND x.airline <> s.airline)`,
  },
  {
    name: 'no two legs of an aircraft overlap in the week',
    broken: `
      SELECT aircraft || ': ' || number || ' arrives at ' || (departs + block) || ', next departs at ' || next_departs AS text
      FROM (
        SELECT aircraft, number, departs, block,
          COALESCE(lead(departs) OVER week, ${WEEK} + first_value(departs) OVER week) AS next_departs
        FROM leg WINDOW week AS (PARTITION BY aircraft ORDER BY departs, id)
      ) WHERE departs + block > next_departs`,
  },
  {
    name: 'a leg begins where the one before it ends',
    broken: `
      SELECT aircraft || ': ' || number || ' to ' || destination || ', next from ' || next_origin AS text
      FROM (
        SELECT aircraft, number, destination,
          COALESCE(lead(origin) OVER week, first_value(origin) OVER week) AS next_origin
        FROM leg WINDOW week AS (PARTITION BY aircraft ORDER BY departs, id)
      ) WHERE destination <> next_origin`,
  },
  {
    name: 'no more passengers than seats, in each class, and as many by class as by group',
    broken: `
      SELECT f.id || ' ' || f.number AS text FROM flight f
      WHERE f.pax_economy > f.seats_economy OR f.pax_business > f.seats_business OR f.pax_first > f.seats_first
        OR f.pax_economy < 0 OR f.pax_business < 0 OR f.pax_first < 0
        OR f.pax_economy + f.pax_business + f.pax_first <> f.pax_leisure + f.pax_business_group + f.pax_premium + f.connecting
        OR f.connecting < 0
        OR ((f.state = 'cancelled' OR f.route = '') AND f.pax_economy + f.pax_business + f.pax_first > 0)`,
  },
  {
    name: 'connecting passengers and connections refer to existing legs, and their sums agree',
    broken: `
      SELECT t.id || ' to ' || t.destination || ' at ' || t.departs AS text FROM transfer t
      LEFT JOIN leg l ON l.id = t.leg AND l.destination = t.destination AND l.airline = t.airline
      WHERE l.id IS NULL OR t.departs < t.hour * 60
      UNION ALL
      SELECT c.id || ' of ' || c.airline FROM connection c
      LEFT JOIN leg l ON l.id = c.id AND l.airline = c.airline WHERE l.id IS NULL
      UNION ALL
      SELECT f.number || ' at ' || f.departs || ': ' || f.connecting || ' people change, not by class' FROM flight f
      WHERE f.connecting > 0 AND f.connecting <> COALESCE((SELECT sum(value) FROM json_each(f.why, '$.changing.classes')), 0)
      UNION ALL
      SELECT f.number || ' at ' || f.departs || ': ' || f.connecting || ' people change, ' || count(*) || ' parts'
      FROM flight f CROSS JOIN json_each(json_array(f.why ->> '$.onward', f.why ->> '$.before')) w
      WHERE f.connecting > 0 AND w.value IS NOT NULL GROUP BY f.id
      HAVING sum((SELECT sum(p.value ->> 1) FROM json_each(w.value) p)) <> f.connecting`,
  },
  {
    name: 'the history of a route is the sum of its flights',
    broken: `
      SELECT route || ' on day ' || (starts / 1440) AS text FROM (
        SELECT h.route, h.starts, h.flights, h.cancelled, h.passengers, h.connecting, h.revenue, h.costs, h.fuel_kg
        FROM route_history h
        WHERE h.days = 1 AND h.starts >= ${KEPT_DAY}
        UNION ALL
        SELECT f.route, f.departs - f.departs % 1440, -(f.state = 'landed'), -(f.state = 'cancelled'),
          -(f.pax_economy + f.pax_business + f.pax_first), -f.connecting, -f.revenue, -(${COSTS}),
          -f.fuel_kg * (f.state = 'landed')
        FROM flight f WHERE f.route <> '' AND f.state <> 'flying' AND f.departs >= ${KEPT_DAY}
      ) GROUP BY route, starts
      HAVING sum(flights) <> 0 OR sum(cancelled) <> 0 OR sum(passengers) <> 0 OR sum(connecting) <> 0
        OR sum(revenue) <> 0 OR sum(costs) <> 0 OR sum(fuel_kg) <> 0`,
  },
  {
    name: 'every airline is settled up to the hour of the world',
    broken: `
      SELECT name || ' (' || id || '): hour ' || settled_hour || ', world ' || ${HOUR} AS text FROM airline
      WHERE settled_hour NOT BETWEEN ${HOUR} - 1 AND ${HOUR} + 1
      UNION ALL
      SELECT 'flight ' || f.id || ' landed at ' || f.landed || ' and is not settled' FROM flight f
      WHERE f.state = 'flying' AND f.landed < ${NOW}
      UNION ALL
      SELECT 'flight ' || f.id || ' landed at ' || f.landed || ' and is settled already' FROM flight f
      WHERE f.state = 'landed' AND f.landed >= ${NOW} + 60
      UNION ALL
      SELECT 'one departure is in ' || count(*) || ' flights: leg ' || leg || ' at ' || departs FROM flight
      WHERE leg <> '' GROUP BY leg, departs HAVING count(*) > 1`,
  },
  {
    name: 'work on aircraft is begun and ended in its time, one at a time',
    broken: `
      SELECT m.id || ' of ' || m.aircraft || ': ' || m.state || ' until ' || m.ends AS text FROM maintenance m
      WHERE m.state = 'started' AND m.ends <= ${NOW}
      UNION ALL
      SELECT x.registration || ': ' || x.work || ' without such work under way' FROM aircraft x
      WHERE x.work <> '' AND NOT EXISTS (
        SELECT 1 FROM maintenance m WHERE m.aircraft = x.id AND m.state = 'started' AND m.kind = x.work)
      UNION ALL
      SELECT m.aircraft || ': flight ' || f.number || ' during work ' || m.id
      FROM maintenance m JOIN flight f ON f.aircraft = m.aircraft AND ${FLOWN}
        AND f.departed < m.ends AND f.landed > m.starts
      WHERE m.state <> 'planned'`,
  },
];
