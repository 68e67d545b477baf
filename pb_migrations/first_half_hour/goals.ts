import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, OWNER, removeCollections, texts, wholes } from '../living_world/fields.ts';

/** Goals that airlines have reached, each at most once. */
export function addGoals(app: CoreApp): void {
  defineCollection(app, {
    name: 'goal',
    readRule: OWNER,
    fields: [airlineField(), ...texts('goal'), ...wholes('minute')],
    unique: ['airline, goal'],
  });
}

export const removeGoals = (app: CoreApp): void => removeCollections(app, 'goal');
