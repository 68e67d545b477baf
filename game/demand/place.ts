import * as z from 'zod/mini';

const atLeast0 = z.number().check(z.gte(0));
const code = z.string().check(z.regex(/^[A-Z0-9]{3}$/));

/**
 * What demand knows of an airport beside its position: one row of seed/airport_demand.csv. The last five columns follow
 * from the others and the fitted parameters (scripts/demand/balance.ts); they are kept so that one pair's demand needs no
 * look at the rest of the world.
 */
export const placeRowSchema = z.strictObject({
  iata: code,
  /** People of whom this is the airport. */
  population: atLeast0,
  /** Their GDP a head, PPP dollars a year. */
  income: atLeast0,
  /** Share of a capital city that is in the catchment, 0–1. */
  capital: atLeast0,
  /** Passengers a year, millions, less half of those who only change aircraft: as published, or estimated from runways. */
  capacity: atLeast0,
  /** Visitors its tourist places draw, millions a year. */
  visitors_m: atLeast0,
  /** Key of the landmass it stands on; places with the same key can be reached from each other over land. */
  landmass: z.number(),
  landmass_km2: atLeast0,
  coast_km: atLeast0,
  /** People within reach over land, millions, each weighted by exp(−distance / 200 km). */
  neighbours_m: atLeast0,
  /** City that stands for this place in rail_links.csv, or empty. */
  rail_city: z.string(),
  /** One-way trips a year that begin here, residents' and visitors'. */
  trips: atLeast0,
  /** Balancing factor of business trips and visits (the same both ways). */
  bond: atLeast0,
  /** Balancing factor of holidays that begin here. */
  outbound: atLeast0,
  /** Balancing factor of holidays spent here. */
  inbound: atLeast0,
  /** Factor on all trips that cross the border, by which the airport's share of them is the published one. */
  abroad: atLeast0,
});

export type PlaceRow = z.infer<typeof placeRowSchema>;

/** Names of the columns, in the order of seed/airport_demand.csv. */
export const PLACE_COLUMNS = Object.keys(placeRowSchema.def.shape) as (keyof PlaceRow)[];

/** A place where trips begin and end: the row with the airport's country and position (degrees). */
export interface Place extends PlaceRow {
  country: string;
  lat: number;
  lon: number;
}
