import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, texts, wholes } from '../living_world/fields.ts';

/**
 * Legs withdrawn from the timetable on the day of their departure. Until midnight they compete with their
 * airline's own flights, so that rewriting the timetable every hour gains nothing.
 */
export function addWithdrawnLegs(app: CoreApp): void {
  const legs = app.findCollectionByNameOrId('leg');
  // World minute from which the leg counts. 0 for legs of an older world.
  legs.fields.add(...wholes('since'));
  app.save(legs);
  defineCollection(app, {
    name: 'withdrawn_leg',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('leg'),
      id('origin'),
      id('destination'),
      // World minutes. `until`: the minute from which the leg is withdrawn.
      ...wholes('departs', 'since', 'until', 'block', 'built'),
      ...texts('model'),
      ...wholes('economy', 'business', 'first', 'fare_economy', 'fare_business', 'fare_first'),
    ],
    indexes: ['airline', 'origin, destination, departs', 'departs'],
  });
}

export function removeWithdrawnLegs(app: CoreApp): void {
  removeCollections(app, 'withdrawn_leg');
  const legs = app.findCollectionByNameOrId('leg');
  legs.fields.removeByName('since');
  app.save(legs);
}
