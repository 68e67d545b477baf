import { describe, expect, it } from 'vitest';
import type { DayChance } from '#game/world/chance/keyed-chance.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const WORD = 2 ** 32;

/** Sequences of shares that must be uniform and independent of each other, over days and over entities. */
const SEQUENCES: Record<string, (index: number) => number> = {
  'weather, day by day': (day) => keyedChance('even', day).weather('airport00000001'),
  'weather, airport by airport': (index) => keyedChance('even', 1).weather(`airport${index}`),
  'first draw of flights': (index) => keyedChance('even', 2).departure(`leg${index}`)(0),
  'draws of one flight': (index) => DRAWS[index] ?? Number.NaN,
  'demand, pair by pair': (index) => (keyedChance('even', 3).demand('from', `to${index}`)[0] ?? 0) / WORD,
  'connecting, leg by leg': (index) => keyedChance('even', 4).connecting(`leg${index}`) / WORD,
  'world by world': (index) => keyedChance(`seed ${index}`, 1).weather('airport00000001'),
};
const COUNT = 20_000;
const next = keyedChance('even', 5).departure('leg');
const DRAWS = Array.from({ length: COUNT }, (_, position) => next(position));

describe.each(Object.entries(SEQUENCES))('%s', (_, shareAt) => {
  const shares = Array.from({ length: COUNT }, (_, index) => shareAt(index));

  it('are uniform', () => {
    const buckets = new Array<number>(50).fill(0);
    for (const share of shares) buckets[Math.floor(share * 50)] = (buckets[Math.floor(share * 50)] ?? 0) + 1;
    const chiSquare = buckets.reduce((sum, count) => sum + (count - COUNT / 50) ** 2 / (COUNT / 50), 0);
    // 49 degrees of freedom: 0.1% of uniform samples exceed 85.
    expect(chiSquare).toBeLessThan(85);
  });

  it('are independent', () => {
    const products = shares.slice(1).map((share, index) => (share - 0.5) * ((shares[index] ?? 0) - 0.5));
    // Standard error 1/12/√20000.
    expect(Math.abs(mean(products))).toBeLessThan(0.0024);
  });
});

describe('fuel', () => {
  it('has mean 0, deviation 1, usual tails, and independent values', () => {
    const draws = Array.from({ length: COUNT }, (_, day) => keyedChance('fuel', day).fuel());
    expect(Math.abs(mean(draws))).toBeLessThan(0.025);
    expect(mean(draws.map((draw) => draw * draw))).toBeCloseTo(1, 1);
    expect(mean(draws.map((draw) => (Math.abs(draw) > 1.96 ? 1 : 0)))).toBeCloseTo(0.05, 2);
    expect(Math.abs(mean(draws.map((draw, index) => draw * (draws[index + 1] ?? 0))))).toBeLessThan(0.025);
  });
});

/** Returns all draws for a few entities, as text. */
const sample = (chance: DayChance) =>
  JSON.stringify([
    chance.fuel(),
    chance.weather('airport0000000a'),
    [0, 1, 3, 4].map(chance.departure('leg000000000001')),
    chance.demand('airport0000000a', 'airport0000000b'),
    chance.connecting('leg000000000001'),
  ]);

describe('a day', () => {
  it('differs between seeds, even long and similar ones', () => {
    const long = 'x'.repeat(100);
    const seeds = ['', 'a', 'b', 'ab', 'a\0', 'ä', 'ā', '\u{1f600}', long, `${long}x`, `x${long.slice(1)}y`];
    expect(new Set(seeds.map((seed) => sample(keyedChance(seed, 1)))).size).toBe(seeds.length);
  });

  it('shares no draw between purposes or days', () => {
    const drawn = [1, 2, 11, 12].flatMap((day) => {
      const chance = keyedChance('seed', day);
      return [chance.weather('id') * WORD, chance.departure('id')(0) * WORD, chance.connecting('id')];
    });
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('never changes, because replays of worlds depend on it', () => {
    expect(sample(keyedChance('seed', 3))).toMatchInlineSnapshot(
      `"[-0.004885040456429124,0.7676228177733719,[0.9618690530769527,0.5966084303800017,0.7200399511493742,0.9250246619340032],[1670605244,2598729126,3039087256,1741093241,258495693,2066383484,3485516736,3923117885],1996739099]"`,
    );
  });
});
