import { describe, expect, it } from 'vitest';
import { readConfig } from '#game/platform/config/config.ts';
import { type RestFacts, shouldRest } from '#game/world/rest.ts';
import { anchorAt, anchorSteered, dueIn, lateBy, storedClock } from '#game/world/world-clock.ts';

const MINUTE = 60_000;
const world: RestFacts = { present: 0, idleMinutes: 30, paused: false, resting: false };

describe('a world without players', () => {
  it('rests 30 minutes after the last player has left, which is 10 minutes after the last input', () => {
    expect(shouldRest(world, 40 * MINUTE - 1)).toBe(false);
    expect(shouldRest(world, 40 * MINUTE)).toBe(true);
  });

  it('goes on as soon as a player is there', () => {
    const resting = { ...world, resting: true };
    expect(shouldRest(resting, 40 * MINUTE)).toBe(true);
    expect(shouldRest({ ...resting, present: 40 * MINUTE }, 40 * MINUTE)).toBe(false);
  });

  it('never rests with 0 minutes', () => {
    expect(shouldRest({ ...world, idleMinutes: 0 }, 1e12)).toBe(false);
  });

  it('does not begin to rest while it is paused, and keeps resting if it is paused later', () => {
    expect(shouldRest({ ...world, paused: true }, 1e12)).toBe(false);
    expect(shouldRest({ ...world, paused: true, resting: true }, 1e12)).toBe(true);
  });
});

describe('the clock of a resting world', () => {
  const running = { minute: 65, at: 0, speed: 1, paused: false, resting: false, hour: 1, since: 0 };
  const resting = anchorSteered(running, { resting: true }, 5_000);

  it('does not move, is never late, and is stored as it is', () => {
    const later = anchorAt(resting, 1e9);
    expect(later.minute).toBe(70);
    expect(lateBy(later)).toBe(0);
    expect(storedClock(later)).toEqual({ minute: 70, minute_at: 1e9 });
  });

  it('goes on where it stopped', () => {
    const woken = anchorSteered(resting, { resting: false }, 1e9);
    expect(woken.minute).toBe(70);
    expect(dueIn(anchorAt(woken, 1e9 + 10_000))).toBe(40_000);
  });
});

describe('AM_WORLD_IDLE_MINUTES', () => {
  const read = (AM_WORLD_IDLE_MINUTES?: string) => readConfig({ AM_WORLD_IDLE_MINUTES });

  it('is a number of whole minutes, and null without the variable', () => {
    expect(read()).toMatchObject({ config: { world: { idleMinutes: null } } });
    expect(read('0')).toMatchObject({ config: { world: { idleMinutes: 0 } } });
    expect(read('90')).toMatchObject({ config: { world: { idleMinutes: 90 } } });
  });

  it.each(['-1', '1.5', 'never', '100001'])('rejects %s', (value) => {
    expect(read(value)).toEqual({
      problems: [`AM_WORLD_IDLE_MINUTES ("${value}") must be whole minutes from 0 to 100000.`],
    });
  });
});
