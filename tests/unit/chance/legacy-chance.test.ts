import { expect, it } from 'vitest';
import { keyedChance } from '#game/chance/keyed-chance.ts';
import { legacyChance } from '#game/chance/legacy-chance.ts';
import { dayMarket } from '#game/choice/day-market.ts';
import { drawOutcome } from '#game/delay/outcome.ts';
import { badWeather } from '#game/delay/weather.ts';
import { nextFuelLevel } from '#game/fuel/fuel-price.ts';

// Results of release 0.2.0. Replays of its worlds must reproduce them.

const SEED = 'legacy world';
const A = { id: 'airport0000000a', lat: 52, congestion: 0.9 };
const B = { id: 'airport0000000b', lat: 41, congestion: 0.8 };
const days = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

it('draws the fuel prices of 0.2.0', () => {
  let level = 0;
  const levels = days(6, 1).map((day) => {
    level = nextFuelLevel(level, legacyChance(SEED, day).fuel());
    return level;
  });
  expect(levels).toEqual([-0.030002, -0.027319, -0.011537, -0.065962, -0.067195, -0.038323]);
});

it('draws the delays and the weather of 0.2.0', () => {
  const outcomes = days(16).map((day) => {
    const chance = legacyChance(SEED, day);
    const outcome = drawOutcome({
      chance,
      leg: `leg00000000000${day % 7}`,
      month: 1,
      origin: A,
      destination: B,
      condition: 0.4,
      dispatch: null,
      overdue: 1,
      staffing: 1,
      block: 90,
    });
    return `${outcome.delay}${outcome.cause ?? ''}`;
  });
  expect(outcomes.join(' ')).toBe(
    '26weather 0 0 0 34technical 0 1congestion 0 0 3congestion 7technical 0 22technical 0 0 2congestion',
  );
  const weather = days(40).map((day) => badWeather(legacyChance(SEED, day).weather(A.id), A.lat, 1));
  expect(weather.filter((bad) => bad > 0).map((bad) => Math.round(bad * 1e6) / 1e6)).toEqual([
    0.485081, 0.375456, 0.563685, 0.686286, 0.319455, 0.348721,
  ]);
});

it('draws the passengers of 0.2.0', () => {
  const yearly = { leisure: 400_000, business: 90_000, premium: 20_000 };
  const markets = days(3).map((day) => {
    const draws = legacyChance(SEED, day).demand(A.id, B.id);
    const { demand, rounding } = dayMarket(
      { km: 1200, yearly, latA: A.lat, latB: B.lat },
      { month: 6, weekday: day, draws },
    );
    return [demand.leisure, demand.business, demand.premium, rounding];
  });
  expect(markets).toEqual([
    [2757, 515, 132, 0.8364269281737506],
    [2131, 421, 91, 0.8132646174635738],
    [2190, 410, 99, 0.4556148466654122],
  ]);
  expect(days(3).map((day) => legacyChance(SEED, day).connecting('leg000000000001'))).toEqual([
    2304094069, 3047412509, 3777899432,
  ]);
});

it('gives the same result for two seeds with the same 32-bit hash, unlike the keyed hash', () => {
  // Found among 400,000 random seeds. The old hash has 2³² states after each key part, so trying all of them
  // finds the state of any world.
  const futureOf = (chanceOf: typeof legacyChance, seed: string) =>
    days(30).map((day) => chanceOf(seed, day).fuel());
  expect(futureOf(legacyChance, 'w39tvrgwic')).toEqual(futureOf(legacyChance, 'b94ct8osqb'));
  const [one, other] = ['w39tvrgwic', 'b94ct8osqb'].map((seed) => futureOf(keyedChance, seed));
  expect(one?.filter((noise, day) => noise === other?.[day])).toEqual([]);
});
