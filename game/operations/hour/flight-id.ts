/** Characters used of the aircraft's id (51 bits) and of the minute, which is enough for half a century. */
const OF_AIRCRAFT = 10;
const OF_MINUTE = 5;

/**
 * Returns the id of an aircraft's flight at a world minute, when it can have no other. Built by string
 * operations instead of a hash because an hour has hundreds of flights.
 */
export const flightId = (aircraft: string, departs: number): string =>
  aircraft.slice(0, OF_AIRCRAFT) + departs.toString(36).padStart(OF_MINUTE, '0');

/** Offset beyond all possible minutes: half of the available range. */
const BEYOND = 36 ** OF_MINUTE / 2;

/** Returns the id of a positioning flight, which may have the same minute as a cancelled leg. */
export const positioningId = (aircraft: string, departs: number): string =>
  flightId(aircraft, departs + BEYOND);
