import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { hourlyReserve } from '#game/fleet/aircraft/maintenance-costs.ts';
import type { AirportType } from '#game/world/airport/airport.ts';
import { HOUR } from '#game/world/time.ts';
import { blockMinutes } from './block-time.ts';
import { landingCharge, navigationCharge, parkingCharge } from './charges.ts';
import { cabinCrewNeeded, pilotsNeeded } from './crew.ts';
import { fuelBurnKg } from './fuel-burn.ts';

/**
 * Cost of a pilot per block hour. It grows with the square root of the tonnes, like pay scales: regional
 * airlines pay a quarter to a half of what airlines with single-aisle jets pay (US pay scales of 2019).
 */
const PILOT_AT_REFERENCE = 287.5;
const PILOT_REFERENCE_TONNES = 79;
const MIN_PILOT_RATE = 60;
const PILOT_A_ROOT_TONNE = { smaller: 41, larger: 34.6 };
/** Cost of a cabin attendant per block hour. */
const ATTENDANT = 80;
/** Hotel and allowance per crew member after a flight too long to return on the same duty, in dollars. */
const LAYOVER = 200;
const LAYOVER_FROM_MIN = 7 * HOUR;

/** Food, drink and amenities: dollars per passenger, and per passenger-kilometre. */
const SERVICE: Readonly<PerClass> = { economy: 2, business: 18, first: 50 };
const SERVICE_A_KM: Readonly<PerClass> = { economy: 0.0036, business: 0.016, first: 0.025 };

/**
 * Ramp, check-in, bags and passenger charges: dollars per flight, per tonne of take-off weight, and per
 * passenger.
 */
const RAMP = 40;
const RAMP_A_TONNE = 10;
const HANDLING_A_PASSENGER = 7;

/** Costs of one flight, in whole US dollars by ledger category. */
export interface FlightCosts {
  fuel: number;
  crew: number;
  service: number;
  landing: number;
  handling: number;
  navigation: number;
  parking: number;
  /** Engines and parts, by flight hour. Checks are paid separately when they take place. */
  maintenance: number;
}

export interface FlightFacts {
  model: AircraftModel;
  /** Great-circle distance. */
  km: number;
  /** Fitted seats, all classes. */
  seats: number;
  passengers: Readonly<PerClass>;
  destination: AirportType;
  /** Factor on the landing charge. 1 if the airport is not full. */
  landingFactor?: number | undefined;
  /** Ground time at the destination until the next flight, in minutes. */
  groundMinutes: number;
  /** US dollars per tonne. */
  fuelPrice: number;
  /** 1 = as new, 0 = worst. */
  condition: number;
  /** In years. Old aircraft need more parts. */
  age: number;
}

function crewCost(model: AircraftModel, seats: number, block: number): number {
  const pilots = pilotsNeeded(model, block);
  const attendants = cabinCrewNeeded(model, seats);
  const beyond = Math.sqrt(model.mtow_kg / 1000) - Math.sqrt(PILOT_REFERENCE_TONNES);
  const scale = PILOT_A_ROOT_TONNE[beyond < 0 ? 'smaller' : 'larger'];
  const pilotRate = Math.max(MIN_PILOT_RATE, PILOT_AT_REFERENCE + beyond * scale);
  const pay = (pilots * pilotRate + attendants * ATTENDANT) * (block / HOUR);
  return Math.round(pay + (block > LAYOVER_FROM_MIN ? (pilots + attendants) * LAYOVER : 0));
}

const serviceCost = (passengers: Readonly<PerClass>, km: number) =>
  Math.round(
    passengers.economy * (SERVICE.economy + SERVICE_A_KM.economy * km) +
      passengers.business * (SERVICE.business + SERVICE_A_KM.business * km) +
      passengers.first * (SERVICE.first + SERVICE_A_KM.first * km),
  );

/** Returns the costs of one flight, due when it lands. Excludes lease, checks, interest and overhead. */
export function flightCosts(flight: FlightFacts): FlightCosts {
  const { model, km, passengers } = flight;
  const block = blockMinutes(km, model.cruise_kmh);
  return {
    fuel: Math.round((fuelBurnKg(model, km, flight.condition) * flight.fuelPrice) / 1000),
    crew: crewCost(model, flight.seats, block),
    service: serviceCost(passengers, km),
    landing: landingCharge(model.mtow_kg, flight.destination, flight.landingFactor),
    handling: Math.round(
      RAMP + (RAMP_A_TONNE * model.mtow_kg) / 1000 + HANDLING_A_PASSENGER * sumOfClasses(passengers),
    ),
    navigation: navigationCharge(model.mtow_kg, km),
    parking: parkingCharge(model.mtow_kg, flight.groundMinutes),
    maintenance: Math.round(hourlyReserve(model, flight.age) * (block / HOUR)),
  };
}

/** Returns the sum of a flight's costs in whole US dollars. */
export const totalOfCosts = (costs: FlightCosts): number =>
  Object.values(costs).reduce((sum: number, cost: number) => sum + cost, 0);
