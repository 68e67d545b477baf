import { expect, it } from 'vitest';
import { forecastWeek } from '#game/demand/forecast/forecast-route.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { legValueOf } from '#game/network/scheduling/leg-value.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { routeWeek } from '#tests/support/route-week.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Returns the load factor of a number of daily departures, by the forecast and by the values of the
 * scheduler.
 */
function loads(id: string, km: number, own: number, demand: number) {
  const week = routeWeek({ model: id, km, own, rivals: 0, demand });
  const { passengers, seats } = forecastWeek(week);
  const model = seedModel(id);
  const { leisure, business, premium } = week;
  // One more dollar on each fare adds as many dollars as there are passengers.
  const valueAt = (fare: number) =>
    legValueOf({ model, cabin: typicalCabin(model), fuelPrice: MEAN_FUEL_PRICE }, [
      {
        id: 'route',
        km,
        leisure,
        business,
        premium,
        typeA: 'large_airport',
        typeB: 'large_airport',
        fares: { economy: fare, business: fare, first: fare },
      },
    ]);
  let planned = 0;
  for (const weekday of WEEKDAYS)
    for (const direction of ['out', 'back'] as const)
      for (let index = 0; index < own; index++) {
        const hour = Math.floor(7 + (index * 13) / own);
        const value = (fare: number) => valueAt(fare)('route', direction, weekday, hour, index);
        planned += value(1001) - value(1000);
      }
  const all = sumOfClasses(seats);
  return { forecast: passengers / all, planned: planned / all };
}

it.each([
  ['boeing-737-800', 1500, 1, 0.9],
  ['boeing-737-800', 1500, 4, 1],
  ['boeing-737-800', 1500, 4, 0.5],
  ['boeing-737-800', 1500, 2, 4],
  ['atr-72-600', 400, 3, 0.8],
  ['boeing-787-9', 7000, 1, 0.7],
])(
  'a scheduler sees %s over %i km, %i a day, as full as the forecast does, within a tenth',
  (id, km, own, demand) => {
    const { forecast, planned } = loads(id, km, own, demand);
    expect(Math.abs(planned - forecast)).toBeLessThan(0.1);
  },
);
