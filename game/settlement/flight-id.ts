/** Characters of the aircraft's id that are kept, 51 bit, and of the minute: enough for half a century. */
const OF_AIRCRAFT = 10;
const OF_MINUTE = 5;

/**
 * Id of the flight with which an aircraft departs at a world minute, when it cannot have another. Cut and joined instead of
 * hashed, since an hour has hundreds of them.
 */
export const flightId = (aircraft: string, departs: number): string =>
  aircraft.slice(0, OF_AIRCRAFT) + departs.toString(36).padStart(OF_MINUTE, '0');

/** Minutes that no world reaches, half of what there is room for. */
const BEYOND = 36 ** OF_MINUTE / 2;

/** The same of a positioning flight, which may be called for at the very minute of a leg that falls out. */
export const positioningId = (aircraft: string, departs: number): string =>
  flightId(aircraft, departs + BEYOND);
