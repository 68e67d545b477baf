import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { STAND_IN } from '#game/tables/stand-in.ts';
import { DAY } from '#game/world/time.ts';
import type { MarketLeg } from '#hooks/demand/hour/read-departures.ts';
import type { OdMarket } from '#hooks/demand/hour/read-od-markets.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan, PlannedSubstitution } from '#hooks/settlement/state/plan.ts';
import { readRows, run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { rowsOf } from '#hooks/settlement/state/rows-of.ts';

/** Days for which substitutions are kept. Nothing reads older ones. */
export const KEPT_DAYS = 3;

/** Substitutions by leg. No leg departs twice in the days that are read. */
export type Substitutions = Map<string, PlannedSubstitution>;

const s = aliased(STAND_IN, 's');
const x = aliased(AIRCRAFT, 'x');
const SUBSTITUTION = {
  id: s.id,
  airline: s.airline,
  leg: s.leg,
  destination: s.destination,
  departs: s.departs,
  insteadOf: s.instead_of,
  base: s.base,
  aircraft: {
    id: x.id,
    model: x.model,
    built: x.built,
    delivered: x.delivered,
    condition: x.condition,
    ...classesOf(x),
  },
};

/**
 * Leaves out substitutions for legs that have changed and for aircraft that are gone. The cross join keeps
 * SQLite from scanning all aircraft.
 */
const VALID = `
  FROM stand_in s CROSS JOIN aircraft x ON x.id = s.aircraft AND x.airline = s.airline
  JOIN leg l ON l.id = s.leg AND l.aircraft = s.instead_of AND l.destination = s.destination`;

/** Returns the substitutions from today on, of all airlines. */
export function readSubstitutions(app: CoreApp, world: SettledWorld): Substitutions {
  const rows = readRows(app, SUBSTITUTION, `${VALID} WHERE s.departs >= {:today} ORDER BY s.departs, s.id`, {
    today: world.minute - (world.minute % DAY),
  });
  return new Map(rows.map((substitution) => [substitution.leg, substitution]));
}

/** Returns the ids of the substitutes and of their flights, for departures from a world minute on. */
export function aheadOf(
  substitutions: Substitutions,
  minute: number,
): { away: Set<string>; covered: Set<string> } {
  const ahead = [...substitutions.values()].filter(({ departs }) => departs >= minute);
  return {
    away: new Set(ahead.map(({ aircraft }) => aircraft.id)),
    covered: new Set(ahead.map(({ id }) => id)),
  };
}

/** Returns the block time of a leg in minutes when an aircraft of another model (key) flies it. */
export function blockWith(
  model: string,
  leg: { origin: string; destination: string; block: number },
  models: ReadonlyMap<string, AircraftModel>,
  odMarkets: ReadonlyMap<string, OdMarket>,
): number {
  const km = odMarkets.get(leg.origin + leg.destination)?.km;
  const cruise = models.get(model)?.cruise_kmh;
  return km && cruise ? blockMinutes(km, cruise) : leg.block;
}

/** Returns today's departures with the aircraft that actually fly them. */
export function flownBySubstitutions(
  legs: MarketLeg[],
  substitutions: Substitutions,
  models: ReadonlyMap<string, AircraftModel>,
  odMarkets: ReadonlyMap<string, OdMarket>,
): MarketLeg[] {
  if (substitutions.size === 0) return legs;
  return legs.map((leg) => {
    const substitution = substitutions.get(leg.leg);
    if (substitution?.departs !== leg.departs) return leg;
    const { id, model, built, delivered } = substitution.aircraft;
    const block = blockWith(model, leg, models, odMarkets);
    const seats = classesOf(substitution.aircraft);
    return { ...leg, aircraft: id, model, built, delivered, seats, block };
  });
}

const NEW = insertInto(
  STAND_IN,
  {},
  'ON CONFLICT (id) DO UPDATE SET aircraft = excluded.aircraft, base = excluded.base, destination = excluded.destination',
);
const OLD = 'DELETE FROM stand_in WHERE departs < {:before}';

/** Writes the substitutions from this hour on and deletes old ones. */
export function writeSubstitutions(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  const rows = rowsOf(
    plans,
    (plan) => plan.substitutions,
    ({ insteadOf, aircraft, ...row }) => ({ ...row, aircraft: aircraft.id, instead_of: insteadOf }),
  );
  if (rows.length === 0) return;
  run(tx, OLD, { before: world.minute - KEPT_DAYS * DAY });
  writeRows(tx, NEW, rows);
}
