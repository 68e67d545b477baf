import { describe, expect, it } from 'vitest';
import { largestAirports } from '#scripts/build/places.ts';
import { flightsBetween, shuttlesBetween } from '#web/components/map/backdrop-flights.ts';
import { backdropView } from '#web/components/map/backdrop-view.ts';

const airports = largestAirports().map(([lat, lon, size]) => ({ lat, lon, size }));
const shuttles = shuttlesBetween(airports);
const idsAt = (minute: number) => flightsBetween(shuttles, minute, minute + 1).map(({ id }) => id);

describe('the flights behind the sign-in form', () => {
  it('are the same for all visitors at the same minute', () => {
    expect(idsAt(12_345)).toEqual(
      flightsBetween(shuttlesBetween(airports), 12_345, 12_346).map(({ id }) => id),
    );
  });

  it('are numerous enough, and few enough to draw smoothly, at any time', () => {
    for (let minute = 0; minute < 3000; minute += 97) {
      expect(idsAt(minute).length).toBeGreaterThan(60);
      expect(idsAt(minute).length).toBeLessThan(200);
    }
  });

  it('remain the same during their flight, however often they are requested', () => {
    const [first] = flightsBetween(shuttles, 1000, 1015);
    if (!first) throw new Error('no flight at all');
    const { departed, landed } = first.profile;
    for (const minute of [departed, (departed + landed) / 2, landed - 0.5]) {
      const again = flightsBetween(shuttles, minute, minute + 15).find(({ id }) => id === first.id);
      expect(again?.profile).toEqual(first.profile);
      expect(again?.circle).toEqual(first.circle);
    }
    expect(flightsBetween(shuttles, landed, landed + 15).some(({ id }) => id === first.id)).toBe(false);
  });

  it('shuttle: an aircraft departs from where it has landed', () => {
    const [there, back] = flightsBetween(shuttles.slice(0, 1), 0, 2 * (shuttles[0]?.period ?? 0));
    expect(back?.circle.from).toEqual(there?.circle.to);
    expect(back?.profile.departed).toBeGreaterThan(there?.profile.landed ?? 0);
  });
});

it('the map behind the form starts with the largest airports', () => {
  expect(airports.length).toBeGreaterThan(100);
  const sizes = airports.map(({ size }) => size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

it('the animated map matches the still one: the North Atlantic is in the middle of any screen', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [2560, 1440],
  ] as const) {
    const view = backdropView({ width, height: height - 80 }, { width, height });
    const [middleX, middleY] = [(view.left + width / 2) / view.size, (view.top + height / 2) / view.size];
    expect(middleX).toBeGreaterThan(0.44);
    expect(middleX).toBeLessThan(0.5);
    expect(middleY).toBeGreaterThan(0.3);
    expect(middleY).toBeLessThan(0.45);
  }
});
