import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, removeCollections, wholes } from '../living_world/fields.ts';

const MARK = 'rival';

/** How the server runs its airlines, and the mark by which everyone recognises them. */
export function addRivals(app: CoreApp): void {
  defineCollection(app, {
    name: 'rival',
    fields: [
      airlineField(),
      new TextField({
        name: 'temperament',
        pattern: '^(cautious|expansive|premium|low_cost|regional|opportunist)$',
      }),
      ...wholes('turn', 'acted', 'rejected'),
    ],
    unique: ['airline'],
    indexes: ['turn'],
  });
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(new BoolField({ name: MARK }));
  app.save(airline);
}

export function removeRivals(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.removeByName(MARK);
  app.save(airline);
  removeCollections(app, 'rival');
}
