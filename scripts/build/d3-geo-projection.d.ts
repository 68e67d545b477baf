/** The one function used of a package that brings no types. */
declare module 'd3-geo-projection' {
  import type { GeoPermissibleObjects, GeoProjection } from 'd3-geo';

  /** Planar geometry, in the projection's units, of a spherical one; cut where the projection cuts. */
  export function geoProject<T extends GeoPermissibleObjects>(object: T, projection: GeoProjection): T;
}
