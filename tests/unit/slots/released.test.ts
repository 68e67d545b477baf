import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAirport, fullFrom } from '#game/slots/airport-slots.ts';
import { backgroundSlots } from '#game/slots/background.ts';
import { poolChanges } from '#game/slots/released.ts';

const LHR = backgroundSlots({ iata: 'LHR', lon: -0.46, runways: 2, passengers_m: 71.3 }, 100);
const sumOf = (changes: readonly { count: number }[]) => changes.reduce((sum, { count }) => sum + count, 0);

describe("slots that the real world's airlines give up", () => {
  it('are free in full hours, spread over them', () => {
    const changes = poolChanges(LHR, 8);
    expect(sumOf(changes)).toBe(8);
    expect(changes).toHaveLength(8);
    for (const { hour } of changes) expect(LHR.others[hour]).toBeGreaterThanOrEqual(fullFrom(LHR.capacity));
  });

  it('change nothing where no hour is full', () => {
    expect(poolChanges(emptyAirport(1), 8)).toEqual([]);
  });

  it('go back only if nobody has taken them', () => {
    expect(poolChanges(LHR, -8)).toEqual([]);
    const pool = LHR.pool.map((_, hour) => (hour === 7 ? 3 : 0));
    expect(poolChanges({ ...LHR, pool }, -8)).toEqual([{ hour: 7, count: -3 }]);
  });

  it('never exceed what the runways permit, and never leave a negative pool', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 168, maxLength: 168 });
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: -300, max: 300 }), (others, pool, count) => {
        const changes = poolChanges({ ...LHR, others, pool }, count);
        expect(Math.abs(sumOf(changes))).toBeLessThanOrEqual(Math.abs(count));
        for (const { hour, count: more } of changes) {
          const after = (pool[hour] ?? 0) + more;
          expect(after).toBeGreaterThanOrEqual(0);
          if (more > 0) expect((others[hour] ?? 0) + after).toBeLessThanOrEqual(LHR.capacity);
        }
      }),
    );
  });
});
