import { expect, it } from 'vitest';
import { LONG_DELAY_MIN } from '#game/operations/delay/compensation.ts';
import { expectedOutcome } from '#game/operations/delay/expected-outcome.ts';
import { drawOutcome } from '#game/operations/delay/outcome.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';

const OSL = { id: 'osl', lat: 60.2, congestion: 0.45 };
const LHR = { id: 'lhr', lat: 51.5, congestion: 0.45 };
const DAYS = 60_000;

/** One return flight per day. A cancelled first flight also cancels the second one. */
function simulated(month: number, condition: number, block: number, dispatch: number) {
  const sum = { cancelled: 0, compensated: 0 };
  for (let day = 0; day < DAYS; day++) {
    const common = {
      chance: keyedChance('expected', day),
      month,
      condition,
      dispatch,
      block,
      overdue: 1,
      staffing: 1,
    };
    const out = drawOutcome({ ...common, leg: 'out', origin: OSL, destination: LHR });
    const back = drawOutcome({ ...common, leg: 'back', origin: LHR, destination: OSL });
    const isGone = out.cancelled || back.cancelled;
    if (isGone) sum.cancelled += 1;
    const isLate = back.delay >= LONG_DELAY_MIN && back.cause !== 'weather';
    if (out.cancelled || (back.cancelled && back.cause !== 'weather') || isLate) sum.compensated += 1;
  }
  return { cancelled: sum.cancelled / DAYS, compensated: sum.compensated / DAYS };
}

it.each([
  [1, 0.95, 90, 0.997],
  [7, 0.7, 90, 0.97],
  [1, 0.9, 480, 0.99],
])(
  'expects what happens on average, in month %i at condition %f, %i minutes and dispatch reliability %f',
  (month, condition, block, dispatch) => {
    const months = Array.from({ length: 12 }, (_, index) => Number(index === month - 1));
    const expected = expectedOutcome({ origin: OSL, destination: LHR, months, condition, dispatch, block });
    const found = simulated(month, condition, block, dispatch);
    expect(expected.cancelled / found.cancelled).toBeGreaterThan(0.85);
    expect(expected.cancelled / found.cancelled).toBeLessThan(1.2);
    expect(expected.compensated / found.compensated).toBeGreaterThan(0.8);
    expect(expected.compensated / found.compensated).toBeLessThan(1.25);
  },
);
