import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { cabinFits, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { plainRecord } from '#hooks/platform/db/plain-record.ts';
import { rejection } from './reject.ts';

/**
 * Returns the aircraft model with this key.
 * @throws BadRequestError that names `field` if there is none
 */
export function findModel(tx: CoreApp, key: string, field = 'model'): AircraftModel {
  let record: core.Record;
  try {
    record = tx.findFirstRecordByData('aircraft_model', 'key', key);
  } catch {
    throw rejection(field, 'unknown_model', 'There is no such aircraft model.');
  }
  const row = plainRecord(record) as AircraftModel;
  return { ...row, id: key, last_year: row.last_year === 0 ? null : row.last_year };
}

/** Rejects a cabin that has no seats or takes more floor than the model has. */
export function rejectMisfit(model: AircraftModel, cabin: PerClass): void {
  const { fits, taken, available } = cabinFits(model, cabin);
  if (fits) return;
  const message =
    taken === 0
      ? 'A cabin needs at least one seat.'
      : `This cabin takes the floor space of ${taken} economy seats. The ${model.manufacturer} ${model.model} has space for ${available}.`;
  throw rejection('cabin', 'does_not_fit', message);
}

/** Returns a function that finds aircraft models by key, and reads each one once. */
export function modelFinder(app: CoreApp): (key: string) => AircraftModel {
  const found = new Map<string, AircraftModel>();
  return (key) => {
    const model = found.get(key) ?? findModel(app, key);
    found.set(key, model);
    return model;
  };
}
