import { describe, expect, it } from 'vitest';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';
import { firstArea, HUB_INSET, viewWithHub } from '#web/components/map/first-view.ts';
import { toWorld, worldSize } from '#web/components/map/map-view.ts';
import { nearestX } from '#web/components/map/repeated-world.ts';

const EUROPE = { from: toWorld({ lat: 69, lon: -22 }), to: toWorld({ lat: 35, lon: 38 }) };
const VIENNA = { lat: 48.11, lon: 16.57 };
/** Sizes of the map in a window of 390 by 844 and of 1440 by 900 pixels. */
const [PHONE, DESKTOP] = [
  [390, 677],
  [1440, 852],
] as const;

const hub = (iata: string) => {
  const found = SEEDED_AIRPORTS.find((airport) => airport.iata === iata);
  if (!found) throw new Error(`no airport ${iata}`);
  return found;
};

/** Returns where a place is on the screen, in pixels, in the first view for a hub. */
function placeIn(at: { lat: number; lon: number }, [width, height]: readonly [number, number], place = at) {
  const { centre, zoom } = viewWithHub(toWorld(at), EUROPE, width, height);
  const [size, point] = [worldSize(zoom), toWorld(place)];
  return {
    x: width / 2 + (nearestX(point.x, centre.x) - centre.x) * size,
    y: height / 2 + (point.y - centre.y) * size,
  };
}

it('shows every hub with room for its code, unless a pole is nearer', () => {
  for (const [width, height] of [PHONE, DESKTOP])
    for (const airport of SEEDED_AIRPORTS) {
      const { x, y } = placeIn(airport, [width, height]);
      const inset = (at: number) => Math.min(HUB_INSET, at * worldSize(2)) - 1;
      const point = toWorld(airport);
      expect(x, airport.iata).toBeGreaterThan(HUB_INSET - 1);
      expect(width - x, airport.iata).toBeGreaterThan(HUB_INSET - 1);
      expect(y, airport.iata).toBeGreaterThan(inset(point.y));
      expect(height - y, airport.iata).toBeGreaterThan(inset(1 - point.y));
    }
});

it('shows Europe too where the screen has room for both', () => {
  for (const [iata, screen] of [
    ['SIN', PHONE],
    ['GRU', PHONE],
    ['JFK', PHONE],
    ['NRT', DESKTOP],
    ['AKL', DESKTOP],
    ['LAX', DESKTOP],
  ] as const) {
    const { x, y } = placeIn(hub(iata), screen, VIENNA);
    expect(x > 0 && x < screen[0] && y > 0 && y < screen[1], iata).toBe(true);
  }
});

it('shows the surroundings of a hub that is too far from Europe for the screen', () => {
  for (const [iata, neighbours] of [
    ['NRT', ['SIN', 'SYD', 'DEL']],
    ['LAX', ['JFK', 'BOG', 'ANC']],
  ] as const)
    for (const other of neighbours) {
      const { x } = placeIn(hub(iata), PHONE, hub(other));
      expect(x > 0 && x < PHONE[0], `${iata} ${other}`).toBe(true);
    }
});

describe('with routes', () => {
  const corners = [
    { lat: 69, lon: -22 },
    { lat: 35, lon: 38 },
  ] as const;
  /** Returns whether places are on the screen in the first view for a hub with routes to `served`. */
  const shown = (
    iata: string,
    served: string[],
    [width, height]: readonly [number, number],
    places = served,
  ) => {
    const area = firstArea(hub(iata), served.map(hub), corners, width, height);
    const { centre, zoom } = viewWithHub(toWorld(hub(iata)), area, width, height);
    return places.map((place) => {
      const point = toWorld(hub(place));
      const x = width / 2 + (nearestX(point.x, centre.x) - centre.x) * worldSize(zoom);
      const y = height / 2 + (point.y - centre.y) * worldSize(zoom);
      return x >= HUB_INSET - 1 && x <= width - HUB_INSET + 1 && y > 0 && y < height;
    });
  };

  it('shows both sides of the 180th meridian for a hub in the Pacific', () => {
    for (const screen of [PHONE, DESKTOP]) {
      expect(shown('HNL', ['NRT', 'NAN'], screen, ['HNL', 'NRT', 'NAN'])).toEqual([true, true, true]);
      expect(shown('NAN', ['HNL', 'SYD'], screen, ['NAN', 'HNL', 'SYD'])).toEqual([true, true, true]);
    }
  });

  it('shows Europe too where the screen has room for both', () => {
    expect(shown('HNL', ['NRT', 'NAN'], DESKTOP, ['VIE', 'LHR'])).toEqual([true, true]);
    expect(shown('JFK', ['LAX'], DESKTOP, ['LAX', 'VIE'])).toEqual([true, true]);
  });

  it('is the same as without routes until they are known', () => {
    const [from, to] = [EUROPE.from, EUROPE.to];
    expect(firstArea(hub('HNL'), [], corners, ...PHONE)).toEqual({ from, to });
  });
});
