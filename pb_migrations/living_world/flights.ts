import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, numbers, OWNER, removeCollections, texts, wholes } from './fields.ts';

/** Flights, their summaries after two weeks, and notices. */
export function addFlights(app: CoreApp): void {
  defineCollection(app, {
    name: 'flight',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('aircraft'),
      id('instead_of'),
      id('route'),
      id('leg'),
      ...texts('number'),
      id('origin'),
      id('destination'),
      ...wholes('departs', 'arrives', 'departed', 'landed', 'delay'),
      new TextField({ name: 'state', required: true, pattern: '^(flying|landed|cancelled)$' }),
      ...texts('cause'),
      ...wholes('seats_economy', 'seats_business', 'seats_first', 'pax_economy', 'pax_business', 'pax_first'),
      ...wholes(
        'pax_leisure',
        'pax_business_group',
        'pax_premium',
        'connecting',
        'revenue',
        'fuel_kg',
        'fuel',
      ),
      ...wholes('crew', 'service', 'landing', 'handling', 'navigation', 'parking', 'maintenance', 'overhead'),
      ...wholes('compensation'),
      new JSONField({ name: 'why', maxSize: 2_000 }),
    ],
    indexes: [
      'airline, departs',
      'aircraft, departs',
      'route, departs',
      'state, landed',
      'origin, destination, departs',
    ],
  });
  defineCollection(app, {
    name: 'route_history',
    readRule: OWNER,
    fields: [
      airlineField(),
      id('route'),
      ...wholes('starts', 'days', 'flights', 'cancelled', 'late', 'seats', 'passengers', 'connecting'),
      ...wholes('revenue', 'costs'),
      ...numbers('delay'),
    ],
    unique: ['route, starts, days'],
    indexes: ['airline, starts'],
  });
  defineCollection(app, {
    name: 'notice',
    readRule: OWNER,
    fields: [
      airlineField(),
      ...wholes('minute'),
      ...texts('kind', 'title', 'body', 'link'),
      new BoolField({ name: 'read' }),
    ],
    indexes: ['airline, minute'],
  });
}

export const removeFlights = (app: CoreApp): void =>
  removeCollections(app, 'notice', 'route_history', 'flight');
