import { describe, expect, it } from 'vitest';
import { fareRuns, flownWeek, isEnoughOf, pastFares } from '#game/demand/forecast/flown.ts';
import type { Flight } from '#game/tables/flight.ts';
import { withFlown } from '#web/features/network/shared/with-flown.ts';

const NOTHING = { wanted: [0, 0, 0], rivals: [0, 0, 0], stayed: [0, 0, 0] } as const;

const flight = (fare: number, passengers: number, more: Partial<Flight> = {}): Flight =>
  ({
    state: 'landed',
    seats_economy: 150,
    seats_business: 12,
    seats_first: 0,
    pax_economy: passengers,
    pax_business: 6,
    pax_first: 0,
    revenue: fare * passengers,
    fuel: 3000,
    crew: 1000,
    service: 0,
    landing: 0,
    handling: 0,
    navigation: 0,
    parking: 0,
    maintenance: 0,
    overhead: 0,
    connecting: 0,
    compensation: 0,
    why: { km: 1000, fares: [fare, 300, 600], ...NOTHING },
    ...more,
  }) as Flight;
/** Returns a flight with connecting passengers, by class. */
const withConnecting = (
  fare: number,
  passengers: number,
  classes: [number, number, number],
  revenue: number,
) =>
  flight(fare, passengers, {
    connecting: classes[0] + classes[1] + classes[2],
    why: {
      km: 1000,
      fares: [fare, 300, 600],
      ...NOTHING,
      changing: { classes, revenue },
    } as unknown as Flight['why'],
  });
const cancelled = flight(0, 0, { state: 'cancelled', fuel: 0, crew: 0, compensation: 2000, why: null });

describe('past sales', () => {
  it('are the mean of the flights at each fare, scaled to the flights of a week', () => {
    const flights = [flight(120, 100), flight(120, 110), flight(90, 140), cancelled];
    expect(pastFares(flights, 'economy', 14)).toEqual([
      { fare: 90, flights: 1, passengers: 1960 },
      { fare: 120, flights: 2, passengers: 1470 },
    ]);
    expect(pastFares(flights, 'business', 14)).toEqual([{ fare: 300, flights: 3, passengers: 84 }]);
  });

  it('exclude connecting passengers, like the curve', () => {
    const flights = [withConnecting(120, 100, [40, 2, 0], 3000), flight(120, 100)];
    expect(pastFares(flights, 'economy', 2)).toEqual([{ fare: 120, flights: 2, passengers: 60 + 100 }]);
    expect(pastFares(flights, 'business', 2)).toEqual([{ fare: 300, flights: 2, passengers: 4 + 6 }]);
  });

  it('have no entries for a class that was not on board', () => {
    expect(pastFares([flight(120, 100)], 'first', 14)).toEqual([]);
  });
});

describe('flights by fare', () => {
  it('keep what was flown at earlier fares, the latest first', () => {
    const [first, second, third, fourth] = [
      flight(90, 140),
      flight(90, 120),
      flight(120, 100),
      flight(90, 130),
    ];
    expect(fareRuns([first, second, cancelled, third, fourth])).toEqual([
      { fares: { economy: 90, business: 300, first: 600 }, flights: [fourth] },
      { fares: { economy: 120, business: 300, first: 600 }, flights: [third] },
      { fares: { economy: 90, business: 300, first: 600 }, flights: [first, second, cancelled] },
    ]);
    expect(fareRuns([cancelled])).toEqual([]);
  });
});

describe('actual week compared with a forecast', () => {
  const fares = { economy: 120, business: 300, first: 600 };

  it('includes flights since these fares apply, with cancelled ones as zero', () => {
    const flights = [flight(120, 10), flight(90, 140), flight(120, 100), cancelled, flight(120, 110)];
    expect(flownWeek(flights, fares, 6)).toEqual({
      flights: 3,
      cancelled: 1,
      passengers: ((100 + 6 + 110 + 6) / 3) * 6,
      loadFactor: 222 / 324,
      revenue: ((12_000 + 13_200) / 3) * 6,
      profit: ((25_200 - 8000 - 2000) / 3) * 6,
      connecting: 0,
    });
  });

  it('includes connecting passengers', () => {
    const week = flownWeek([withConnecting(120, 100, [40, 2, 0], 3000)], fares, 10);
    expect(week).toMatchObject({ passengers: 1060, connecting: 420, loadFactor: 106 / 162 });
    expect(week).toMatchObject({ revenue: 120_000, profit: 80_000 });
  });

  it('is compared only when half of the flights of a week have landed or been cancelled', () => {
    const week = (flights: Flight[]) =>
      flownWeek(flights, fares, 6) as NonNullable<ReturnType<typeof flownWeek>>;
    expect(isEnoughOf(week([flight(120, 10), cancelled]), 6)).toBe(false);
    expect(isEnoughOf(week([flight(120, 10), cancelled, flight(120, 90)]), 6)).toBe(true);
    expect(isEnoughOf(week([flight(120, 10), cancelled, flight(120, 90)]), 7)).toBe(false);
  });

  it('is null before the first landing', () => {
    expect(flownWeek([flight(90, 140)], fares, 6)).toBeNull();
    expect(flownWeek([flight(120, 140, { state: 'flying' }), cancelled], fares, 6)).toBeNull();
    expect(flownWeek([], fares, 6)).toBeNull();
  });
});

describe('fare curve with past sales', () => {
  const point = (fare: number, passengers: number) => ({ fare, passengers, revenue: 0, profit: 0 });
  const points = [point(50, 1000), point(100, 800), point(150, 400)];

  it('includes the curve at each past fare within its range', () => {
    const sold = [40, 100, 125, 200].map((fare) => ({ fare, flights: 1, passengers: 500 }));
    expect(withFlown(points, sold)).toEqual([
      { fare: 40, expected: null, sold: 500 },
      { fare: 50, expected: 1000, sold: null },
      { fare: 100, expected: 800, sold: 500 },
      { fare: 125, expected: 600, sold: 500 },
      { fare: 150, expected: 400, sold: null },
      { fare: 200, expected: null, sold: 500 },
    ]);
  });
});
