/** The columns that the readers look at. */
export const TABLES = {
  airport: ['id', 'iata', 'lon', 'runways'],
  airport_demand: ['id', 'capacity'],
  world: ['traffic'],
  leg: ['airline', 'origin', 'destination', 'departs', 'arrives'],
  slot: ['airline', 'airport', 'hour', 'kind', 'count', 'used'],
  slot_pool: ['airport', 'hour', 'count'],
} as const;

/** Rows of the tables as lists of cells in the order of `TABLES`, and the airline whose legs are removed. */
export interface SlotCase {
  rows: Record<keyof typeof TABLES, (readonly (string | number)[])[]>;
  airline: string;
  legs: { origin: string; destination: string; departs: number; block: number }[];
}

/** The slots of an airport as both readers see them. */
export interface ReadSlots {
  airports: [airport: string, slots: unknown][];
  own: [airport: string, movements: unknown][];
}
