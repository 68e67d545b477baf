import type { PlaceRow } from '../demand/place.ts';
import { type Column, defineTable, id, number, text } from './table.ts';

/** The columns of seed/airport_demand.csv. */
const SEEDED = {
  iata: text,
  rail_city: text,
  population: number,
  income: number,
  capacity: number,
  connecting_m: number,
  runway_m: number,
  visitors_m: number,
  landmass: number,
  landmass_km2: number,
  coast_km: number,
  neighbours_m: number,
  trips: number,
  bond: number,
  outbound: number,
  inbound: number,
  abroad: number,
} as const satisfies Record<keyof PlaceRow, Column>;

/** Figures for the demand model, one row per airport. `PlaceRow` documents the columns. */
export const AIRPORT_DEMAND = defineTable({
  name: 'airport_demand',
  access: 'nobody',
  unique: ['airport'],
  columns: { id, airport: id, ...SEEDED },
});
