import { expect, it } from 'vitest';
import { takenBy } from '#game/demand/forecast/taken-by.ts';
import type { Market, MarketDeparture } from '#game/payloads/market.ts';
import type { Why } from '#game/tables/flight.ts';
import { DAY } from '#game/world/time.ts';

const FARES = { economy: 100, business: 300, first: 600 };

const departure = (airline: string, day: number, origin = 'ams', fare = 100): MarketDeparture => ({
  leg: `${airline}${day}${origin}`,
  airline,
  origin,
  departs: day * DAY + 600,
  block: 90,
  fares: { ...FARES, economy: fare },
  seats: { economy: 150, business: 20, first: 0 },
  comfort: 0.65,
  punctuality: 0.8,
  reputation: 0.5,
});

const market = (departures: MarketDeparture[]): Market => ({
  known: 1,
  known_studied: 1,
  tariff: 8,
  km: 500,
  leisure: 60_000,
  business: 30_000,
  premium: 3_000,
  departures,
  incumbents: null,
  airlines: {},
  slots: {},
});

const why: Why = {
  km: 500,
  fares: [100, 300, 600],
  wanted: [250, 120, 10],
  rivals: [80, 40, 0],
  stayed: [0, 0, 0],
};
const flight = { airline: 'own', origin: 'ams', why, departs: 2 * DAY + 600, lon: 0, lost: [80, 40, 0] };

it('gives those who left to the airlines that fly on the day in this direction', () => {
  const others = [departure('expensive', 2, 'ams', 160), departure('cheap', 2, 'ams', 60)];
  const elsewhere = [departure('later', 3), departure('back', 2, 'lhr')];
  const taken = takenBy(flight, market([departure('own', 2), ...others, ...elsewhere]));
  expect(taken.map(({ airline }) => airline)).toEqual(['cheap', 'expensive']);
  expect(taken.reduce((sum, { people }) => sum + people, 0)).toBe(120);
});

it('names nobody if nobody left, or no other airline flies any more', () => {
  const alone = market([departure('own', 2)]);
  expect(takenBy(flight, alone)).toEqual([]);
  const contested = market([departure('own', 2), departure('other', 2)]);
  expect(takenBy({ ...flight, lost: [0, 0, 0] }, contested)).toEqual([]);
});
