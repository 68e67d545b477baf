import { numbers } from '../living_world/fields.ts';

const NAME = 'overhead_share';

/** `airline.overhead_share`. 0 until a daily update finds that the airline is no longer small. */
export function addOverhead(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(...numbers(NAME));
  app.save(airline);
}

export function removeOverhead(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.removeByName(NAME);
  app.save(airline);
}
