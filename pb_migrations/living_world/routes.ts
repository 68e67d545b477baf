import { defineCollection } from '../foundation/define-collection.ts';
import {
  airlineField,
  airportRelation,
  id,
  numbers,
  OWNER,
  removeCollections,
  texts,
  wholes,
} from './fields.ts';

/** Pairs of airports that airlines may fly, and the weekly timetable. */
export function addRoutes(app: CoreApp): void {
  defineCollection(app, {
    name: 'route',
    readRule: OWNER,
    fields: [
      airlineField(),
      new TextField({ name: 'pair', required: true, pattern: '^[A-Z0-9]{6}$', presentable: true }),
      airportRelation(app, 'a'),
      airportRelation(app, 'b'),
      ...numbers('km', 'leisure', 'business', 'premium'),
      ...wholes('opened', 'fare_economy', 'fare_business', 'fare_first', 'number'),
    ],
    unique: ['airline, pair'],
    indexes: ['pair', 'a', 'b'],
  });
  defineCollection(app, {
    name: 'leg',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('aircraft'),
      id('route'),
      id('origin'),
      id('destination'),
      ...wholes('departs', 'block', 'arrives'),
      ...texts('number'),
    ],
    indexes: [
      'airline',
      'aircraft',
      'route',
      'departs',
      'origin, destination, departs',
      'destination, arrives',
    ],
  });
}

export const removeRoutes = (app: CoreApp): void => removeCollections(app, 'leg', 'route');
