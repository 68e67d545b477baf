import { numbers } from '../living_world/fields.ts';

/** Base rate at the start of a world, and of an older world at its upgrade: the mean, as published since. */
const STARTING_RATE = 0.04;

const NAMES = ['base_rate', 'base_level', 'base_rates'];

/** The bank's base rate with its history. */
export function addBaseRate(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(
    ...numbers('base_rate'),
    new NumberField({ name: 'base_level', hidden: true }),
    new JSONField({ name: 'base_rates', maxSize: 20_000 }),
  );
  app.save(world);
  app
    .db()
    .newQuery('UPDATE world SET base_rate = {:rate}, base_level = {:rate}, base_rates = json_array({:rate})')
    .bind({ rate: STARTING_RATE })
    .execute();
}

export function removeBaseRate(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  for (const name of NAMES) world.fields.removeByName(name);
  app.save(world);
}
