import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { landingCharge, navigationCharge, parkingCharge } from '#game/operations/flight/charges.ts';
import { type FlightFacts, flightCosts, totalOfCosts } from '#game/operations/flight/costs.ts';
import { cabinCrewNeeded, pilotsNeeded } from '#game/operations/flight/crew.ts';
import { co2Kg, fuelBurnKg } from '#game/operations/flight/fuel-burn.ts';
import { PASSENGER_KG, payloadOver, payloadRange, rangeWith } from '#game/operations/flight/payload-range.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';

const b738 = seedModel('boeing-737-800');
const b789 = seedModel('boeing-787-9');
const anyModel = fc.constantFrom(...seedModels());
const anyKm = fc.integer({ min: 50, max: 16_000 });

describe('block time', () => {
  it('is distance ÷ cruise speed plus half an hour, in whole minutes', () => {
    expect(blockMinutes(834, 834)).toBe(90);
    expect(blockMinutes(1500, 834)).toBe(138);
    expect(blockMinutes(9630.8, 903)).toBe(670);
  });

  it('never falls with distance', () => {
    fc.assert(
      fc.property(anyKm, anyModel, (km, { cruise_kmh }) => {
        expect(blockMinutes(km + 1, cruise_kmh)).toBeGreaterThanOrEqual(blockMinutes(km, cruise_kmh));
      }),
    );
  });
});

describe('fuel', () => {
  it('is cruise burn by time, plus the climb share', () => {
    expect(fuelBurnKg(b738, 834)).toBe(2450 + 1030);
    expect(fuelBurnKg(b738, 1500)).toBe(5436);
    expect(co2Kg(1000)).toBe(3160);
  });

  it('rises with wear, by at most 5%', () => {
    expect(fuelBurnKg(b738, 1500, 0)).toBe(5708);
    expect(fuelBurnKg(b738, 1500, 0.5)).toBe(5572);
  });
});

describe('crew', () => {
  it('costs at most half as much per hour on a regional turboprop as on a jet', () => {
    const anHour = (id: string) => {
      const model = seedModel(id);
      const km = model.cruise_kmh / 2;
      const { pilots, cabin_crew: attendants } = model;
      const facts = { km, seats: 0, passengers: perClass(() => 0), age: 5, condition: 1 };
      const flight = { ...facts, destination: 'large_airport', groundMinutes: 30, fuelPrice: 900 } as const;
      return (flightCosts({ ...flight, model }).crew - 80 * attendants) / pilots;
    };
    expect(anHour('boeing-737-800')).toBeCloseTo(287.5, 0);
    expect(anHour('atr-72-600')).toBeLessThan(0.5 * anHour('boeing-737-800'));
    expect(anHour('saab-340b')).toBeLessThan(0.3 * anHour('boeing-737-800'));
    expect(anHour('boeing-777-300er')).toBeGreaterThan(2 * anHour('boeing-737-800'));
  });

  it('includes relief pilots on long flights', () => {
    expect(pilotsNeeded({ pilots: 2 }, 540)).toBe(2);
    expect(pilotsNeeded({ pilots: 2 }, 541)).toBe(3);
    expect(pilotsNeeded({ pilots: 2 }, 900)).toBe(4);
  });

  it('includes an attendant per 50 seats or part of it, and none up to 19 seats', () => {
    expect(cabinCrewNeeded({ cabin_crew: 4 }, 162)).toBe(4);
    expect(cabinCrewNeeded({ cabin_crew: 3 }, 151)).toBe(4);
    expect(cabinCrewNeeded({ cabin_crew: 0 }, 19)).toBe(0);
    expect(cabinCrewNeeded({ cabin_crew: 0 }, 20)).toBe(1);
  });
});

describe('charges', () => {
  it('for navigation follow distance and the root of the weight', () => {
    const enRoute = (mtow: number, km: number) => navigationCharge(mtow, km) - navigationCharge(mtow, 40);
    expect(enRoute(50_000, 1040)).toBe(620);
    expect(enRoute(200_000, 1040)).toBe(1240);
    // Beyond 2,000 km, half of it counts.
    expect(enRoute(50_000, 5000) - enRoute(50_000, 3000)).toBe(620);
    expect(navigationCharge(50_000, 10)).toBe(150);
  });

  it('for landing follow weight, and are higher at large airports', () => {
    expect(landingCharge(79_000, 'large_airport')).toBe(948);
    expect(landingCharge(79_000, 'medium_airport')).toBe(632);
  });

  it('for parking start after two hours', () => {
    expect(parkingCharge(79_000, 120)).toBe(0);
    expect(parkingCharge(79_000, 720)).toBe(237);
  });
});

