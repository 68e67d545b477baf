import { FIRST_NUMBER } from '../action/route/open.ts';
import type { ActionContext } from '../action/shared/context.ts';
import { readJson } from '../db/read-json.ts';
import { forgetConnections } from '../settlement/connections/forget-connections.ts';
import { run } from '../settlement/state/read-rows.ts';
import { mergeSlots } from './merge-slots.ts';

/** Rows that only name their airline. Flights in the air land for the buyer. */
const MOVED = [
  'aircraft',
  'maintenance',
  'leg',
  'withdrawn_leg',
  'flight',
  'route_history',
  'stand_in',
  'transfer',
] as const;

/** Routes that both airlines have. Their legs fly under the buyer's right and fares. */
const SAME = `
  FROM route m JOIN route b ON b.airline = {:buyer} AND b.pair = m.pair WHERE m.airline = {:merged}`;
/**
 * The right itself ends like a closed route. Its history, and its flights in the air, keep its id.
 */
const TWICE = [
  `UPDATE leg SET route = (SELECT b.id FROM route m JOIN route b ON b.airline = {:buyer} AND b.pair = m.pair WHERE m.id = leg.route)
    WHERE route IN (SELECT m.id ${SAME})`,
  `DELETE FROM route WHERE id IN (SELECT m.id ${SAME})`,
];
const ROUTES = `
  SELECT COALESCE(json_group_array(id ORDER BY id), '[]') AS json FROM route WHERE airline = {:merged}`;
const NUMBERS = "SELECT COALESCE(json_group_array(number), '[]') AS json FROM route WHERE airline = {:buyer}";
const RENUMBER = 'UPDATE route SET airline = {:buyer}, number = {:number} WHERE id = {:id}';
/** The flight from the first airport of the pair has the route's number, and the return flight the next one. */
const FLIGHT_NUMBERS = `
  UPDATE leg SET number = {:code} || (SELECT CAST(r.number + (leg.origin <> r.a) AS INTEGER) FROM route r WHERE r.id = leg.route)
  WHERE airline = {:merged}`;
const STALE = 'UPDATE aircraft SET revision = revision + 1 WHERE airline = {:merged}';

/** Numbers of rows that a merger has moved. */
export interface MovedNetwork {
  aircraft: number;
  routes: number;
  /** Rights to fly that both had. */
  duplicates: number;
}

const count = (tx: CoreApp, from: string, params: Record<string, string>) =>
  readJson<number>(tx, `SELECT count(*) AS json ${from}`, params);

/** Moves routes, with free flight numbers of the buyer. */
function moveRoutes(tx: CoreApp, buyer: string, merged: string): void {
  for (const sql of TWICE) run(tx, sql, { buyer, merged });
  const taken = new Set(readJson<number[]>(tx, NUMBERS, { buyer }));
  let number = FIRST_NUMBER;
  for (const id of readJson<string[]>(tx, ROUTES, { merged })) {
    while (taken.has(number)) number += 2;
    taken.add(number);
    run(tx, RENUMBER, { id, buyer, number });
  }
}

/**
 * Moves everything that an airline flies with to the one that merges it: aircraft with their work orders, routes with
 * their timetables and history, slots, and flights in the air with their connecting passengers.
 */
export function moveNetwork({ tx, airline }: ActionContext, merged: string): MovedNetwork {
  const buyer = airline.id;
  const moved = {
    aircraft: count(tx, 'FROM aircraft WHERE airline = {:merged}', { merged }),
    routes: count(tx, 'FROM route WHERE airline = {:merged}', { merged }),
    duplicates: count(tx, SAME, { buyer, merged }),
  };
  run(tx, STALE, { merged });
  moveRoutes(tx, buyer, merged);
  run(tx, FLIGHT_NUMBERS, { merged, code: airline.code });
  for (const table of MOVED)
    run(tx, `UPDATE ${table} SET airline = {:buyer} WHERE airline = {:merged}`, { buyer, merged });
  for (const table of ['listing', 'hand_over'])
    run(tx, `UPDATE ${table} SET seller = {:buyer} WHERE seller = {:merged}`, { buyer, merged });
  mergeSlots(tx, buyer, merged);
  forgetConnections(tx, merged);
  forgetConnections(tx, buyer);
  return moved;
}
