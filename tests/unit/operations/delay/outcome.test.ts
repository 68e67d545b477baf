import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compensation } from '#game/operations/delay/compensation.ts';
import { congestionOf } from '#game/operations/delay/congestion.ts';
import { dispatchWith, drawOutcome, type OutcomeInput } from '#game/operations/delay/outcome.ts';
import { badWeather, badWeatherShare } from '#game/operations/delay/weather.ts';
import type { DayChance } from '#game/world/chance/keyed-chance.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';

const AMS = { id: 'ams', lat: 52.3, congestion: 0.55 };
const BCN = { id: 'bcn', lat: 41.3, congestion: 0.5 };
const LEGS_A_DAY = 6;
const GROUND = 55;
const TURNAROUND = 40;

const flightOf = (
  chance: DayChance,
  index: number,
  day: number,
  change: Partial<OutcomeInput> = {},
): OutcomeInput => ({
  chance,
  leg: `leg-${index}`,
  month: (Math.floor(day / 30) % 12) + 1,
  origin: index % 2 === 0 ? AMS : BCN,
  destination: index % 2 === 0 ? BCN : AMS,
  condition: 0.92,
  dispatch: 0.993,
  overdue: 1,
  staffing: 1,
  block: 120,
  ...change,
});

/** Simulates a year of one aircraft's days, with delays inherited by the next flight of the day. */
function year(seed: string, change: Partial<OutcomeInput> = {}) {
  const delays: number[] = [];
  let cancelled = 0;
  for (let day = 0; day < 360; day++) {
    const chance = keyedChance(seed, day);
    let late = 0;
    for (let index = 0; index < LEGS_A_DAY; index++) {
      const outcome = drawOutcome(flightOf(chance, index, day, change));
      if (outcome.cancelled) {
        cancelled++;
        late = 0;
        continue;
      }
      late = Math.max(0, late - (GROUND - TURNAROUND)) + outcome.delay;
      delays.push(late);
    }
  }
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
  return {
    mean,
    punctual: delays.filter((delay) => delay <= 15).length / delays.length,
    long: delays.filter((delay) => delay >= 180).length / delays.length,
    cancelled: cancelled / (360 * LEGS_A_DAY),
  };
}

function years(change: Partial<OutcomeInput> = {}) {
  const all = Array.from({ length: 12 }, (_, seed) => year(`world ${seed}`, change));
  const meanOf = (name: keyof (typeof all)[number]) =>
    all.reduce((sum, one) => sum + one[name], 0) / all.length;
  return {
    mean: meanOf('mean'),
    punctual: meanOf('punctual'),
    long: meanOf('long'),
    cancelled: meanOf('cancelled'),
  };
}

describe('delays and cancellations of flights', () => {
  it('are similar to European and American ones for a well-kept fleet', () => {
    const { mean, punctual, long, cancelled } = years();
    expect(punctual).toBeGreaterThan(0.77);
    expect(punctual).toBeLessThan(0.83);
    expect(mean).toBeGreaterThan(9);
    expect(mean).toBeLessThan(13);
    expect(long).toBeLessThan(0.015);
    expect(cancelled).toBeGreaterThan(0.007);
    expect(cancelled).toBeLessThan(0.018);
  });

  it('increase with wear, overdue checks, congestion and missing crew', () => {
    const usual = years();
    expect(years({ condition: 0.5 }).punctual).toBeLessThan(usual.punctual - 0.02);
    expect(years({ overdue: 3 }).punctual).toBeLessThan(usual.punctual - 0.04);
    const crowded = { ...AMS, congestion: 1 };
    expect(years({ origin: crowded, destination: crowded }).punctual).toBeLessThan(usual.punctual - 0.08);
    expect(years({ staffing: 0.8 }).cancelled).toBeGreaterThan(0.1);
  });

  it.each([0.97, 0.99, 0.997])('match the dispatch reliability %f of a well-kept aircraft', (dispatch) => {
    expect(dispatchWith(dispatch, 1)).toBeCloseTo(dispatch, 10);
    let counted = 0;
    const flights = 200_000;
    for (let index = 0; index < flights; index++) {
      const alone = { ...flightOf(keyedChance('dispatch', index), 0, index), condition: 1, dispatch };
      const { cause, cancelled, delay } = drawOutcome(alone);
      if (cause === 'technical' && (cancelled || delay > 15)) counted++;
    }
    // A delay with two causes counts for the longer one.
    expect(counted / flights / (1 - dispatch)).toBeGreaterThan(0.88);
    expect(counted / flights / (1 - dispatch)).toBeLessThan(1.12);
  });

  it('increase for a model of lower dispatch reliability, and for an old one', () => {
    const [good, poor] = [years({ dispatch: 0.997 }), years({ dispatch: 0.97 })];
    expect(poor.punctual).toBeLessThan(good.punctual - 0.015);
    expect(poor.cancelled).toBeGreaterThan(good.cancelled + 0.002);
    expect(years({ dispatch: 0.97, condition: 0.5 }).punctual).toBeLessThan(poor.punctual - 0.02);
  });

  it('are the same on every call, with a cause if something happened', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(3000), (seed, index, day) => {
        const outcome = drawOutcome(flightOf(keyedChance(seed, day), index, day));
        expect(drawOutcome(flightOf(keyedChance(seed, day), index, day))).toEqual(outcome);
        expect(outcome.delay).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(outcome.delay)).toBe(true);
        expect(outcome.cause === null).toBe(outcome.delay === 0 && !outcome.cancelled);
      }),
    );
  });
});

describe('weather', () => {
  it('is worst in the local winter, north and south', () => {
    expect(badWeatherShare(60, 1)).toBeGreaterThan(badWeatherShare(60, 7) * 1.3);
    expect(badWeatherShare(-45, 7)).toBeGreaterThan(badWeatherShare(-45, 1));
  });

  it('is shared by all flights of an airport on a day, with the given frequency', () => {
    const days = Array.from({ length: 20_000 }, (_, day) =>
      badWeather(keyedChance('seed', day).weather(AMS.id), AMS.lat, 1),
    );
    const bad = days.filter((severity) => severity > 0);
    expect(bad.length / days.length).toBeCloseTo(badWeatherShare(AMS.lat, 1), 1.7);
    for (const severity of bad) expect(severity).toBeLessThanOrEqual(1);
  });
});

describe('congestion', () => {
  it('grows with the movements planned in the hour, up to 1', () => {
    const airport = { type: 'large_airport', runways: 2 } as const;
    expect(congestionOf(airport, 0)).toBe(0.45);
    expect(congestionOf(airport, 30)).toBeCloseTo(0.725);
    expect(congestionOf(airport, 90)).toBe(1);
  });
});

describe('compensation', () => {
  it('is paid from three hours, by distance, to passengers who claim it', () => {
    expect(compensation(179, false, 1000, 100, 'technical')).toBe(0);
    expect(compensation(180, false, 1000, 100, 'technical')).toBe(10_800);
    expect(compensation(0, true, 9000, 100, 'crew')).toBe(26_000);
  });

  it('is not paid for weather', () => {
    expect(compensation(300, false, 1000, 100, 'weather')).toBe(0);
  });
});