describe('costs of a flight', () => {
  const flight: FlightFacts = {
    model: b738,
    km: 1500,
    seats: 162,
    passengers: { economy: 125, business: 10, first: 0 },
    destination: 'large_airport',
    groundMinutes: 45,
    fuelPrice: 910,
    condition: 1,
    age: 5,
  };

  it('are listed by category, in whole dollars', () => {
    expect(flightCosts(flight)).toMatchInlineSnapshot(`
      {
        "crew": 2059,
        "fuel": 4947,
        "handling": 1775,
        "landing": 948,
        "maintenance": 1256,
        "navigation": 1344,
        "parking": 0,
        "service": 1345,
      }
    `);
    expect(totalOfCosts(flightCosts(flight))).toMatchInlineSnapshot(`13674`);
  });

  it('are whole and not negative, and rise with distance, passengers and the fuel price', () => {
    const facts = fc.record({
      model: anyModel,
      km: anyKm,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      fuelPrice: fc.integer({ min: 400, max: 2000 }),
      condition: fc.double({ min: 0, max: 1, noNaN: true }),
      age: fc.integer({ min: 0, max: 50 }),
      groundMinutes: fc.nat({ max: 5000 }),
      destination: fc.constantFrom('large_airport' as const, 'medium_airport' as const),
    });
    fc.assert(
      fc.property(facts, ({ share, ...rest }) => {
        const { model } = rest;
        const passengers = {
          economy: Math.floor(model.economy * share),
          business: Math.floor(model.business * share),
          first: Math.floor(model.first * share),
        };
        const facts = { ...rest, passengers, seats: sumOfClasses(model) };
        const costs = flightCosts(facts);
        for (const cost of Object.values(costs)) {
          expect(Number.isSafeInteger(cost)).toBe(true);
          expect(cost).toBeGreaterThanOrEqual(0);
        }
        const total = totalOfCosts(costs);
        for (const more of [
          { ...facts, km: facts.km + 100 },
          { ...facts, passengers: { ...passengers, economy: passengers.economy + 1 } },
          // The shortest flights burn so little that ten dollars per tonne change less than a whole dollar.
          { ...facts, fuelPrice: facts.fuelPrice + 100 },
        ])
          expect(totalOfCosts(flightCosts(more))).toBeGreaterThan(total);
      }),
    );
  });
});

describe('payload and range', () => {
  it('match the typical cabin at the published range', () => {
    for (const model of seedModels()) {
      const seats = sumOfClasses(model);
      expect(rangeWith(model, seats), model.id).toBe(model.range_km);
      expect(payloadOver(model, model.range_km), model.id).toBe(seats * PASSENGER_KG);
    }
  });

  it('trade off against each other', () => {
    const [none, full, typical, ferry] = payloadRange(b789);
    expect(none.km).toBe(0);
    expect(full.km).toBeLessThan(typical.km);
    expect(ferry.payloadKg).toBe(0);
    expect(payloadOver(b789, 1000)).toBe(42_000);
    expect(payloadOver(b789, 20_000)).toBe(0);
    expect(rangeWith(b789, 0)).toBe(ferry.km);
    expect(rangeWith(b789, 420)).toBe(full.km);
    expect(rangeWith(b789, 421)).toBe(0);
  });

  it('are monotonic and consistent: payload falls with distance, range falls with payload', () => {
    fc.assert(
      fc.property(anyModel, anyKm, fc.nat({ max: 853 }), (model, km, seats) => {
        expect(payloadOver(model, km + 50)).toBeLessThanOrEqual(payloadOver(model, km));
        expect(rangeWith(model, seats + 1)).toBeLessThanOrEqual(rangeWith(model, seats));
        const reach = rangeWith(model, seats);
        if (reach > 0) expect(payloadOver(model, reach)).toBeGreaterThanOrEqual(seats * PASSENGER_KG);
      }),
    );
  });
});
