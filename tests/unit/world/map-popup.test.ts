import { describe, expect, it } from 'vitest';
import { elevationAndRunways, formatLatitude, formatLongitude } from '#web/features/world/airport-facts.ts';
import { placePopup } from '#web/features/world/place-popup.ts';

describe('the sentence of the popup', () => {
  it.each([
    [25, 2, '25 metres above sea level and has 2 runways'],
    [1, 1, '1 metre above sea level and has 1 runway'],
    [-3, 6, '−3 metres above sea level and has 6 runways'],
    [-1, 1, '−1 metre above sea level and has 1 runway'],
    [0, 1, '0 metres above sea level and has 1 runway'],
    [4061, 1, '4,061 metres above sea level and has 1 runway'],
    [null, 2, 'Has 2 runways'],
    [12, 0, '12 metres above sea level'],
    [null, 0, null],
  ])('%s m and %s runways: %s', (elevation_m, runways, sentence) => {
    expect(elevationAndRunways({ elevation_m, runways })).toBe(sentence);
  });

  it('shows the hemisphere instead of a sign', () => {
    expect([formatLatitude(51.4706), formatLatitude(-33.9461)]).toEqual(['51.4706° N', '33.9461° S']);
    expect([formatLongitude(-0.461941), formatLongitude(4.76)]).toEqual(['0.4619° W', '4.7600° E']);
  });
});

describe('placePopup', () => {
  const popup = { width: 300, height: 150 };
  const screen = { width: 1000, height: 700 };

  it('is above and centred if there is space', () => {
    expect(placePopup({ x: 500, y: 400 }, popup, screen)).toEqual({
      left: 350,
      top: 234,
      side: 'above',
      caret: 150,
    });
  });

  it('is below near the top, and stays on screen near the sides', () => {
    expect(placePopup({ x: 20, y: 60 }, popup, screen)).toMatchObject({
      left: 2,
      top: 76,
      side: 'below',
      caret: 18,
    });
    expect(placePopup({ x: 990, y: 400 }, popup, screen)).toMatchObject({
      left: 692 - 20 + 36,
      side: 'above',
    });
    expect(placePopup({ x: 900, y: 400 }, popup, screen)).toMatchObject({ left: 692, caret: 208 });
  });

  it('stays within a low screen, even over its airport', () => {
    const low = { width: 400, height: 300 };
    for (let y = 0; y <= low.height; y += 10) {
      const { top } = placePopup({ x: 200, y }, popup, low);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + popup.height).toBeLessThanOrEqual(low.height);
    }
  });

  it('is beside its airport if it is too tall to be above or below', () => {
    const tall = { width: 300, height: 500 };
    const right = placePopup({ x: 400, y: 350 }, tall, screen);
    expect(right).toEqual({ left: 416, top: 100, side: 'right', caret: 250 });
    const left = placePopup({ x: 800, y: 690 }, { ...tall, height: 680 }, { ...screen, height: 700 });
    expect(left).toEqual({ left: 484, top: 12, side: 'left', caret: 662 });
  });

  it('follows an airport that leaves the screen', () => {
    expect(placePopup({ x: -200, y: 400 }, popup, screen).left).toBe(-218);
  });
});
