import { describe, expect, it } from 'vitest';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { doubtOf } from '#web/features/network/acquire/doubt.ts';
import { type CandidateAircraft, lessorCandidates } from '#web/lib/planning/candidate-aircraft.ts';

const [neo, atr] = lessorCandidates([seedModel('airbus-a320neo'), seedModel('atr-72-600')], 2026, []);
if (!neo || !atr) throw new Error('both are leased out in 2026');
const own = (candidate: CandidateAircraft, id: string): CandidateAircraft => ({
  ...candidate,
  id,
  registration: id,
});
const [first, second] = [own(neo, 'PH-AAA'), own(atr, 'PH-BBB')];

/**
 * Returns results for aircraft that can fly a pair: a profit, null if it cannot fly a week, undefined while
 * unknown.
 */
function pairOf(...aircraft: [CandidateAircraft, number | null | undefined][]) {
  const known = aircraft.filter(([, profit]) => profit !== undefined);
  return {
    able: aircraft.map(([candidate]) => candidate),
    outlooks: new Map(
      known.map(([{ id }, profit]) => [
        id,
        profit == null ? null : { profit, band: { low: profit, high: profit }, yearly: 0, prospect: null },
      ]),
    ),
    error: null,
  };
}

describe('warning before acquiring a pair', () => {
  it('appears without any aircraft and if none can fly it, whatever lessors offer', () => {
    expect(doubtOf(0, pairOf([neo, 90_000]))).toEqual({ code: 'no_aircraft' });
    expect(doubtOf(1, pairOf([neo, 90_000]))).toEqual({ code: 'unusable' });
    expect(doubtOf(1, pairOf([first, null]))).toEqual({ code: 'unusable' });
  });

  it('appears if every owned aircraft loses money, with the smallest loss', () => {
    expect(doubtOf(2, pairOf([first, -9_000], [neo, 90_000], [second, -500]))).toEqual({
      code: 'loss',
      best: { candidate: second, profit: -500 },
    });
  });

  it('does not appear if one owned aircraft is profitable or breaks even, even before all are known', () => {
    for (const profit of [0, 1, 50_000]) {
      expect(doubtOf(2, pairOf([first, -9_000], [second, profit]))).toBeNull();
      expect(doubtOf(2, pairOf([first, profit], [second, undefined]))).toBeNull();
    }
  });

  it('waits for the computation, and does not appear if that fails', () => {
    expect(doubtOf(2, pairOf([first, -9_000], [second, undefined]))).toBeUndefined();
    expect(doubtOf(2, { ...pairOf(), able: undefined })).toBeUndefined();
    expect(doubtOf(2, { ...pairOf([first, undefined]), error: new Error('no worker') })).toBeNull();
  });
});
