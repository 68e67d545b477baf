import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { USUAL } from '#game/demand/choice/tastes.ts';
import { answer, type IncumbentState } from '#game/demand/incumbents/answer.ts';
import { AS_SEEDED } from '#game/demand/incumbents/incumbents.ts';
import { classesOf, perClass } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { INCUMBENT } from '#game/tables/incumbent.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { SERVED_PAIR } from '#game/tables/served-pair.ts';
import { DAY, DAYS_A_WEEK, HOURS_A_WEEK, QUARTER_WEEKS } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { SERVED, WITH_ANSWERS } from '../incumbents.ts';
import { type Answered, tellAnswers } from './tell-answers.ts';

const r = aliased(ROUTE, 'r');
const l = aliased(LEG, 'l');
const x = aliased(AIRCRAFT, 'x');
const a = aliased(AIRLINE, 'a');
const end = (alias: string) => {
  const { iata, lat, lon } = aliased(AIRPORT, alias);
  return { iata, lat, lon };
};

/** A number of a pair's codes that spreads the pairs over the hours of a week. */
const PLACE = [1, 3, 7, 13, 29, 53]
  .map((by, index) => `${by} * unicode(substr(r.pair, ${index + 1}, 1))`)
  .join(' + ');
const PAIR = {
  id: aliased(SERVED_PAIR, 's').id,
  pair: r.pair,
  ...SERVED,
  idle: numberOf('COALESCE(i.idle, 0)'),
  km: r.km,
  leisure: r.leisure,
  business: r.business,
  premium: r.premium,
  a: end('pa'),
  b: end('pb'),
  from: r.a,
  to: r.b,
};
/** The pairs whose turn it is: those with routes. One route gives the figures, because all of a pair have the same. */
const DUE = `
  FROM (SELECT min(id) AS route FROM route r WHERE (${PLACE}) % ${HOURS_A_WEEK} = {:turn} GROUP BY pair) q
  JOIN route r ON r.id = q.route
  JOIN served_pair s ON s.a = substr(r.pair, 1, 3) AND s.b = substr(r.pair, 4, 3) ${WITH_ANSWERS}
  JOIN airport pa ON pa.id = r.a JOIN airport pb ON pb.id = r.b ORDER BY s.id`;
type DuePair = ShapedRow<typeof PAIR>;

const DEPARTURE = {
  id: l.id,
  pair: r.pair,
  airline: l.airline,
  departs: l.departs,
  block: l.block,
  fares: faresOf(r),
  seats: classesOf(x),
  punctuality: a.punctuality,
  reputation: a.reputation,
};
const DEPARTURES = `
  FROM json_each({:routes}) j JOIN leg l ON l.origin = j.value ->> 0 AND l.destination = j.value ->> 1
  JOIN route r ON r.id = l.route JOIN aircraft x ON x.id = l.aircraft JOIN airline a ON a.id = l.airline
  ORDER BY r.pair, l.departs, l.id`;

/**
 * Returns the departures of airlines from the first airport of each pair to the second as those of an average day: each is
 * a seventh of a daily flight.
 */
function readAverageDays(tx: CoreApp, pairs: readonly DuePair[]): Map<string, Itinerary[]> {
  const routes = JSON.stringify(pairs.map(({ from, to }) => [from, to]));
  const offsets = new Map(pairs.map(({ pair, a }) => [pair, solarOffset(a.lon)]));
  const days = new Map<string, Itinerary[]>(pairs.map(({ pair }) => [pair, []]));
  for (const row of readAll(tx, DEPARTURE, DEPARTURES, { routes })) {
    const { id, pair, airline, departs, block, fares, seats, punctuality, reputation } = row;
    days.get(pair)?.push({
      id,
      airline,
      departs: (((departs + (offsets.get(pair) ?? 0)) % DAY) + DAY) % DAY,
      minutes: block,
      stops: 0,
      fares,
      seats: perClass((name) => Math.round(seats[name] / DAYS_A_WEEK)),
      comfort: USUAL.comfort,
      punctuality,
      reputation,
      flights: 1 / DAYS_A_WEEK,
      airlines: 1,
    });
  }
  return days;
}

const WRITE = insertInto(
  INCUMBENT,
  {},
  'ON CONFLICT (id) DO UPDATE SET fares = excluded.fares, flights = excluded.flights, idle = excluded.idle',
);
const FORGET = `
  DELETE FROM incumbent WHERE fares = ${AS_SEEDED.fares} AND flights = ${AS_SEEDED.flights} AND idle = 0`;

/**
 * Lets the incumbents of the pairs whose turn it is answer the airlines that fly there. A pair has its turn once per week,
 * always at the same hour, and reviews its flights every 13 weeks.
 */
export function answerIncumbents(tx: CoreApp, { hour, minute, traffic }: SettledWorld): void {
  if (traffic === 0) return;
  const pairs = readAll(tx, PAIR, DUE, { turn: hour % HOURS_A_WEEK });
  if (pairs.length === 0) return;
  const isQuarter = Math.floor(hour / HOURS_A_WEEK) % QUARTER_WEEKS === QUARTER_WEEKS - 1;
  const days = readAverageDays(tx, pairs);
  const answered: Answered[] = [];
  for (const row of pairs) {
    const { id, pair, km, leisure, business, premium, a, b, airlines, seats, fares, flights, idle } = row;
    const before: IncumbentState = { airlines, seats, fares, flights, idle };
    const market = { km, yearly: { leisure, business, premium }, latA: a.lat, latB: b.lat };
    const after = answer(before, { market, others: days.get(pair) ?? [], traffic }, isQuarter);
    if (after.fares === fares && after.flights === flights && after.idle === idle) continue;
    answered.push({ id, pair, market, traffic, before, after });
  }
  const rows = answered.map(({ id, after }) => ({
    id,
    fares: after.fares,
    flights: after.flights,
    idle: after.idle,
  }));
  writeRows(tx, WRITE, rows);
  run(tx, FORGET, {});
  tellAnswers(tx, minute, answered);
}
