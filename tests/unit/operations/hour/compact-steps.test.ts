import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletion, ledgerSteps, rowsIn } from '#hooks/settlement/compact/steps.ts';

const anyAmount = fc.oneof(fc.constantFrom(-1, 1), fc.integer({ min: -1_000, max: 1_000 })).filter(Boolean);
const anyAmounts = fc.array(anyAmount, { minLength: 1, maxLength: 700 });
const idsOf = (amounts: readonly number[]) =>
  amounts.map((_, index) => `row${String(index).padStart(6, '0')}`);

describe('steps of compaction', () => {
  it('are small, and remove every row except the first exactly once', () => {
    fc.assert(
      fc.property(anyAmounts, fc.boolean(), (amounts, isTransfer) => {
        const ids = idsOf(amounts);
        const steps = ledgerSteps({ ids, amounts, values: [60, 'date', 0], isTransfer });
        expect(steps.flatMap(({ gone }) => gone)).toEqual(ids.slice(1));
        for (const step of steps) {
          expect(step.keep).toEqual([ids[0], 60, 'date', 0]);
          expect(rowsIn(step)).toBeLessThanOrEqual(104);
        }
      }),
    );
  });

  it('never leave an intermediate sum of zero', () => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const ids = idsOf(amounts);
        const steps = ledgerSteps({ ids, amounts, values: [], isTransfer: false });
        let done = 1;
        for (const { gone } of steps.slice(0, -1)) {
          done += gone.length;
          expect(amounts.slice(0, done).reduce((sum, amount) => sum + amount, 0)).not.toBe(0);
        }
      }),
    );
  });

  it('are longer by a row if the sum would otherwise be zero', () => {
    const amounts = [14, -7, -7, ...Array.from({ length: 297 }, (_, index) => (index % 2 === 0 ? 5 : -5))];
    const steps = ledgerSteps({ ids: idsOf(amounts), amounts, values: [], isTransfer: false });
    expect(steps.map(({ gone }) => gone.length)).toEqual([101, 100, 98]);
  });

  it('rewrite a single row, because its references can be removed', () => {
    expect(ledgerSteps({ ids: ['a'], amounts: [5], values: [1], isTransfer: false })).toEqual([
      { table: 'ledger', keep: ['a', 1], gone: [], isTransfer: false },
    ]);
  });

  it('delete rows in batches', () => {
    const ids = idsOf(new Array<number>(250).fill(1));
    const steps = deletion('flight', ids);
    expect(steps.map(({ gone }) => gone.length)).toEqual([100, 100, 50]);
    expect(steps.flatMap(({ gone }) => gone)).toEqual(ids);
  });
});
