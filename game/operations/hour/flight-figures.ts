import { overheadOf } from '#game/airline/overhead.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { FLIGHT_COSTS, Flight, FlightCause } from '#game/tables/flight.ts';
import type { AirportType } from '#game/world/airport/airport.ts';
import { YEAR } from '#game/world/time.ts';
import { compensation } from '../delay/compensation.ts';
import { flightCosts } from '../flight/costs.ts';
import { fuelBurnKg } from '../flight/fuel-burn.ts';

/** A closed departure. Minutes are world minutes. */
export interface ClosedFlight {
  model: AircraftModel;
  /** When the aircraft left the factory. */
  built: number;
  /** 1 = as new, 0 = worst. */
  condition: number;
  km: number;
  departs: number;
  seats: Readonly<PerClass>;
  passengers: Readonly<PerClass>;
  /** Whole US dollars. */
  revenue: number;
  /** Share of the revenue: see `overheadShare`. */
  overheadShare: number;
  /** Delay in minutes. */
  delay: number;
  cause: FlightCause;
  destination: AirportType;
  /** Factor on the landing charge. */
  landingFactor: number;
  /** Ground time until the aircraft's next departure, minutes. */
  groundMinutes: number;
  /** US dollars per tonne. */
  fuelPrice: number;
}

export type FlightFigures = Pick<Flight, (typeof FLIGHT_COSTS)[number] | 'fuel_kg'>;

/**
 * Returns the cause for compensation. Work on the aircraft and its earlier flights are the airline's fault.
 */
const liabilityOf = (cause: FlightCause) => {
  if (cause === '') return null;
  return cause === 'maintenance' || cause === 'aircraft' || cause === 'elsewhere' ? 'technical' : cause;
};

/** Returns the fuel burn and costs of a flown flight, in kg and whole US dollars. */
export function figuresOf(flight: ClosedFlight): FlightFigures {
  const { model, km, passengers, condition } = flight;
  const costs = flightCosts({
    model,
    km,
    passengers,
    condition,
    seats: sumOfClasses(flight.seats),
    destination: flight.destination,
    landingFactor: flight.landingFactor,
    groundMinutes: flight.groundMinutes,
    fuelPrice: flight.fuelPrice,
    age: Math.max(0, flight.departs - flight.built) / YEAR,
  });
  return {
    fuel: costs.fuel,
    crew: costs.crew,
    service: costs.service,
    landing: costs.landing,
    handling: costs.handling,
    navigation: costs.navigation,
    parking: costs.parking,
    maintenance: costs.maintenance,
    fuel_kg: fuelBurnKg(model, km, condition),
    overhead: overheadOf(flight.revenue, flight.overheadShare),
    compensation: compensation(flight.delay, false, km, sumOfClasses(passengers), liabilityOf(flight.cause)),
  };
}

/** Returns the costs of a cancelled flight: compensation for booked passengers, in whole US dollars. */
export function figuresOfCancelled(km: number, booked: number, cause: FlightCause): FlightFigures {
  return {
    fuel_kg: 0,
    fuel: 0,
    crew: 0,
    service: 0,
    landing: 0,
    handling: 0,
    navigation: 0,
    parking: 0,
    maintenance: 0,
    overhead: 0,
    compensation: compensation(0, true, km, booked, liabilityOf(cause)),
  };
}
