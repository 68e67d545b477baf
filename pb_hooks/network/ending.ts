import { flightNumbers } from '#game/network/timetable/flight-numbers.ts';
import { LEG } from '#game/tables/leg.ts';
import type { EndPart } from '../airline/ending.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';
import { run } from '../settlement/state/read-rows.ts';
import { sharedRoutes } from '../shares/merger/shared-routes.ts';
import { FIRST_NUMBER } from './actions/route/open.ts';
import { homeOf } from './home.ts';

/** Routes that both airlines have. Their legs fly under the buyer's right and fares. */
const SAME = sharedRoutes('{:merged}', '{:buyer}');
/**
 * The right itself ends like a closed route. Its history, and its flights in the air, keep its id.
 */
const TWICE = [
  `UPDATE leg SET route = (SELECT b.id FROM route m JOIN route b ON b.airline = {:buyer} AND b.pair = m.pair WHERE m.id = leg.route)
    WHERE route IN (SELECT m.id ${SAME})`,
  `DELETE FROM route WHERE id IN (SELECT m.id ${SAME})`,
];
/** Pairs that both airlines have flown. Of the two counts, the buyer keeps the higher one. */
const FLOWN_TWICE = [
  `UPDATE flown_pair SET weeks = m.weeks FROM flown_pair m
    WHERE flown_pair.airline = {:buyer} AND m.airline = {:merged} AND m.pair = flown_pair.pair AND m.weeks > flown_pair.weeks`,
  `DELETE FROM flown_pair WHERE airline = {:merged}
    AND pair IN (SELECT pair FROM flown_pair WHERE airline = {:buyer})`,
];
const ROUTES = `
  SELECT COALESCE(json_group_array(id ORDER BY id), '[]') AS json FROM route WHERE airline = {:merged}`;
const NUMBERS = "SELECT COALESCE(json_group_array(number), '[]') AS json FROM route WHERE airline = {:buyer}";
const RENUMBER = 'UPDATE route SET airline = {:buyer}, number = {:number} WHERE id = {:id}';
const l = aliased(LEG, 'l');
/** With the lowest flight number: the route's, or the next one for the return flight. */
const MOVED = { id: l.id, departs: l.departs, number: numberOf('r.number + (l.origin <> r.a)') };
const MOVED_LEGS =
  'FROM leg l JOIN route r ON r.id = l.route WHERE l.airline = {:merged} ORDER BY l.departs, l.id';
/** The buyer's legs with their flight numbers. */
const OWN = { departs: l.departs, number: l.number };
const OWN_LEGS = 'FROM leg l WHERE l.airline = {:buyer} ORDER BY l.id';
const SET_NUMBERS = `
  UPDATE leg SET number = {:code} || (j.value ->> 1) FROM json_each({:numbers}) j WHERE leg.id = j.value ->> 0`;
/** Applications end with the airline that has made them. The buyer needs no second certificate of a home. */
const NOT_MOVED = `
  DELETE FROM certificate WHERE airline = {:merged}
    AND (state = 'applied' OR bloc IN (SELECT value FROM json_each({:homes})))`;
const STALE = 'UPDATE aircraft SET revision = revision + 1 WHERE airline = {:merged}';

/** Moves routes, with free flight numbers of the buyer, and what is known of pairs. */
function moveRoutes(tx: CoreApp, buyer: string, merged: string): void {
  for (const sql of [...TWICE, ...FLOWN_TWICE]) run(tx, sql, { buyer, merged });
  const taken = new Set(readJson<number[]>(tx, NUMBERS, { buyer }));
  let number = FIRST_NUMBER;
  for (const id of readJson<string[]>(tx, ROUTES, { merged })) {
    while (taken.has(number)) number += 2;
    taken.add(number);
    run(tx, RENUMBER, { id, buyer, number });
  }
}

/** Gives moved legs free flight numbers of the buyer. */
function numberMoved(tx: CoreApp, { id: buyer, code }: { id: string; code: string }, merged: string): void {
  const legs = readAll(tx, MOVED, MOVED_LEGS, { merged });
  const own = readAll(tx, OWN, OWN_LEGS, { buyer }).map(({ departs, number }) => ({
    departs,
    number: Number(number.slice(code.length)),
  }));
  const numbers = flightNumbers(legs, own).map((number, index) => [legs[index]?.id, number]);
  run(tx, SET_NUMBERS, { code, numbers: JSON.stringify(numbers) });
}

/**
 * Routes keep their timetables and history. Flights in the air land for the buyer. Routes that the buyer may not fly have
 * ended before: see `mergeAirline`.
 */
export const NETWORK_ENDING: EndPart = {
  moves: ['certificate', 'route', 'flown_pair', 'leg', 'withdrawn_leg'],
  // The buyer takes over people who have flown a pair, and not what others have written about one.
  goes: ['study'],
  end: (tx, ending) => {
    if (ending.way !== 'merged') return;
    const { id: merged } = ending.airline;
    const { id: buyer } = ending.buyer.airline;
    run(tx, NOT_MOVED, { merged, homes: JSON.stringify(homeOf(tx, buyer)) });
    run(tx, STALE, { merged });
    moveRoutes(tx, buyer, merged);
    numberMoved(tx, ending.buyer.airline, merged);
  },
};
