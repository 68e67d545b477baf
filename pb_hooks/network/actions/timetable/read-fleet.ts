import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { classesOf, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { MAINTENANCE } from '#game/tables/maintenance.ts';
import type { CheckContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { rejectSold } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';

const x = aliased(AIRCRAFT, 'x');
const STORED = {
  id: x.id,
  model: x.model,
  registration: x.registration,
  revision: x.revision,
  place: x.place,
  delivered: x.delivered,
  ...classesOf(x),
};
type Stored = ShapedRow<typeof STORED>;

const m = aliased(MAINTENANCE, 'm');
const REFIT = { aircraft: m.aircraft, cabin: m.cabin };

/** An aircraft whose week is to change. */
export interface PlannedAircraft
  extends Pick<Stored, 'id' | 'registration' | 'revision' | 'place' | 'delivered'> {
  model: AircraftModel;
  /** The larger of the current number of seats and the number after a planned refit. */
  seats: number;
}

/**
 * Returns own aircraft by id.
 * @throws BadRequestError if an aircraft is not the airline's or is named twice
 */
export function readFleet(context: CheckContext, ids: readonly string[]): Map<string, PlannedAircraft> {
  const { tx, airline } = context;
  const values = { airline: airline.id, ids: JSON.stringify(ids) };
  const stored = readAll(
    tx,
    STORED,
    'FROM aircraft x WHERE x.airline = {:airline} AND x.id IN (SELECT value FROM json_each({:ids}))',
    values,
  );
  const refits = readAll(
    tx,
    REFIT,
    `FROM maintenance m WHERE m.airline = {:airline} AND m.kind = 'refit' AND m.state <> 'done'
       AND m.aircraft IN (SELECT value FROM json_each({:ids}))`,
    values,
  );
  const own = new Map(stored.map((aircraft) => [aircraft.id, aircraft]));
  const cabins = new Map(refits.map(({ aircraft, cabin }) => [aircraft, cabin]));
  const models = new Map<string, AircraftModel>();
  const fleet = new Map<string, PlannedAircraft>();
  for (const id of ids) {
    const aircraft = own.get(id);
    if (!aircraft) throw rejection('plans', 'unknown_aircraft', 'There is no such aircraft in your fleet.');
    rejectSold(tx, id, 'plans');
    const { registration, revision, place, delivered } = aircraft;
    if (fleet.has(id)) throw rejection('plans', 'twice', `${registration} is in the list more than once.`);
    const model = models.get(aircraft.model) ?? findModel(tx, aircraft.model);
    models.set(aircraft.model, model);
    const refit = cabins.get(id);
    const seats = Math.max(sumOfClasses(aircraft), refit ? sumOfClasses(refit) : 0);
    fleet.set(id, { id, registration, revision, place, delivered, model, seats });
  }
  return fleet;
}
