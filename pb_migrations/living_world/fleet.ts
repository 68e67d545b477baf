import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, numbers, OWNER, removeCollections, texts, wholes } from './fields.ts';

const json = (name: string) => new JSONField({ name, maxSize: 5_000 });

/** Aircraft, the work done on them, and fuel bought ahead. */
export function addFleet(app: CoreApp): void {
  defineCollection(app, {
    name: 'aircraft',
    readRule: OWNER,
    fields: [
      airlineField(),
      ...texts('model'),
      new TextField({ name: 'registration', required: true, max: 12, presentable: true }),
      new TextField({ name: 'name', max: 120 }),
      new TextField({ name: 'ownership', required: true, pattern: '^(owned|leased)$' }),
      ...wholes('price', 'lease_rate', 'deposit', 'lease_from', 'built', 'delivered', 'cycles'),
      ...numbers('hours', 'condition'),
      json('checks'),
      id('place'),
      ...wholes('ready', 'economy', 'business', 'first', 'work_until', 'revision'),
      ...texts('work'),
    ],
    unique: ['registration'],
    indexes: ['airline', 'lease_from'],
  });
  defineCollection(app, {
    name: 'maintenance',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('aircraft'),
      new TextField({ name: 'kind', required: true, pattern: '^(line|a|c|d|refit)$' }),
      ...wholes('starts', 'ends', 'cost'),
      ...texts('by', 'state'),
      json('cabin'),
    ],
    indexes: ['airline, starts', 'aircraft', 'state, starts'],
  });
  defineCollection(app, {
    name: 'fuel_contract',
    readRule: OWNER,
    fields: [airlineField(), ...wholes('price', 'weeks', 'tonnes', 'starts', 'ends')],
    indexes: ['airline, ends'],
  });
}

export const removeFleet = (app: CoreApp): void =>
  removeCollections(app, 'fuel_contract', 'maintenance', 'aircraft');
