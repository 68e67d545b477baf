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
import { distanceKm } from '#game/world/airport/geo.ts';
import { DAY, DAYS_A_WEEK, HOURS_A_WEEK, QUARTER_WEEKS } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf, type ShapedRow, textOf } from '#hooks/platform/db/shape.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { SERVED, WITH_ANSWERS } from '../incumbents.ts';
import { demandOfPair } from '../pair.ts';
import { releaseSlots } from './release-slots.ts';
import { type Answered, tellAnswers } from './tell-answers.ts';

const r = aliased(ROUTE, 'r');
const l = aliased(LEG, 'l');
const x = aliased(AIRCRAFT, 'x');
const a = aliased(AIRLINE, 'a');
const end = (alias: string) => {
  const { id, iata, lat, lon } = aliased(AIRPORT, alias);
  return { id, iata, lat, lon };
};

const PAIR = {
  id: aliased(SERVED_PAIR, 's').id,
  pair: textOf('s.a || s.b'),
  ...SERVED,
  idle: numberOf('COALESCE(i.idle, 0)'),
  km: r.km,
  leisure: r.leisure,
  business: r.business,
  premium: r.premium,
  a: end('pa'),
  b: end('pb'),
};
/**
 * The pairs whose turn it is: those with routes, and those on which incumbents have answered. Any route gives the figures,
 * because all of a pair have the same; they are 0 without one. The order of the joins is fixed, because SQLite's statistics
 * may come from a world without routes.
 */
const DUE = `
  FROM served_pair s ${WITH_ANSWERS}
  CROSS JOIN airport pa ON pa.iata = s.a CROSS JOIN airport pb ON pb.iata = s.b
  LEFT JOIN route r ON r.id = (SELECT min(q.id) FROM route q WHERE q.pair = s.a || s.b)
  WHERE s.turn = {:turn} AND (r.id IS NOT NULL OR i.id IS NOT NULL) ORDER BY s.id`;
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
  FROM jsonb_each({:routes}) j CROSS JOIN leg l ON l.origin = j.value ->> 0 AND l.destination = j.value ->> 1
  JOIN route r ON r.id = l.route JOIN aircraft x ON x.id = l.aircraft JOIN airline a ON a.id = l.airline
  ORDER BY r.pair, l.departs, l.id`;

/**
 * Returns the departures of airlines from the first airport of each pair to the second as those of an average day: each is
 * a seventh of a daily flight.
 */
function readAverageDays(tx: CoreApp, pairs: readonly DuePair[]): Map<string, Itinerary[]> {
  const routes = JSON.stringify(pairs.map(({ a, b }) => [a.id, b.id]));
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

/** Returns the distance and the demand of a pair, with or without routes. */
function figuresOf(tx: CoreApp, { km, leisure, business, premium, a, b }: DuePair) {
  if (km > 0) return { km, yearly: { leisure, business, premium } };
  return { km: distanceKm(a, b), yearly: demandOfPair(tx, a.id, b.id) };
}

/** Weeks from one review of flights to the next. */
const REVIEW_WEEKS = QUARTER_WEEKS;

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
  const isReview = Math.floor(hour / HOURS_A_WEEK) % REVIEW_WEEKS === REVIEW_WEEKS - 1;
  const days = readAverageDays(tx, pairs);
  const answered: Answered[] = [];
  for (const row of pairs) {
    const { id, pair, a, b, airlines, seats, fares, flights, idle } = row;
    const before: IncumbentState = { airlines, seats, fares, flights, idle };
    const { km, yearly } = figuresOf(tx, row);
    const market = { km, yearly, latA: a.lat, latB: b.lat };
    const after = answer(before, { market, others: days.get(pair) ?? [], traffic }, isReview);
    if (after.fares === fares && after.flights === flights && after.idle === idle) continue;
    answered.push({ id, pair, ends: [a, b], market, traffic, before, after });
  }
  const rows = answered.map(({ id, after }) => ({
    id,
    fares: after.fares,
    flights: after.flights,
    idle: after.idle,
  }));
  writeRows(tx, WRITE, rows);
  run(tx, FORGET, {});
  if (isReview) releaseSlots(tx, answered);
  tellAnswers(tx, minute, answered);
}
