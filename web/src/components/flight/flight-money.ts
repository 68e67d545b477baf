import { FLIGHT_COSTS, type Flight } from '#game/tables/flight.ts';

type Booked = Pick<
  Flight,
  'seats_economy' | 'seats_business' | 'seats_first' | 'pax_economy' | 'pax_business' | 'pax_first'
>;

/** Returns the total costs of a flight, in whole US dollars. */
export const costsOf = (flight: Pick<Flight, (typeof FLIGHT_COSTS)[number]>): number =>
  FLIGHT_COSTS.reduce((sum, name) => sum + flight[name], 0);

export const passengersOf = (flight: Booked): number =>
  flight.pax_economy + flight.pax_business + flight.pax_first;

export const seatsOf = (flight: Booked): number =>
  flight.seats_economy + flight.seats_business + flight.seats_first;

/** Returns the load factor, 0 to 1. 0 without seats. */
export const loadOf = (flight: Booked): number => passengersOf(flight) / Math.max(1, seatsOf(flight));
