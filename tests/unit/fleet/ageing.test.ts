import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketValue, newPrice, orderPrice, usualYear, volumeDiscount } from '#game/fleet/aircraft/ageing.ts';
import { deliveryDays, LEASE_DELIVERY_DAYS, leaseDelivery, weeklyDeliveries } from '#game/fleet/delivery.ts';
import { leaseDeposit, leaseRate } from '#game/fleet/lease.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';

const max8 = seedModel('boeing-737-8');
const anyModel = fc.constantFrom(...seedModels());
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Returns the wear of an aircraft with usual use for its age. */
const usualWear = (model: typeof max8, age: number) => ({
  age,
  hours: usualYear(model).hours * age,
  cycles: usualYear(model).cycles * age,
  condition: 1,
});

describe('value', () => {
  for (const [age, kept] of [
    [1, 0.86],
    [5, 0.66],
    [10, 0.43],
  ] as const)
    it(`of a 737-8 after ${age} years is ${kept * 100}% of the new price`, () => {
      expect(marketValue(max8, usualWear(max8, age)) / newPrice(max8)).toBeCloseTo(kept, 5);
    });

  it('falls with heavy use and neglect, but not below scrap', () => {
    const usual = usualWear(max8, 5);
    const value = marketValue(max8, usual);
    expect(marketValue(max8, { ...usual, hours: usual.hours + 9000 })).toBeCloseTo(value * 0.96, -1);
    expect(marketValue(max8, { ...usual, cycles: usual.cycles + 6000 })).toBeCloseTo(value * 0.96, -1);
    expect(marketValue(max8, { ...usual, condition: 0.5 })).toBeCloseTo(value * 0.9, -1);
    expect(marketValue(max8, { age: 60, hours: 400_000, cycles: 90_000, condition: 0 })).toBe(
      newPrice(max8) * 0.04,
    );
  });

  it('never rises with age, hours, cycles or wear', () => {
    const wear = fc.record({
      age: fc.double({ min: 0, max: 60, noNaN: true }),
      hours: fc.nat({ max: 150_000 }),
      cycles: fc.nat({ max: 120_000 }),
      condition: share,
    });
    const more = fc.record({
      age: fc.double({ min: 0, max: 10, noNaN: true }),
      hours: fc.nat({ max: 20_000 }),
      cycles: fc.nat({ max: 20_000 }),
      condition: share,
    });
    fc.assert(
      fc.property(anyModel, wear, more, (model, now, add) => {
        const value = marketValue(model, now);
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(value).toBeGreaterThan(0);
        const later = {
          age: now.age + add.age,
          hours: now.hours + add.hours,
          cycles: now.cycles + add.cycles,
          condition: now.condition * add.condition,
        };
        for (const change of [later, { ...now, age: later.age }, { ...now, hours: later.hours }])
          expect(marketValue(model, change)).toBeLessThanOrEqual(value);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('buying new aircraft', () => {
  it('costs what airlines pay, not the list price', () => {
    expect(newPrice(max8)).toBe(47_925_000);
    expect(orderPrice(max8, 1)).toBe(47_925_000);
    expect(orderPrice(max8, 10)).toBe(450_495_000);
  });

  it('costs less in bulk, and gives the next discount step', () => {
    expect(volumeDiscount(1)).toEqual({ discount: 0, next: { aircraft: 3, discount: 0.02 } });
    expect(volumeDiscount(10)).toEqual({ discount: 0.06, next: { aircraft: 25, discount: 0.08 } });
    expect(volumeDiscount(500)).toEqual({ discount: 0.1, next: null });
  });

  it('costs more for more aircraft', () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 1, max: 200 }), (model, aircraft) => {
        expect(orderPrice(model, aircraft + 1)).toBeGreaterThan(orderPrice(model, aircraft));
      }),
    );
  });

  it('takes longer with more aircraft in the queue', () => {
    expect(weeklyDeliveries(max8)).toBe(10);
    expect(deliveryDays(max8, 0)).toBe(5);
    expect(deliveryDays(max8, 10)).toBe(12);
    expect(deliveryDays(seedModel('airbus-a380-800'), 10)).toBe(40);
    expect(LEASE_DELIVERY_DAYS).toBeLessThan(deliveryDays(max8, 0));
  });
});

describe('leasing', () => {
  it('delivers the first aircraft at the next full hour and later ones after their days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 1, max: 30 }), (now, days) => {
        const first = leaseDelivery(now, days, true);
        expect(first % 60).toBe(0);
        expect(first - now).toBeGreaterThan(0);
        expect(first - now).toBeLessThanOrEqual(60);
        const later = leaseDelivery(now, days, false) - days * 1440;
        expect(later - now).toBeGreaterThanOrEqual(0);
        expect(later - now).toBeLessThan(60);
      }),
    );
  });

  it('costs about half a percent of the value per week, and a deposit of three months', () => {
    expect(leaseRate(50_000_000, 0)).toBe(210_000);
    expect(leaseRate(20_000_000, 10)).toBe(136_828);
    expect(leaseRate(20_000_000, 20)).toBe(244_928);
    expect(leaseRate(20_000_000, 30)).toBe(440_000);
    expect(leaseDeposit(230_000)).toBe(2_990_000);
  });

  it('stays between 0.4 and 0.7% for ten years, and within 2.2% at any age', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 300_000_000 }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (value, age) => {
          const rate = leaseRate(value, age);
          expect(Number.isSafeInteger(rate)).toBe(true);
          expect(rate / value).toBeGreaterThan(0.004);
          expect(rate / value).toBeLessThanOrEqual((age <= 10 ? 0.007 : 0.022) + 1 / value);
        },
      ),
    );
  });

  it('is profitable for the lessor: ten years of rent exceed depreciation and 6.5% interest', () => {
    for (const age of [0, 5, 10, 15]) {
      let cost = 0;
      const start = marketValue(max8, usualWear(max8, age));
      for (let year = age; year < age + 10; year++) {
        const [from, to] = [year, year + 1].map((until) => marketValue(max8, usualWear(max8, until)));
        cost += (from ?? 0) - (to ?? 0) + (from ?? 0) * 0.065;
      }
      expect(leaseRate(start, age) * 520, `from year ${age}`).toBeGreaterThan(cost);
    }
  });
});
