import { describe, expect, it } from 'vitest';
import {
  type Acquaintance,
  degreeOf,
  demandDeviation,
  demandFactor,
  WEEKS_COUNTED,
} from '#game/demand/knowledge/knowledge.ts';
import { studyPrice } from '#game/demand/knowledge/study.ts';
import { errorChance } from '#game/world/chance/keyed-chance.ts';

const STRANGER: Acquaintance = {
  km: 900,
  isFromHub: false,
  isFromBase: false,
  weeksFlown: 0,
  isStudied: false,
};
const degree = (more: Partial<Acquaintance>) => degreeOf({ ...STRANGER, ...more });

describe('the degree to which an airline knows a pair', () => {
  it('is 1 from the hub up to 1,500 km, 0.7 beyond and at old bases, and 0.3 elsewhere', () => {
    expect(degree({ isFromHub: true, km: 1_500 })).toBe(1);
    expect(degree({ isFromHub: true, km: 1_501 })).toBe(0.7);
    expect(degree({ isFromBase: true })).toBe(0.7);
    expect(degree({})).toBe(0.3);
  });

  it('rises with own flights, which halve what is missing every four weeks', () => {
    expect(degree({ weeksFlown: 4 })).toBe(0.65);
    expect(degree({ weeksFlown: 8 })).toBe(0.825);
    expect(degree({ weeksFlown: WEEKS_COUNTED })).toBeGreaterThanOrEqual(0.999);
  });

  it('is 0.8 with a study, which never lowers it, and flights count in addition', () => {
    expect(degree({ isStudied: true })).toBe(0.8);
    expect(degree({ isStudied: true, weeksFlown: 4 })).toBe(0.9);
    expect(degree({ isFromHub: true, isStudied: true })).toBe(1);
  });
});

/** Returns a different code of three letters for each number below 17,576. */
const code = (index: number): string =>
  [index / 676, index / 26, index].map((part) => String.fromCharCode(65 + (Math.floor(part) % 26))).join('');

describe('the expected demand', () => {
  const errors = Array.from({ length: 17_000 }, (_, index) =>
    errorChance('seed')(`airline${index % 100}`)(code(index))('AMS'),
  );
  const mean = errors.reduce((sum, one) => sum + one, 0) / errors.length;
  const deviation = Math.sqrt(errors.reduce((sum, one) => sum + (one - mean) ** 2, 0) / errors.length);

  it('is wrong by a normal error of mean 0 and deviation 1, scaled by what is missing', () => {
    expect(mean).toBeCloseTo(0, 1);
    expect(deviation).toBeCloseTo(1, 1);
    const within = errors.filter((error) => Math.abs(error) <= 1.2816).length / errors.length;
    expect(within).toBeCloseTo(0.8, 1);
    expect(Math.log(demandFactor(0.3, 1))).toBeCloseTo(0.3 * 0.7, 9);
    expect(demandFactor(1, 3)).toBe(1);
    expect(demandDeviation(0)).toBe(0.3);
  });

  it('is the same at each call, and different for another world, airline or pair', () => {
    const of = (seed: string, airline: string, one: string, other: string) =>
      errorChance(seed)(airline)(one)(other);
    expect(of('seed', 'one', 'AMS', 'BCN')).toBe(of('seed', 'one', 'BCN', 'AMS'));
    const all = [
      of('seed', 'one', 'AMS', 'BCN'),
      of('other', 'one', 'AMS', 'BCN'),
      of('seed', 'two', 'AMS', 'BCN'),
      of('seed', 'one', 'AMS', 'BCM'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('does not tell one pair of an airline from another', () => {
    const own = errorChance('seed')('one');
    const product = (errors: (index: number) => [number, number]) =>
      Array.from({ length: 5_000 }, (_, index) => errors(index)).reduce(
        (sum, [one, other]) => sum + (one * other) / 5_000,
        0,
      );
    const neighbours = product((index) => [own(code(index))('AMS'), own(code(index + 1))('AMS')]);
    const origins = product((index) => [own(code(index))('LHR'), own(code(index))('LHS')]);
    expect(Math.abs(neighbours)).toBeLessThan(0.05);
    expect(Math.abs(origins)).toBeLessThan(0.05);
  });
});

it('a study costs $20,000 to $80,000 by the size of the market', () => {
  expect(studyPrice(0)).toBe(20_000);
  expect(studyPrice(200_000)).toBe(50_000);
  expect(studyPrice(5_000_000)).toBe(80_000);
});
