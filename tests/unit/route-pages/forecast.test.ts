import { describe, expect, it } from 'vitest';
import { typicalCabin } from '../../../game/aircraft-model.ts';
import { sumOfClasses } from '../../../game/cabin.ts';
import { distanceKm } from '../../../game/geo.ts';
import type { MarketDeparture } from '../../../game/records/market.ts';
import { WEEK } from '../../../game/time.ts';
import type { Machine } from '../../../web/src/features/route/shared/machine.ts';
import {
  forecastAircraft,
  type Pair,
  usualFares,
} from '../../../web/src/features/route/shared/plan-flights.ts';
import { seedModel } from '../../support/aircraft-models.ts';

const AMS = { id: 'ams', lat: 52.31, lon: 4.76, type: 'large_airport' as const };
const BCN = { id: 'bcn', lat: 41.3, lon: 2.08, type: 'large_airport' as const };

const pairOf = (yearly: number): Pair => ({
  km: distanceKm(AMS, BCN),
  leisure: yearly * 0.7,
  business: yearly * 0.26,
  premium: yearly * 0.04,
  a: AMS,
  b: BCN,
  month: 4,
});

function machineOf(key: string): Machine {
  const model = seedModel(key);
  const cabin = typicalCabin(model);
  return {
    id: key,
    label: key,
    model,
    cabin,
    seats: sumOfClasses(cabin),
    age: 0,
    condition: 1,
    weeklyRate: 200_000,
    registration: '',
  };
}

const machine = machineOf('airbus-a320neo');
/** Another airline's jet, to and fro so many times a week. */
const rivals = (count: number): MarketDeparture[] =>
  Array.from({ length: count }, (_, at) =>
    [AMS, BCN].map(({ id }) => ({
      ...{
        leg: `${at}-${id}`,
        airline: 'rival',
        origin: id,
        departs: Math.floor((at * WEEK) / count),
        block: 120,
      },
      ...{ fares: usualFares(pairOf(1).km), seats: { economy: 150, business: 12, first: 0 } },
      ...{ comfort: 0.65, punctuality: 0.8, reputation: 0.5 },
    })),
  ).flat();
const ask = (yearly: number, others: readonly MarketDeparture[] = []) =>
  forecastAircraft({ pair: pairOf(yearly), machine, others, fuelPrice: 750 });

describe('what an aircraft would bring on a pair', () => {
  it('carries at most its seats, and money adds up', () => {
    const forecast = ask(1_000_000);
    expect(forecast).not.toBeNull();
    if (!forecast) return;
    expect(forecast.passengers).toBeLessThanOrEqual(sumOfClasses(forecast.seats));
    expect(forecast.flightsAWeek).toBe(2 * forecast.frequency);
    expect(forecast.revenue).toBeGreaterThan(forecast.profit);
  });

  it('brings more where more people want to go, and less beside others', () => {
    const small = ask(40_000)?.profit ?? 0;
    const large = ask(1_000_000)?.profit ?? 0;
    expect(large).toBeGreaterThan(small);
    const beside = ask(200_000, rivals(25))?.profit ?? 0;
    expect(beside).toBeLessThan(ask(200_000)?.profit ?? 0);
  });

  it('says that an aircraft cannot do it in a week', () => {
    const slow = { ...machine, model: { ...machine.model, cruise_kmh: 10 } };
    expect(forecastAircraft({ pair: pairOf(1000), machine: slow, others: [], fuelPrice: 750 })).toBeNull();
  });
});
