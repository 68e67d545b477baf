import { describe, expect, it } from 'vitest';
import { overheadOf } from '#game/airline/overhead.ts';
import { marketValue, usualYear } from '#game/fleet/aircraft/ageing.ts';
import { type AircraftModel, isBuilt, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { CABIN_CLASSES, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { CHECK_KINDS, CHECKS } from '#game/fleet/aircraft/maintenance.ts';
import { checkCost } from '#game/fleet/aircraft/maintenance-costs.ts';
import { leaseRate } from '#game/fleet/lease.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { usualWeeklyHours } from '#game/network/timetable/usual-hours.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { flightCosts, totalOfCosts } from '#game/operations/flight/costs.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import type { AirportType } from '#game/world/airport/airport.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';

/** Load factor of a well-run airline (IATA 2024: 83.5%). */
const LOAD = 0.83;

interface Service {
  id: string;
  km: number;
  /** Years. */
  age: number;
  /** Typical block hours per day of such airlines, without turnarounds, nights and checks. */
  blockHoursADay: number;
  destination?: AirportType;
}

/**
 * Returns revenue and costs of an average flight at reference fares, with its share of lease, checks and
 * overhead, in dollars.
 */
function average({ id, km, age, blockHoursADay, destination = 'large_airport' }: Service) {
  const model = seedModel(id);
  const cabin = typicalCabin(model);
  const passengers = {
    economy: cabin.economy * LOAD,
    business: cabin.business * LOAD,
    first: cabin.first * LOAD,
  };
  const revenue = CABIN_CLASSES.reduce((sum, name) => sum + passengers[name] * referenceFare(km, name), 0);
  const hours = blockMinutes(km, model.cruise_kmh) / 60;
  const flightsAWeek = (7 * blockHoursADay) / hours;
  const flight = flightCosts({
    model,
    km,
    seats: sumOfClasses(cabin),
    passengers,
    destination,
    groundMinutes: model.turnaround_min + 15,
    fuelPrice: MEAN_FUEL_PRICE,
    condition: 0.9,
    age,
  });
  const usual = usualYear(model);
  const wear = { age, hours: usual.hours * age, cycles: usual.cycles * age, condition: 0.9 };
  const ownership = leaseRate(marketValue(model, wear), age) / flightsAWeek;
  const checks = CHECK_KINDS.reduce(
    (sum, kind) =>
      sum +
      checkCost(model, kind, { age, ownBase: true, familySize: 5 }) *
        Math.max(hours / CHECKS[kind].hours, 1 / CHECKS[kind].cycles),
    0,
  );
  const total = totalOfCosts(flight) + ownership + checks + overheadOf(revenue);
  return {
    total,
    fuel: flight.fuel / total,
    ownership: ownership / total,
    margin: 1 - total / revenue,
    passengerRevenue: revenue / sumOfClasses(passengers),
  };
}

describe('economics of an airline', () => {
  it('with a 737-800 over 1,500 km has 19 to 28% fuel costs and a margin of a few percent', () => {
    const { fuel, margin, ownership, passengerRevenue } = average({
      id: 'boeing-737-800',
      km: 1500,
      age: 6,
      blockHoursADay: 10,
    });
    expect(fuel).toBeGreaterThan(0.19);
    expect(fuel).toBeLessThan(0.28);
    expect(margin).toBeGreaterThan(0.02);
    expect(margin).toBeLessThan(0.08);
    expect(ownership).toBeGreaterThan(0.1);
    expect(ownership).toBeLessThan(0.25);
    // 2019: $189 per passenger.
    expect(passengerRevenue).toBeGreaterThan(160);
    expect(passengerRevenue).toBeLessThan(215);
  });

  const SERVICES: Service[] = [
    { id: 'atr-72-600', km: 400, age: 4, blockHoursADay: 9, destination: 'medium_airport' },
    { id: 'atr-72-500', km: 400, age: 15, blockHoursADay: 9, destination: 'medium_airport' },
    { id: 'embraer-e190', km: 900, age: 8, blockHoursADay: 10 },
    { id: 'airbus-a220-300', km: 1500, age: 3, blockHoursADay: 10.5 },
    { id: 'airbus-a320neo', km: 1500, age: 2, blockHoursADay: 10.5 },
    { id: 'airbus-a320-200', km: 1500, age: 12, blockHoursADay: 10 },
    { id: 'boeing-737-8', km: 1500, age: 0, blockHoursADay: 11 },
    { id: 'airbus-a321neo', km: 2500, age: 3, blockHoursADay: 11 },
    { id: 'boeing-787-9', km: 7000, age: 4, blockHoursADay: 16 },
    { id: 'airbus-a350-900', km: 9000, age: 3, blockHoursADay: 16 },
    { id: 'airbus-a330-300', km: 5000, age: 10, blockHoursADay: 15 },
    { id: 'boeing-777-300er', km: 9600, age: 6, blockHoursADay: 16 },
  ];
  for (const service of SERVICES)
    it(`makes a modest profit with ${service.id} over ${service.km} km`, () => {
      const { margin, fuel } = average(service);
      expect(margin).toBeGreaterThan(-0.05);
      expect(margin).toBeLessThan(0.16);
      expect(fuel).toBeGreaterThan(0.11);
      expect(fuel).toBeLessThan(0.33);
    });
});

/** Returns a typical service of a model. */
function usualService(model: AircraftModel, age: number): Service {
  const turboprop = model.silhouette.startsWith('turboprop');
  const wide = /^(wide|jumbo|double)/.test(model.silhouette);
  const long = Math.max(4000, Math.min(7000, model.range_km * 0.45));
  const short = model.max_seats < 115 ? 900 : 1500;
  return {
    id: model.id,
    age,
    km: turboprop ? 350 : wide ? long : short,
    blockHoursADay: (usualWeeklyHours(model) / 7) * 0.9,
    destination: model.max_seats < 90 ? 'medium_airport' : 'large_airport',
  };
}

describe('every type', () => {
  const YEAR = 2026;
  /**
   * Has too few seats for the cost of a crew, a landing and a new airframe. It serves thin routes at higher
   * fares.
   */
  const THIN = ['atr-42-600'];

  it('in production is profitable when new, on its usual distance at usual fares and load factor', () => {
    const lost = seedModels()
      .filter((model) => isBuilt(model, YEAR) && !THIN.includes(model.id))
      .map((model) => ({ id: model.id, margin: average(usualService(model, 0)).margin }))
      .filter(({ margin }) => margin < -0.01);
    expect(lost).toEqual([]);
  });

  it('is no longer a bargain when old', () => {
    const rich = seedModels()
      .filter((model) => model.last_year !== null && model.last_year <= YEAR - 20)
      .map((model) => ({
        id: model.id,
        margin: average(usualService(model, YEAR - (model.last_year ?? 0))).margin,
      }))
      .filter(({ margin }) => margin > 0.13);
    expect(rich).toEqual([]);
  });
});
