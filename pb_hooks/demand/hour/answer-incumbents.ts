import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { USUAL } from '#game/demand/choice/tastes.ts';
import { answer, follow, type IncumbentState, notYet } from '#game/demand/incumbents/answer.ts';
import { AS_SEEDED } from '#game/demand/incumbents/incumbents.ts';
import { classesOf, perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { INCUMBENT } from '#game/tables/incumbent.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { FOLLOWED, SERVED_PAIR } from '#game/tables/served-pair.ts';
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

const NICHE_ID = `lower(r.pair) || '${FOLLOWED}'`;
/**
 * Pairs with flights of airlines only. Incumbents that might follow are known by their weeks of waiting. The turn of a pair
 * must be cheap to tell, because each hour looks at all routes.
 */
const NICHE = {
  ...PAIR,
  id: textOf(NICHE_ID),
  pair: r.pair,
  airlines: numberOf('0'),
  seats: numberOf('0'),
  fares: numberOf('0'),
  flights: numberOf('0'),
};
const NICHES = `
  FROM (
    SELECT min(q.id) AS id FROM route q
    WHERE CAST(q.km * 1000 AS INTEGER) % ${HOURS_A_WEEK} = {:turn} AND EXISTS (SELECT 1 FROM leg WHERE route = q.id)
      AND NOT EXISTS (SELECT 1 FROM served_pair WHERE a = substr(q.pair, 1, 3) AND b = substr(q.pair, 4, 3))
    GROUP BY q.pair
  ) j CROSS JOIN route r ON r.id = j.id
  CROSS JOIN airport pa ON pa.iata = substr(r.pair, 1, 3) CROSS JOIN airport pb ON pb.iata = substr(r.pair, 4, 3)
  LEFT JOIN incumbent i ON i.id = ${NICHE_ID} ORDER BY r.pair`;

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
      size: sumOfClasses(seats),
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
const WRITE_FOLLOWED = insertInto(SERVED_PAIR);
/** Those who waited to follow airlines that are gone. */
const FORGET_WAITING = `
  DELETE FROM incumbent WHERE id LIKE '%${FOLLOWED}' AND NOT EXISTS (SELECT 1 FROM served_pair s WHERE s.id = incumbent.id)
    AND NOT EXISTS (SELECT 1 FROM route r WHERE r.pair = upper(substr(incumbent.id, 1, 6)))`;
const FORGET = `
  DELETE FROM incumbent WHERE fares = ${AS_SEEDED.fares} AND flights = ${AS_SEEDED.flights} AND idle = 0`;

/** Returns how a pair's incumbents fly it before and after this week's review. Null for a niche that is too small for them. */
function review(
  { airlines, seats, fares, flights, idle, km }: DuePair,
  pair: Parameters<typeof answer>[1],
  { isReview, isNew }: { isReview: boolean; isNew: boolean },
): { before: IncumbentState; after: IncumbentState } | null {
  const before = isNew ? notYet(km, idle) : { airlines, seats, fares, flights, idle };
  const after = isNew ? follow(idle, pair) : answer(before, pair, isReview);
  return after && { before, after };
}

/**
 * Lets the incumbents of the pairs whose turn it is answer the airlines that fly there, and follow them to pairs that only
 * those fly. A pair has its turn once per week, always at the same hour, and reviews its flights every 13 weeks.
 */
export function answerIncumbents(tx: CoreApp, { hour, minute, traffic }: SettledWorld): void {
  if (traffic === 0) return;
  const turn = hour % HOURS_A_WEEK;
  if (turn === 0) run(tx, FORGET_WAITING, {});
  const served = readAll(tx, PAIR, DUE, { turn });
  const pairs = [...served, ...readAll(tx, NICHE, NICHES, { turn })];
  if (pairs.length === 0) return;
  const isReview = Math.floor(hour / HOURS_A_WEEK) % REVIEW_WEEKS === REVIEW_WEEKS - 1;
  const days = readAverageDays(tx, pairs);
  const answered: Answered[] = [];
  for (const [index, row] of pairs.entries()) {
    const { id, pair, a, b } = row;
    const { km, yearly } = figuresOf(tx, row);
    const market = { km, yearly, latA: a.lat, latB: b.lat };
    const isNew = index >= served.length;
    const reviewed = review(row, { market, others: days.get(pair) ?? [], traffic }, { isReview, isNew });
    if (!reviewed) continue;
    const { before, after } = reviewed;
    if (after.fares === before.fares && after.flights === before.flights && after.idle === before.idle)
      continue;
    answered.push({ id, pair, ends: [a, b], market, traffic, before, after, isNew });
  }
  const rows = answered.map(({ id, after: { fares, flights, idle } }) => ({ id, fares, flights, idle }));
  writeRows(tx, WRITE, rows);
  const followed = answered.filter(({ isNew, after }) => isNew && after.flights > 0);
  const newRows = followed.map(({ id, ends: [a, b], after: { airlines, seats } }) => ({
    id,
    a: a.iata,
    b: b.iata,
    turn,
    airlines,
    seats,
  }));
  writeRows(tx, WRITE_FOLLOWED, newRows);
  run(tx, FORGET, {});
  releaseSlots(tx, isReview ? answered : followed);
  tellAnswers(tx, minute, answered);
}
