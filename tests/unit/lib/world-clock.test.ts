// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refresher } from '#web/lib/refresh.ts';
import { minuteAt, type WorldNow } from '#web/lib/world.ts';

const world: WorldNow = {
  start: '2026-01-01',
  minute: 100,
  hour: 1,
  speed: 2,
  paused: false,
  rivals: 0,
  rival_strength: 'normal',
  resting: false,
  traffic: 100,
  idle_minutes: 0,
  heard: 5000,
  minute_at: 0,
  fuel_price: 900,
  fuel_history: [],
  base_rate: 0.04,
  base_rates: [0.04],
  economy: null,
};

describe('the clock', () => {
  it('runs at its speed from the last message', () => {
    expect(minuteAt(world, 5000)).toBe(100);
    expect(minuteAt(world, 8000)).toBe(106);
  });

  it('waits if the next hour is not settled yet', () => {
    expect(minuteAt(world, 100_000)).toBe(120);
    expect(minuteAt({ ...world, hour: 2 }, 100_000)).toBe(180);
  });

  it('does not move while the world is paused', () => {
    expect(minuteAt({ ...world, paused: true }, 100_000)).toBe(100);
  });
});

describe('reloading', () => {
  let hidden = false;
  const look = (isHidden: boolean) => {
    hidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    hidden = false;
    vi.useFakeTimers();
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('happens once for several events in a row, and again for later ones', () => {
    const job = vi.fn();
    const refresher = new Refresher(job, 2000);
    for (let count = 0; count < 5; count++) refresher.ask();
    expect(job).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(job).toHaveBeenCalledTimes(1);
    refresher.ask();
    vi.advanceTimersByTime(2000);
    expect(job).toHaveBeenCalledTimes(2);
    refresher.stop();
  });

  it('waits while the page is hidden', () => {
    const job = vi.fn();
    const refresher = new Refresher(job, 2000);
    refresher.ask();
    look(true);
    vi.advanceTimersByTime(5000);
    refresher.ask();
    expect(job).not.toHaveBeenCalled();
    look(false);
    expect(job).toHaveBeenCalledTimes(1);
    look(true);
    look(false);
    expect(job).toHaveBeenCalledTimes(1);
    refresher.stop();
  });

  it('ends with the page', () => {
    const job = vi.fn();
    const refresher = new Refresher(job, 2000);
    refresher.ask();
    refresher.stop();
    vi.advanceTimersByTime(5000);
    expect(job).not.toHaveBeenCalled();
  });
});
