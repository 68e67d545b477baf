import { numbers, texts, wholes } from '../living_world/fields.ts';

const NAMES = ['in_service', 'dispatch_pct', 'in_service_source', 'dispatch_source'];

/**
 * Number of aircraft in service and dispatch reliability of each model. 0 until the next start imports the
 * seed.
 */
export function addModelFigures(app: CoreApp): void {
  const models = app.findCollectionByNameOrId('aircraft_model');
  models.fields.add(
    ...wholes('in_service'),
    ...numbers('dispatch_pct'),
    ...texts('in_service_source', 'dispatch_source'),
  );
  app.save(models);
}

export function removeModelFigures(app: CoreApp): void {
  const models = app.findCollectionByNameOrId('aircraft_model');
  for (const name of NAMES) models.fields.removeByName(name);
  app.save(models);
  // The same version imports its seed again if the folder comes back to it, or all figures would stay 0.
  app.db().newQuery("DELETE FROM seed_state WHERE name = 'tables-shipped'").execute();
}
