import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, OWNER, removeCollections, texts, wholes } from '../living_world/fields.ts';

/** Slots that airlines have in full hours, and those kept for airlines that are new at an airport. */
export function addSlots(app: CoreApp): void {
  defineCollection(app, {
    name: 'slot',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('airport'),
      ...wholes('hour'),
      ...texts('kind'),
      ...wholes('count', 'used', 'flown', 'weeks', 'until'),
    ],
    unique: ['airline, airport, hour, kind'],
    indexes: ['airport'],
  });
  defineCollection(app, {
    name: 'slot_pool',
    fields: [id('airport'), ...wholes('hour', 'count')],
    unique: ['airport, hour'],
  });
}

export const removeSlots = (app: CoreApp): void => removeCollections(app, 'slot_pool', 'slot');
