import { wholes } from '../living_world/fields.ts';

/** Adds the fare to the history of routes. It is unknown for the days before. */
export function addFareHistory(app: CoreApp): void {
  const history = app.findCollectionByNameOrId('route_history');
  history.fields.add(...wholes('fare'));
  app.save(history);
}

export function removeFareHistory(app: CoreApp): void {
  const history = app.findCollectionByNameOrId('route_history');
  history.fields.removeByName('fare');
  app.save(history);
}
