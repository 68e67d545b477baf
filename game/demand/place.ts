import * as z from 'zod/mini';

const atLeast0 = z.number().check(z.gte(0));
const code = z.string().check(z.regex(/^[A-Z0-9]{3}$/));

/**
 * Demand data of an airport besides its position: one row of seed/airport_demand.csv. The last five columns
 * are derived from the others and the fitted parameters (scripts/research/demand/balance.ts). They are stored so that
 * one pair's demand can be computed without the rest of the world.
 */
export const placeRowSchema = z.strictObject({
  iata: code,
  /** People who prefer this airport. */
  population: atLeast0,
  /** Their GDP per person, PPP dollars per year. */
  income: atLeast0,
  /**
   * Passengers per year (millions), minus half of the connecting passengers. Published, or estimated from the
   * number of runways.
   */
  capacity: atLeast0,
  /** Passengers per year (millions) who change planes here. Published; 0 if unknown. */
  connecting_m: atLeast0,
  /** Length of the longest runway, m; 0 if unknown. */
  runway_m: atLeast0,
  /** Visitors to its tourist places, millions per year. */
  visitors_m: atLeast0,
  /** Key of the airport's landmass. Places with the same key are connected over land. */
  landmass: z.number(),
  landmass_km2: atLeast0,
  coast_km: atLeast0,
  /** People within reach over land (millions), weighted by exp(−distance / 200 km). */
  neighbours_m: atLeast0,
  /** City that represents this place in rail_links.csv, or empty. */
  rail_city: z.string(),
  /** One-way trips per year that begin here, by residents and visitors. */
  trips: atLeast0,
  /** Balancing factor of business trips and visits, the same in both directions. */
  bond: atLeast0,
  /** Balancing factor of holidays that begin here. */
  outbound: atLeast0,
  /** Balancing factor of holidays spent here. */
  inbound: atLeast0,
  /**
   * Factor on all international trips that makes the airport's international share match the published one.
   */
  abroad: atLeast0,
});

export type PlaceRow = z.infer<typeof placeRowSchema>;

/** Column names in the order of seed/airport_demand.csv. */
export const PLACE_COLUMNS = Object.keys(placeRowSchema.def.shape) as (keyof PlaceRow)[];

/** A place where trips begin and end: the row plus the airport's country and position (degrees). */
export interface Place extends PlaceRow {
  country: string;
  lat: number;
  lon: number;
}
