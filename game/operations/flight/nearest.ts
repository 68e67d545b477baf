/** Minimum distance of a flight, km. Closer airports have no demand and no routes. */
export const NEAREST_KM = 50;
