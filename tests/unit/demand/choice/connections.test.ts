import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  connectionFares,
  flightsOn,
  isOnTheWay,
  journeyMinutes,
  splitFare,
} from '#game/demand/choice/connections.ts';
import { WEEK } from '#game/world/time.ts';
import { hubLeg, outLeg } from '#tests/support/hubs.ts';
import { faresOf, KM } from '#tests/support/itineraries.ts';

const over = (...outbound: ReturnType<typeof outLeg>[]) =>
  flightsOn(
    hubLeg(),
    outbound.toSorted((a, b) => a.departs - b.departs),
  ).map(({ id }) => id);

describe('connections', () => {
  it('join two flights 45 minutes to 6 hours apart', () => {
    expect(over(outLeg({ departs: 604 }))).toEqual([]);
    expect(over(outLeg({ departs: 605 }))).toEqual(['out']);
    expect(over(outLeg({ departs: 920 }))).toEqual(['out']);
    expect(over(outLeg({ departs: 921 }))).toEqual([]);
  });

  it('continue across the end of the week', () => {
    const late = hubLeg({ departs: WEEK - 100, block: 80 });
    const early = outLeg({ departs: 60 });
    expect(flightsOn(late, [early])).toEqual([early]);
    expect(journeyMinutes(late, early)).toBe(160 + early.block);
    expect(flightsOn(hubLeg({ departs: WEEK - 40 }), [outLeg({ departs: 300 })])).toHaveLength(1);
  });

  it('lead neither back nor on a long detour', () => {
    expect(over(outLeg({ spoke: 'AAA' }))).toEqual([]);
    expect(isOnTheWay(600, 1000, KM)).toBe(true);
    expect(isOnTheWay(600, 1001, KM)).toBe(false);
  });

  it('take the first good flight to each destination', () => {
    const later = outLeg({ id: 'later', departs: 700 });
    const elsewhere = outLeg({ id: 'elsewhere', spoke: 'CCC', departs: 700 });
    expect(over(later, elsewhere, outLeg())).toEqual(['out', 'elsewhere']);
  });

  it('are the same regardless of other departures', () => {
    const minute = fc.integer({ min: 0, max: WEEK - 1 });
    fc.assert(
      fc.property(minute, fc.uniqueArray(minute, { minLength: 1, maxLength: 40 }), (departs, others) => {
        const first = hubLeg({ departs });
        const outbound = others
          .toSorted((a, b) => a - b)
          .map((at, n) => outLeg({ id: `out${n}`, spoke: `S${n}`, departs: at }));
        const found = flightsOn(first, outbound).map(({ id }) => id);
        const good = outbound.filter((second) => {
          const stop = (second.departs - departs - first.block + 2 * WEEK) % WEEK;
          return stop >= 45 && stop <= 360;
        });
        expect(found.toSorted()).toEqual(good.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('cost less than both flights together, and about the direct fare', () => {
    const fares = connectionFares(faresOf(600), faresOf(600), KM);
    expect(fares.economy).toBeLessThan(2 * faresOf(600).economy);
    expect(fares.economy).toBeGreaterThanOrEqual(faresOf(KM).economy);
    expect(connectionFares(faresOf(600), faresOf(600), 60).economy).toBe(
      Math.round(0.85 * 0.6 * 2 * faresOf(600).economy),
    );
  });

  it('split a fare by distance without losing a dollar', () => {
    expect(splitFare(200, 500, 1500)).toEqual([50, 150]);
    const whole = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(whole, whole, whole, (fare, first, second) => {
        const [a, b] = splitFare(fare, first, second);
        expect(a + b).toBe(fare);
        expect(Math.min(a, b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
