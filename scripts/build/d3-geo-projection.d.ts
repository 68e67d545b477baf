/** The only function used from a package without types. */
declare module 'd3-geo-projection' {
  import type { GeoPermissibleObjects, GeoProjection } from 'd3-geo';

  /**
   * Returns the planar geometry of a spherical one in the projection's units, cut at the projection's
   * boundary.
   */
  export function geoProject<T extends GeoPermissibleObjects>(object: T, projection: GeoProjection): T;
}
