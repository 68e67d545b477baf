import type { AircraftModel } from '#game/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/aircraft/cabin.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { readJson } from '#hooks/db/read-json.ts';
import type { CheckContext } from '../shared/context.ts';
import { findModel } from '../shared/find-model.ts';
import { rejection } from '../shared/reject.ts';

const FLEET = `
  SELECT COALESCE(json_group_object(id, json_object(
    'id', id, 'model', model, 'registration', registration, 'revision', revision, 'place', place,
    'economy', economy, 'business', business, 'first', first)), '{}') AS json
  FROM aircraft WHERE airline = {:airline} AND id IN (SELECT value FROM json_each({:ids}))`;
const REFITS = `
  SELECT COALESCE(json_group_object(aircraft, json(cabin)), '{}') AS json FROM maintenance
  WHERE airline = {:airline} AND kind = 'refit' AND state <> 'done'
    AND aircraft IN (SELECT value FROM json_each({:ids}))`;

type Stored = Pick<
  Aircraft,
  'id' | 'model' | 'registration' | 'revision' | 'place' | 'economy' | 'business' | 'first'
>;

/** An aircraft whose week is to change. */
export interface PlannedAircraft extends Pick<Stored, 'id' | 'registration' | 'revision' | 'place'> {
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
  const stored = readJson<Record<string, Stored>>(tx, FLEET, values);
  const refits = readJson<Record<string, Parameters<typeof sumOfClasses>[0]>>(tx, REFITS, values);
  const models = new Map<string, AircraftModel>();
  const fleet = new Map<string, PlannedAircraft>();
  for (const id of ids) {
    const aircraft = stored[id];
    if (!aircraft) throw rejection('plans', 'unknown_aircraft', 'There is no such aircraft in your fleet.');
    const { registration, revision, place } = aircraft;
    if (fleet.has(id)) throw rejection('plans', 'twice', `${registration} is in the list more than once.`);
    const model = models.get(aircraft.model) ?? findModel(tx, aircraft.model);
    models.set(aircraft.model, model);
    const refit = refits[id];
    const seats = Math.max(sumOfClasses(aircraft), refit ? sumOfClasses(refit) : 0);
    fleet.set(id, { id, registration, revision, place, model, seats });
  }
  return fleet;
}
