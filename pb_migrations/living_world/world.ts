import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, numbers, removeCollections, texts, wholes } from './fields.ts';

/** The one world, and the log of all actions in it, from which it can be replayed. */
export function addWorld(app: CoreApp): void {
  defineCollection(app, {
    name: 'world',
    readRule: '',
    fields: [
      new TextField({ name: 'start', required: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      // Hidden, because it reveals all future chance.
      new TextField({ name: 'seed', required: true, hidden: true }),
      ...wholes('minute', 'hour'),
      ...numbers('speed'),
      new BoolField({ name: 'paused' }),
      ...wholes('fuel_price'),
      new NumberField({ name: 'fuel_level', hidden: true }),
      new JSONField({ name: 'fuel_history', maxSize: 20_000 }),
    ],
  });
  defineCollection(app, {
    name: 'action',
    fields: [
      ...wholes('seq', 'minute'),
      airlineField(),
      id('user'),
      ...texts('name'),
      new JSONField({ name: 'input', maxSize: 2_000_000 }),
    ],
    unique: ['seq'],
    indexes: ['airline'],
  });
}

export const removeWorld = (app: CoreApp): void => removeCollections(app, 'action', 'world');
