import { defineCollection } from '../foundation/define-collection.ts';
import { id, numbers, removeCollections, SIGNED_IN, texts, wholes } from './fields.ts';

/** Other seed data: aircraft models, demand model fields of airports, and tables of links. */
export function addDemand(app: CoreApp): void {
  defineCollection(app, {
    name: 'aircraft_model',
    readRule: SIGNED_IN,
    fields: [
      new TextField({ name: 'key', required: true, presentable: true, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
      ...texts('manufacturer', 'model', 'family', 'silhouette', 'source'),
      ...wholes('max_seats', 'economy', 'business', 'first', 'range_km', 'cruise_kmh', 'runway_m', 'mtow_kg'),
      ...wholes('fuel_kg_h', 'climb_kg', 'first_year'),
      // `last_year`: 0 while the model is still built.
      ...wholes('last_year', 'pilots', 'cabin_crew', 'turnaround_min', 'popularity'),
      ...numbers('list_price_musd'),
    ],
    unique: ['key'],
  });
  defineCollection(app, {
    name: 'airport_demand',
    fields: [
      id('airport'),
      ...texts('iata', 'rail_city'),
      ...numbers('population', 'income', 'capital', 'capacity', 'visitors_m', 'landmass', 'landmass_km2'),
      ...numbers('coast_km', 'neighbours_m', 'trips', 'bond', 'outbound', 'inbound', 'abroad'),
    ],
    unique: ['airport'],
  });
  defineCollection(app, {
    name: 'demand_table',
    fields: [...texts('name'), new JSONField({ name: 'rows', maxSize: 5_000_000 })],
    unique: ['name'],
  });
}

export const removeDemand = (app: CoreApp): void =>
  removeCollections(app, 'demand_table', 'airport_demand', 'aircraft_model');
