import { groundedBy } from '#game/fleet/aircraft/maintenance.ts';
import { positioningBlock } from '#game/operations/hour/positioning.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { STAND_IN } from '#game/tables/stand-in.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { aliased, textOf } from '#hooks/platform/db/shape.ts';
import { readAircraft } from '#hooks/settlement/state/read-aircraft.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import { OURS, type SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { readPositioningAirports } from '../read-out-of-position.ts';
import { addPositioningFlight, overlaps, type PositioningFacts } from './plan-positioning.ts';
import { aheadOf, KEPT_DAYS } from './substitutions.ts';

/** Reserve aircraft without legs of their own that are not at the base of their last substitution. */
const OUT = `
  FROM (SELECT aircraft, base, max(departs) FROM stand_in WHERE departs >= {:since} GROUP BY aircraft) s
  CROSS JOIN aircraft x ON x.id = s.aircraft
  WHERE x.place <> s.base AND ${OURS('x.airline')} AND NOT EXISTS (SELECT 1 FROM leg l WHERE l.aircraft = x.id)
  ORDER BY x.id`;
const LAST_NUMBER = `COALESCE(
  (SELECT f.number FROM flight f WHERE f.aircraft = x.id AND f.route <> '' ORDER BY f.departs DESC LIMIT 1), '')`;
const RESERVE = {
  id: aliased(AIRCRAFT, 'x').id,
  base: aliased(STAND_IN, 's').base,
  number: textOf(LAST_NUMBER),
};

/**
 * Plans positioning flights for reserve aircraft that cannot return: the leg back was removed from the
 * timetable or cancelled. Other reserve aircraft return with passengers.
 */
export function bringHome(app: CoreApp, world: SettledWorld, facts: PositioningFacts): void {
  const { models, fleet, open, plans, substitutions } = facts;
  const since = world.minute - KEPT_DAYS * DAY;
  const { away } = aheadOf(substitutions, world.minute);
  const lost = readRows(app, RESERVE, OUT, { since, ours: world.ours }).filter(({ id }) => !away.has(id));
  if (lost.length === 0) return;
  const ids = JSON.stringify(lost.map(({ id }) => id));
  const states = readAircraft(app, 'SELECT value FROM json_each({:ids})', { ids });
  const places = [...states.values()].map(({ place }) => place);
  const airports = readPositioningAirports(
    app,
    JSON.stringify([...new Set([...places, ...lost.map(({ base }) => base)])]),
  );
  for (const { id, base, number } of lost) {
    const aircraft = fleet.get(id) ?? states.get(id);
    const model = aircraft && models.get(aircraft.model);
    const [from, to] = [aircraft && airports.get(aircraft.place), airports.get(base)];
    if (!aircraft || !model || !from || !to) continue;
    if (!plans.get(aircraft.airline)?.airline.rules.position || groundedBy(aircraft, world.minute).length > 0)
      continue;
    const departs = Math.max(aircraft.ready, world.minute);
    const block = positioningBlock(model, from, to);
    if (block === null || departs >= world.minute + HOUR) continue;
    if (overlaps(open.get(id) ?? [], departs, departs + block)) continue;
    const next = { number, departs: departs + block };
    const positioning = { departs, block, destination: base };
    addPositioningFlight(world, facts, { aircraft, positioning, next, from, to });
  }
}
