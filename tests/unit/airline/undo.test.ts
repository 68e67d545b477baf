import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isUnused,
  orderCharges,
  UNDO_WITHIN,
  UNDOS_A_DAY,
  undoDay,
  undosLeft,
  undoTimeLeft,
} from '#game/actions/undo.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { DAY } from '#game/world/time.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';

const anyModel = fc.constantFrom(...seedModels());
const anyCabin = fc.record({
  economy: fc.integer({ min: 0, max: 300 }),
  business: fc.integer({ min: 0, max: 40 }),
  first: fc.integer({ min: 0, max: 20 }),
});
const sum = (charges: readonly { amount: number }[]) =>
  charges.reduce((total, { amount }) => total + amount, 0);

describe('refund of an undo', () => {
  it('is exactly what a lease of any model with any cabin charged', () => {
    fc.assert(
      fc.property(anyModel, anyCabin, (model, cabin) => {
        const quote = leaseQuote(model, 2026, cabin);
        if (!quote) return;
        const { deposit, weeklyRate: lease_rate } = quote;
        const charges = orderCharges(model, { ownership: 'leased', price: 0, deposit, lease_rate, ...cabin });
        expect(sum(charges)).toBe(quote.dueNow);
        for (const { amount } of charges) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  it('is the price of a purchased aircraft, whatever its cabin cost', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const price = purchaseQuote(model, 1).total;
        const owned = { ownership: 'owned' as const, price, deposit: 0, lease_rate: 0 };
        expect(orderCharges(model, { ...owned, ...typicalCabin(model) })).toEqual([
          { category: 'aircraft_purchase', amount: price },
        ]);
      }),
    );
  });
});

describe('limits of undo', () => {
  it('allow 24 game hours', () => {
    expect(undoTimeLeft(100, 100)).toBe(UNDO_WITHIN);
    expect(undoTimeLeft(100, 100 + UNDO_WITHIN - 1)).toBe(1);
    expect(undoTimeLeft(100, 100 + UNDO_WITHIN)).toBe(0);
    expect(UNDO_WITHIN).toBe(24 * 60);
  });

  it('allow three per game day, counted from midnight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 9 }), (now, undo_count) => {
        const record = { undo_day: undoDay(now), undo_count };
        expect(undosLeft(record, now)).toBe(Math.max(0, UNDOS_A_DAY - undo_count));
        expect(undosLeft(record, now + DAY)).toBe(UNDOS_A_DAY);
      }),
    );
  });

  it('end with the first flight or work on the aircraft', () => {
    const fresh = { ready: 600, delivered: 600, work: '' as const };
    expect(isUnused(fresh)).toBe(true);
    expect(isUnused({ ...fresh, ready: 601 })).toBe(false);
    expect(isUnused({ ...fresh, work: 'refit' })).toBe(false);
  });
});
