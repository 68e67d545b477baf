import type { Leg } from '#game/tables/leg.ts';
import { readJson } from '#hooks/db/read-json.ts';

/** The fields of a leg that the checks need. */
export type StoredLeg = Pick<
  Leg,
  'id' | 'aircraft' | 'route' | 'origin' | 'destination' | 'departs' | 'block'
>;

const OBJECT = ['id', 'aircraft', 'route', 'origin', 'destination', 'departs', 'block']
  .map((column) => `'${column}', ${column}`)
  .join(', ');
const LEGS = `
  SELECT json_group_array(json_object(${OBJECT})) AS json FROM (
    SELECT * FROM leg WHERE aircraft IN (SELECT value FROM json_each({:ids})) ORDER BY departs, id)`;

/** Returns the weekly legs of some aircraft, in order of departure. */
export function readLegs(tx: CoreApp, aircraft: readonly string[]): StoredLeg[] {
  return readJson(tx, LEGS, { ids: JSON.stringify(aircraft) });
}
