import type { EndPart } from '../airline/ending.ts';
import { run } from '../settlement/state/read-rows.ts';

const FORGET = 'DELETE FROM connection WHERE airline = {:airline}';
/** Connecting passengers whose second flight is no longer in the timetable miss it. */
const ORPHANED = `
  DELETE FROM transfer WHERE airline = {:airline}
    AND NOT EXISTS (SELECT 1 FROM leg WHERE leg.id = transfer.leg AND leg.destination = transfer.destination)`;
const TO_DO = 'UPDATE airline SET connected = 0 WHERE id = {:airline}';

const ALL_TO_DO = 'UPDATE airline SET connected = 0 WHERE id IN (SELECT value FROM json_each({:airlines}))';

const IS_GONE = 'IN (SELECT value FROM json_each({:legs}))';
const IS_THEIRS = 'airline IN (SELECT value FROM json_each({:airlines}))';
/** Their connections count as computed in the world's first hour, and so as outdated: see `contested`. */
const DROP = [
  `DELETE FROM connection WHERE id ${IS_GONE}`,
  `UPDATE connection SET onward = (
     SELECT json_group_array(json(o.value)) FROM json_each(connection.onward) o WHERE o.value ->> 0 NOT ${IS_GONE})
   WHERE ${IS_THEIRS} AND EXISTS (
     SELECT 1 FROM json_each(connection.onward) o WHERE o.value ->> 0 ${IS_GONE})`,
  `DELETE FROM transfer WHERE ${IS_THEIRS} AND leg ${IS_GONE}`,
  `UPDATE airline SET connected = 1 WHERE connected > 0 AND id IN (SELECT value FROM json_each({:airlines}))`,
];

/**
 * Removes legs (ids) that airlines no longer fly from their connections, and lets these be recomputed when it is the turn
 * of the airlines. Their other connections stay as they are: recomputing them at once for each sold aircraft would take 35
 * ms.
 */
export function dropLegs(tx: CoreApp, airlines: readonly string[], legs: readonly string[]): void {
  const params = { airlines: JSON.stringify(airlines), legs: JSON.stringify(legs) };
  for (const sql of DROP) run(tx, sql, params);
}

/** Lets some airlines' connections be recomputed in the next hours. Until then they stay as they are. */
export const outdateConnections = (tx: CoreApp, airlines: readonly string[]): void =>
  run(tx, ALL_TO_DO, { airlines: JSON.stringify(airlines) });

/**
 * Marks an airline's connections as outdated after a change of its timetable or fares. The next settled hour
 * recomputes its connections.
 */
export function forgetConnections(tx: CoreApp, airline: string): void {
  for (const statement of [FORGET, ORPHANED, TO_DO]) run(tx, statement, { airline });
}

/** In a merger, the buyer's connections are recomputed with all of its flights. */
export const DEMAND_ENDING: EndPart = {
  goes: ['connection', 'connection_sum'],
  end: (tx, ending) => {
    if (ending.way === 'merged') forgetConnections(tx, ending.buyer.airline.id);
  },
};
