import { expect, it } from 'vitest';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import { demandFactor, economyOn } from '#game/world/economy/economy-day.ts';
import { demandDraws } from '#tests/support/demand-draws.ts';
import { worldWith } from '#tests/support/economy-world.ts';

const from = { iata: 'AMS', continent: 'EU' };
const to = { iata: 'JFK', continent: 'NA' };
const pair = {
  km: 5_800,
  yearly: { leisure: 900_000, business: 300_000, premium: 60_000 },
  latA: 52,
  latB: 40,
};

it('scales the demand of a pair by index and events', () => {
  const { seed, event } = worldWith(({ kind, place }) => kind === 'region' && place === 'EU');
  const day = {
    month: 3,
    weekday: 2,
    draws: demandDraws(seed, event.starts),
  };
  const economy = demandFactor(economyOn({ seed }, event.starts), from, to);
  expect(Math.abs(economy - 1)).toBeGreaterThan(0.01);
  const usual = dayMarket(pair, day).demand;
  expect(dayMarket(pair, { ...day, economy }).demand.leisure / usual.leisure).toBeCloseTo(economy, 1.7);
  expect(dayMarket(pair, { ...day, economy: 1 }).demand).toEqual(usual);
});
