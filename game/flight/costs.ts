import type { AircraftModel } from '../aircraft-model.ts';
import type { AirportType } from '../airport.ts';
import { type PerClass, sumOfClasses } from '../cabin.ts';
import { hourlyReserve } from '../maintenance-costs.ts';
import { HOUR } from '../time.ts';
import { blockMinutes } from './block-time.ts';
import { landingCharge, navigationCharge, parkingCharge } from './charges.ts';
import { cabinCrewNeeded, pilotsNeeded } from './crew.ts';
import { fuelBurnKg } from './fuel-burn.ts';

/**
 * Pay of a pilot for a block hour, all costs included, by the square root of the tonnes, as pay scales grow with the aircraft:
 * regional airlines pay a quarter to a half of what those with single-aisle jets do (US pay scales of 2019).
 */
const PILOT_AT_REFERENCE = 287.5;
const PILOT_REFERENCE_TONNES = 79;
const PILOT_LEAST = 60;
const PILOT_A_ROOT_TONNE = { smaller: 41, larger: 34.6 };
/** Pay of a cabin attendant for a block hour, all costs included. */
const ATTENDANT = 80;
/** Hotel and allowance of one crew member after a flight too long to turn round, in dollars. */
const LAYOVER = 200;
const LAYOVER_FROM_MIN = 7 * HOUR;

/** Food, drink and comforts: dollars a passenger, and a passenger-kilometre. */
const SERVICE: Readonly<PerClass> = { economy: 2, business: 18, first: 50 };
const SERVICE_A_KM: Readonly<PerClass> = { economy: 0.0036, business: 0.016, first: 0.025 };

/** Ramp, check-in, bags and passenger charges: dollars a flight, a tonne of take-off weight, and a passenger. */
const RAMP = 40;
const RAMP_A_TONNE = 10;
const HANDLING_A_PASSENGER = 7;

/** What one flight costs, in whole US dollars by ledger category. */
export interface FlightCosts {
  fuel: number;
  crew: number;
  service: number;
  landing: number;
  handling: number;
  navigation: number;
  parking: number;
  /** Engines and parts by the hour; checks are paid when they are made. */
  maintenance: number;
}

export interface FlightFacts {
  model: AircraftModel;
  /** Great-circle distance. */
  km: number;
  /** Seats fitted, all classes. */
  seats: number;
  passengers: Readonly<PerClass>;
  destination: AirportType;
  /** Time on the ground at the destination until the next flight, in minutes. */
  groundMinutes: number;
  /** US dollars a tonne. */
  fuelPrice: number;
  /** 1 as new to 0. */
  condition: number;
  /** In years; old aircraft need more parts. */
  age: number;
}

function crewCost(model: AircraftModel, seats: number, block: number): number {
  const pilots = pilotsNeeded(model, block);
  const attendants = cabinCrewNeeded(model, seats);
  const beyond = Math.sqrt(model.mtow_kg / 1000) - Math.sqrt(PILOT_REFERENCE_TONNES);
  const scale = PILOT_A_ROOT_TONNE[beyond < 0 ? 'smaller' : 'larger'];
  const pilotRate = Math.max(PILOT_LEAST, PILOT_AT_REFERENCE + beyond * scale);
  const pay = (pilots * pilotRate + attendants * ATTENDANT) * (block / HOUR);
  return Math.round(pay + (block > LAYOVER_FROM_MIN ? (pilots + attendants) * LAYOVER : 0));
}

const serviceCost = (passengers: Readonly<PerClass>, km: number) =>
  Math.round(
    passengers.economy * (SERVICE.economy + SERVICE_A_KM.economy * km) +
      passengers.business * (SERVICE.business + SERVICE_A_KM.business * km) +
      passengers.first * (SERVICE.first + SERVICE_A_KM.first * km),
  );

/** Dollars that passengers alone cost on a flight over so many km: service and handling. */
export const passengerCosts = (passengers: Readonly<PerClass>, km: number): number =>
  serviceCost(passengers, km) + HANDLING_A_PASSENGER * sumOfClasses(passengers);

/** Costs of one flight that fall due when it lands. Not in here: lease, checks, interest, overhead. */
export function flightCosts(flight: FlightFacts): FlightCosts {
  const { model, km, passengers } = flight;
  const block = blockMinutes(km, model.cruise_kmh);
  return {
    fuel: Math.round((fuelBurnKg(model, km, flight.condition) * flight.fuelPrice) / 1000),
    crew: crewCost(model, flight.seats, block),
    service: serviceCost(passengers, km),
    landing: landingCharge(model.mtow_kg, flight.destination),
    handling: Math.round(
      RAMP + (RAMP_A_TONNE * model.mtow_kg) / 1000 + HANDLING_A_PASSENGER * sumOfClasses(passengers),
    ),
    navigation: navigationCharge(model.mtow_kg, km),
    parking: parkingCharge(model.mtow_kg, flight.groundMinutes),
    maintenance: Math.round(hourlyReserve(model, flight.age) * (block / HOUR)),
  };
}

/** Sum of a flight's costs in whole US dollars. */
export const totalOfCosts = (costs: FlightCosts): number =>
  Object.values(costs).reduce((sum: number, cost: number) => sum + cost, 0);
