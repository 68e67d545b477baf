import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, wholes } from '../living_world/fields.ts';

/** Weekly changes in the value of aircraft and deposits: the non-cash entries of the books. */
export function addValuations(app: CoreApp): void {
  defineCollection(app, {
    name: 'valuation',
    readRule: OWNER,
    fields: [
      airlineField(),
      new TextField({ name: 'kind', required: true, pattern: '^(aircraft|deposit)$' }),
      id('aircraft'),
      ...wholes('week', 'value', 'change'),
    ],
    indexes: ['airline, kind, week'],
  });
}

export const removeValuations = (app: CoreApp): void => removeCollections(app, 'valuation');
