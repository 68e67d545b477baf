import type { AircraftModel } from '../fleet/aircraft/aircraft-model.ts';
import { SILHOUETTES } from '../fleet/aircraft/silhouettes.ts';
import { type Column, defineTable, id, limited, number, oneOf, text, whole } from './table.ts';

/** The columns of seed/aircraft_models.csv apart from its `id`, which is `key` here. */
const SEEDED = {
  manufacturer: text,
  model: text,
  family: text,
  silhouette: oneOf(SILHOUETTES),
  source: text,
  max_seats: whole,
  economy: whole,
  business: whole,
  first: whole,
  range_km: whole,
  cruise_kmh: whole,
  runway_m: whole,
  mtow_kg: whole,
  fuel_kg_h: whole,
  climb_kg: whole,
  first_year: whole,
  /** 0 if the model is still built. */
  last_year: whole,
  pilots: whole,
  cabin_crew: whole,
  turnaround_min: whole,
  popularity: whole,
  list_price_musd: number,
  in_service: whole,
  dispatch_pct: number,
  in_service_source: text,
  dispatch_source: text,
} as const satisfies Record<Exclude<keyof AircraftModel, 'id'>, Column>;

/** The catalogue of aircraft models. `aircraftModelSchema` documents the columns. */
export const AIRCRAFT_MODEL = defineTable({
  name: 'aircraft_model',
  access: 'signed in',
  unique: ['key'],
  columns: { id, key: limited(text, { isRequired: true, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }), ...SEEDED },
});
