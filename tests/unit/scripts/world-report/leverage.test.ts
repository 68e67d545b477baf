import { describe, expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { businessOf, leverageFinding, leverageIn } from '#scripts/research/world/leverage.ts';

/** A business with this margin. */
const withMargin = (margin: number) => ({ revenue: 1_500_000, costs: 1_500_000 * (1 - margin) });

describe('an airline that grows by loans', () => {
  it.each(['world', 'a', 'b'])('grows faster in a boom, and loses more in the slump (seed %s)', (seed) => {
    const { own, debt } = leverageIn(withMargin(0.05), seed);
    expect(own.boom).toBeGreaterThan(STARTING_CAPITAL);
    expect(debt.boom).toBeGreaterThan(1.3 * own.boom);
    expect(own.slump).toBeLessThan(own.boom);
    expect(1 - debt.slump / debt.boom).toBeGreaterThan(1.2 * (1 - own.slump / own.boom));
    expect(leverageFinding({ own, debt }).kept).toBe(true);
  });

  it('fails with a small margin', () => {
    expect(leverageIn(withMargin(0.02), 'world').debt.slump).toBe(0);
  });

  it('is found not to suffer if it does not', () => {
    const cycle = { boom: 3, slump: 2 };
    expect(leverageFinding({ own: cycle, debt: { boom: 6, slump: 4 } }).kept).toBe(false);
    expect(leverageFinding({ own: cycle, debt: { boom: 2, slump: 1 } }).kept).toBe(false);
  });
});

it('has the revenue of the mean airline in a week, and a margin of 5%', () => {
  const { revenue, costs } = businessOf({ revenue: 4_000 }, { from: 0, to: 14 }, 2);
  expect(revenue).toBe(1_000);
  expect(costs).toBeCloseTo(950);
});
