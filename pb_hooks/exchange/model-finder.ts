import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { findModel } from '../action/shared/find-model.ts';

/** Returns a function that finds aircraft models by key, and reads each one once. */
export function modelFinder(app: CoreApp): (key: string) => AircraftModel {
  const found = new Map<string, AircraftModel>();
  return (key) => {
    const model = found.get(key) ?? findModel(app, key);
    found.set(key, model);
    return model;
  };
}
