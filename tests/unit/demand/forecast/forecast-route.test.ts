import { describe, expect, it } from 'vitest';
import { bookDay } from '#game/demand/choice/book-day.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import { fareDemandCurve } from '#game/demand/forecast/fare-curve.ts';
import { forecastWeek } from '#game/demand/forecast/forecast-route.ts';
import { daysOf } from '#game/demand/forecast/route-week.ts';
import { CABIN_CLASSES, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { totalOfCosts } from '#game/operations/flight/costs.ts';
import { demandDraws } from '#tests/support/demand-draws.ts';
import { routeWeek, type Scenario } from '#tests/support/route-week.ts';

const usual: Scenario = { model: 'boeing-737-800', km: 1500, own: 2, rivals: 4 };

describe('the forecast of a week', () => {
  it.each([0.6, 1, 1.5, 2])(
    'is close to what the settlement books over many weeks, at %f times the usual demand',
    (demand) => {
      const week = routeWeek({ ...usual, demand });
      const forecast = forecastWeek(week);
      const WEEKS = 40;
      let passengers = 0;
      for (let index = 0; index < WEEKS; index++)
        daysOf(week).forEach(({ itineraries, own }, day) => {
          const { km, leisure, business, premium } = week;
          const drawn = dayMarket(
            { km, yearly: { leisure, business, premium }, latA: 0, latB: 0 },
            {
              month: 3,
              weekday: day % 7,
              draws: demandDraws(`forecast ${index}`, day),
            },
          );
          const { bookings } = bookDay(drawn, itineraries);
          for (const place of own) passengers += sumOfClasses(bookings[place]?.byClass ?? week.fares);
        });
      expect(passengers / WEEKS / forecast.passengers).toBeGreaterThan(0.97);
      expect(passengers / WEEKS / forecast.passengers).toBeLessThan(1.03);
    },
  );

  it('adds up: seats, passengers, revenue and costs', () => {
    const week = routeWeek(usual);
    const forecast = forecastWeek(week);
    expect(forecast.flightsAWeek).toBe(28);
    for (const name of CABIN_CLASSES)
      expect(forecast.byClass[name]).toBeLessThanOrEqual(forecast.seats[name]);
    const revenue = CABIN_CLASSES.reduce((sum, name) => sum + forecast.byClass[name] * week.fares[name], 0);
    expect(forecast.revenue / revenue).toBeCloseTo(1, 2);
    const { flights, overhead, lease, checks, compensation } = forecast;
    const costs = totalOfCosts(flights) + overhead + lease + checks + compensation;
    expect(forecast.profit).toBe(forecast.revenue - costs);
    expect(Object.keys(forecast.rivals).sort()).toEqual(['rival0', 'rival1']);
  });

  it('gives reasons: high fares for an expensive airline, and a comparison with average flights without rivals', () => {
    const week = routeWeek(usual);
    const expensive = { economy: 280, business: 760, first: 1400 };
    expect(forecastWeek({ ...week, fares: expensive }).reasons.leisure.decisive).toBe('fare');
    expect(forecastWeek({ ...week, fares: expensive }).reasons.leisure.against).toBe('rivals');
    expect(forecastWeek(routeWeek({ ...usual, rivals: 0 })).reasons.leisure.against).toBe('usual');
  });

  it('is empty if the airline does not fly', () => {
    const forecast = forecastWeek({ ...routeWeek(usual), airline: 'nobody' });
    expect(forecast.flightsAWeek).toBe(0);
    expect(forecast.profit).toBe(0);
    expect(forecast.loadFactor).toBe(0);
  });
});

describe('the fare curve', () => {
  it('has fewer passengers at higher fares, and its maximum profit where it claims', () => {
    const week = routeWeek(usual);
    const { points, best } = fareDemandCurve(week, 'economy');
    for (let index = 1; index < points.length; index++)
      expect(points[index]?.passengers).toBeLessThanOrEqual(points[index - 1]?.passengers ?? 0);
    for (const { profit } of points) expect(best.profit).toBeGreaterThanOrEqual(profit);
    const reference = referenceFare(week.km, 'economy');
    expect(best.fare).toBeGreaterThan(reference * 0.7);
    expect(best.fare).toBeLessThan(reference * 1.5);
    const there = forecastWeek({ ...week, fares: { ...week.fares, economy: best.fare } });
    expect(there.profit).toBe(best.profit);
  });

  it('has a higher best fare without rivals and with high demand', () => {
    const alone = routeWeek({ ...usual, own: 2, rivals: 0, demand: 1.8 });
    const crowded = routeWeek({ ...usual, own: 2, rivals: 6, demand: 0.9 });
    expect(fareDemandCurve(alone, 'economy').best.fare).toBeGreaterThan(
      fareDemandCurve(crowded, 'economy').best.fare,
    );
  });
});

/**
 * With the minimum fuel share of costs: new engines burn less, and turboprops on short flights pay more for
 * landing.
 */
const SENSIBLE: [Scenario, number][] = [
  [{ model: 'boeing-737-800', km: 1500, own: 2, rivals: 3 }, 0.19],
  [{ model: 'airbus-a320-200', km: 1500, own: 3, rivals: 3, demand: 0.93, age: 12 }, 0.19],
  [{ model: 'airbus-a320neo', km: 1500, own: 3, rivals: 0, demand: 0.93, age: 2 }, 0.16],
  [{ model: 'atr-72-600', km: 400, own: 3, rivals: 2, demand: 0.62, age: 4, airport: 'medium_airport' }, 0.1],
];

describe('a sensible route', () => {
  for (const [scenario, fuel] of SENSIBLE)
    it(`of ${scenario.model} over ${scenario.km} km makes a modest profit`, () => {
      const week = routeWeek(scenario);
      const usualFares = forecastWeek(week);
      const costs = usualFares.revenue - usualFares.profit;
      expect(usualFares.loadFactor).toBeGreaterThan(0.75);
      expect(usualFares.loadFactor).toBeLessThan(0.9);
      expect(usualFares.profit / usualFares.revenue).toBeGreaterThan(-0.03);
      expect(usualFares.profit / usualFares.revenue).toBeLessThan(0.15);
      expect(usualFares.flights.fuel / costs).toBeGreaterThan(fuel);
      expect(usualFares.flights.fuel / costs).toBeLessThan(0.28);
      const { best } = fareDemandCurve(week, 'economy');
      expect(best.profit).toBeGreaterThan(0);
      expect(best.profit / best.revenue).toBeLessThan(0.2);
    });
});
