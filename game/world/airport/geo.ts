/** Mean radius of the Earth in km, used for all distances of the game. */
export const EARTH_RADIUS_KM = 6371;

/** A point in decimal degrees. */
export interface Point {
  lat: number;
  lon: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in km between two points, by the haversine formula on a sphere. */
export function distanceKm(from: Point, to: Point): number {
  const dLat = radians(to.lat - from.lat);
  const dLon = radians(to.lon - from.lon);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLon / 2) ** 2;
  // Rounding can raise h just above 1 for antipodes. asin would then return NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
