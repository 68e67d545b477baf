import { wholes } from '../living_world/fields.ts';

/** A world of an older release never rests, because 0 minutes are stored for it. */
export function addRest(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(new BoolField({ name: 'resting' }), ...wholes('idle_minutes'));
  app.save(world);
}

export function removeRest(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  for (const name of ['resting', 'idle_minutes']) world.fields.removeByName(name);
  app.save(world);
}
