import type { AircraftModel } from '../../../game/aircraft-model.ts';
import { blockMinutes } from '../../../game/flight/block-time.ts';
import { DAY } from '../../../game/time.ts';
import type { AirlinePlan } from '../plan.ts';
import type { AircraftState } from '../read-aircraft.ts';
import type { MarketLeg, Way } from '../read-departures.ts';
import { readRows, run } from '../read-rows.ts';
import type { SettledWorld } from '../read-world.ts';
import { rowsOf } from '../rows-of.ts';

/** Days after which nobody asks any more who stood in. */
export const KEPT_DAYS = 3;

/** A departure that an aircraft flies for the one that the timetable has it flown by. */
export interface StandIn {
  /** Its flight's. */
  id: string;
  airline: string;
  leg: string;
  destination: string;
  /** World minute. */
  departs: number;
  insteadOf: string;
  /** Id of the airport where the aircraft stood, and is to be again. */
  base: string;
  aircraft: Pick<
    AircraftState,
    'id' | 'model' | 'built' | 'delivered' | 'condition' | 'economy' | 'business' | 'first'
  >;
}

/** By leg: no leg departs twice in the days that are looked at. */
export type StandIns = Map<string, StandIn>;

type Row = [
  ...[string, string, string, string, number, string, string],
  ...[string, string, number, number, number, number, number, number],
];

/**
 * Of a departure that is not in the timetable as it was, or an aircraft that is gone, nothing is left. The cross join keeps
 * the engine from going through all aircraft.
 */
const STANDING = `
  FROM stand_in s CROSS JOIN aircraft x ON x.id = s.aircraft AND x.airline = s.airline
  JOIN leg l ON l.id = s.leg AND l.aircraft = s.instead_of AND l.destination = s.destination`;

/** Stand-ins from today on, of whichever airline. */
export function readStandIns(app: CoreApp, world: SettledWorld): StandIns {
  const rows = readRows<Row>(
    app,
    `s.id, s.airline, s.leg, s.destination, s.departs, s.instead_of, s.base,
      x.id, x.model, x.built, x.delivered, x.condition, x.economy, x.business, x.first`,
    `${STANDING} WHERE s.departs >= {:today} ORDER BY s.departs, s.id`,
    { today: world.minute - (world.minute % DAY) },
  );
  const standIns: StandIns = new Map();
  for (const [id, airline, leg, destination, departs, insteadOf, base, ...row] of rows) {
    const [aircraft, model, built, delivered, condition, economy, business, first] = row;
    standIns.set(leg, {
      ...{ id, airline, leg, destination, departs, insteadOf, base },
      aircraft: { id: aircraft, model, built, delivered, condition, economy, business, first },
    });
  }
  return standIns;
}

/** Of the departures from a world minute on: ids of the aircraft that stand in, and of the flights. */
export function aheadOf(standIns: StandIns, minute: number): { away: Set<string>; covered: Set<string> } {
  const ahead = [...standIns.values()].filter(({ departs }) => departs >= minute);
  return {
    away: new Set(ahead.map(({ aircraft }) => aircraft.id)),
    covered: new Set(ahead.map(({ id }) => id)),
  };
}

/** From gate to gate, minutes, where a leg is flown by an aircraft of some model (key) and not by that of its timetable. */
export function blockWith(
  model: string,
  leg: { origin: string; destination: string; block: number },
  models: ReadonlyMap<string, AircraftModel>,
  ways: ReadonlyMap<string, Way>,
): number {
  const km = ways.get(leg.origin + leg.destination)?.km;
  const cruise = models.get(model)?.cruise_kmh;
  return km && cruise ? blockMinutes(km, cruise) : leg.block;
}

/** Today's departures with the aircraft that fly them, where those are others than in the timetable. */
export function flownByStandIns(
  legs: MarketLeg[],
  standIns: StandIns,
  models: ReadonlyMap<string, AircraftModel>,
  ways: ReadonlyMap<string, Way>,
): MarketLeg[] {
  if (standIns.size === 0) return legs;
  return legs.map((leg) => {
    const standIn = standIns.get(leg.leg);
    if (standIn?.departs !== leg.departs) return leg;
    const { id, model, built, delivered, economy, business, first } = standIn.aircraft;
    const block = blockWith(model, leg, models, ways);
    const seats = { economy, business, first };
    return { ...leg, aircraft: id, model, built, delivered, seats, block };
  });
}

const NEW = `
  INSERT INTO stand_in (id, airline, leg, destination, departs, aircraft, instead_of, base)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
  FROM jsonb_each({:rows}) WHERE TRUE
  ON CONFLICT (id) DO UPDATE SET aircraft = excluded.aircraft, base = excluded.base, destination = excluded.destination`;
const OLD = 'DELETE FROM stand_in WHERE departs < {:before}';

/** Writes who stands in from this hour on, and forgets what is long past. */
export function writeStandIns(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  const rows = rowsOf(
    plans,
    (plan) => plan.standIns,
    (x) => [x.id, x.airline, x.leg, x.destination, x.departs, x.aircraft.id, x.insteadOf, x.base],
  );
  if (rows.length === 0) return;
  run(tx, OLD, { before: world.minute - KEPT_DAYS * DAY });
  run(tx, NEW, { rows: JSON.stringify(rows) });
}
