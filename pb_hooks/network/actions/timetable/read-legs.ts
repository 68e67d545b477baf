import { LEG } from '#game/tables/leg.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';

const l = aliased(LEG, 'l');
const STORED_LEG = {
  id: l.id,
  aircraft: l.aircraft,
  route: l.route,
  origin: l.origin,
  destination: l.destination,
  departs: l.departs,
  block: l.block,
};

/** The fields of a leg that the checks need. */
export type StoredLeg = ShapedRow<typeof STORED_LEG>;

/** Returns the weekly legs of a route, in order of departure. */
export const readRouteLegs = (tx: CoreApp, route: string): StoredLeg[] =>
  readAll(tx, STORED_LEG, 'FROM leg l WHERE l.route = {:route} ORDER BY l.departs, l.id', { route });

/** Returns the weekly legs of some aircraft, in order of departure. */
export const readLegs = (tx: CoreApp, aircraft: readonly string[]): StoredLeg[] =>
  readAll(
    tx,
    STORED_LEG,
    'FROM leg l WHERE l.aircraft IN (SELECT value FROM json_each({:ids})) ORDER BY l.departs, l.id',
    { ids: JSON.stringify(aircraft) },
  );

/** Returns the weekly legs of an airline, in order of departure. */
export const readAirlineLegs = (tx: CoreApp, airline: string): StoredLeg[] =>
  readAll(tx, STORED_LEG, 'FROM leg l WHERE l.airline = {:airline} ORDER BY l.departs, l.id', { airline });
