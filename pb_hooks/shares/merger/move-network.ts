import type { ActionContext } from '#hooks/action/shared/context.ts';
import { forgetConnections } from '#hooks/demand/forget-connections.ts';
import { FIRST_NUMBER } from '#hooks/network/actions/route/open.ts';
import { readAirlineLegs, readLegs } from '#hooks/network/actions/timetable/read-legs.ts';
import { withdrawLegs } from '#hooks/network/actions/timetable/withdraw-legs.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { mergeSlots } from './merge-slots.ts';
import { readSurplus } from './read-surplus.ts';
import { sharedRoutes } from './shared-routes.ts';

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
const SAME = sharedRoutes('{:merged}', '{:buyer}');
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
const REMOVED = 'DELETE FROM leg WHERE id IN (SELECT value FROM json_each({:ids}))';
const STALE = 'UPDATE aircraft SET revision = revision + 1 WHERE airline = {:merged}';

/** Numbers of rows that a merger has moved. */
export interface MovedNetwork {
  aircraft: number;
  routes: number;
  /** Rights to fly that both had. */
  duplicates: number;
  /** Slots that went back, and legs that lost theirs. */
  surplus_slots: number;
  removed_legs: number;
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

/** Takes some legs (ids) of the buyer out of the timetable. */
function removeLegs(context: ActionContext, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const { tx, airline } = context;
  const gone = new Set(ids);
  const affected = new Set<string>();
  for (const { id, aircraft } of readAirlineLegs(tx, airline.id)) if (gone.has(id)) affected.add(aircraft);
  const aircraft = [...affected].sort();
  withdrawLegs(
    context,
    aircraft,
    readLegs(tx, aircraft).filter(({ id }) => !gone.has(id)),
  );
  run(tx, REMOVED, { ids: JSON.stringify(ids) });
}

/**
 * Moves everything that an airline flies with to the one that merges it: aircraft with their work orders, routes with
 * their timetables and history, slots, and flights in the air with their connecting passengers.
 */
export function moveNetwork(context: ActionContext, merged: string): MovedNetwork {
  const { tx, airline, now } = context;
  const buyer = airline.id;
  const surplus = readSurplus(tx, buyer, merged);
  const moved = {
    aircraft: count(tx, 'FROM aircraft WHERE airline = {:merged}', { merged }),
    routes: count(tx, 'FROM route WHERE airline = {:merged}', { merged }),
    duplicates: count(tx, SAME, { buyer, merged }),
    surplus_slots: surplus.count,
    removed_legs: surplus.legs.length,
  };
  run(tx, STALE, { merged });
  moveRoutes(tx, buyer, merged);
  run(tx, FLIGHT_NUMBERS, { merged, code: airline.code });
  for (const table of MOVED)
    run(tx, `UPDATE ${table} SET airline = {:buyer} WHERE airline = {:merged}`, { buyer, merged });
  for (const table of ['listing', 'hand_over'])
    run(tx, `UPDATE ${table} SET seller = {:buyer} WHERE seller = {:merged}`, { buyer, merged });
  removeLegs(context, surplus.legs);
  mergeSlots(tx, buyer, merged, surplus.hours, now);
  forgetConnections(tx, merged);
  forgetConnections(tx, buyer);
  return moved;
}
