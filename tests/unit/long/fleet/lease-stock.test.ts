import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { type LeaseStockWorld, leaseStock } from '#game/fleet/lease-stock.ts';
import { lessorChance } from '#game/world/chance/keyed-chance.ts';
import { WEEK } from '#game/world/time.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';

const MODELS = seedModels();
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const NEO = seedModel('airbus-a320neo');

const worldOf = (seed: string, airlines = 1, week = 0): LeaseStockWorld => ({
  chance: lessorChance(seed),
  airlines,
  now: week * WEEK,
  ownLeases: 0,
});
const left = (world: LeaseStockWorld, model: string, leased = 0) =>
  leaseStock(world, seedModel(model), leased).available;
const meanOf = (model: string, airlines = 1, week = 0) =>
  SEEDS.reduce((sum, seed) => sum + left(worldOf(seed, airlines, week), model), 0) / SEEDS.length;

it('is proportional to real fleets, and zero for models that nobody flies', () => {
  expect(meanOf('boeing-737-800') / meanOf('embraer-e190')).toBeGreaterThan(7);
  expect(meanOf('boeing-737-800') / meanOf('embraer-e190')).toBeLessThan(14);
  expect(meanOf('airbus-a380-800')).toBeLessThan(6);
  expect(meanOf('mcdonnell-douglas-md-90')).toBe(0);
  const all = MODELS.reduce((sum, { id }) => sum + meanOf(id), 0);
  const flying = MODELS.reduce((sum, { in_service }) => sum + in_service, 0);
  expect(all / flying).toBeGreaterThan(0.015);
  expect(all / flying).toBeLessThan(0.03);
});

it('differs between worlds, and is the same for the same seed', () => {
  const of = (seed: string) => MODELS.map(({ id }) => left(worldOf(seed), id));
  expect(of('a')).toEqual(of('a'));
  expect(of('a')).not.toEqual(of('b'));
});

it('has models for every beginner, and models out of stock', () => {
  for (const seed of SEEDS) {
    const offered = MODELS.filter(
      (model) =>
        (leaseQuote(model, 2026)?.dueNow ?? Infinity) <= 6_250_000 && left(worldOf(seed), model.id) > 0,
    );
    for (const [from, to] of [
      [40, 80],
      [80, 150],
      [150, 250],
    ] as const) {
      const sized = offered.filter(({ max_seats }) => max_seats > from && max_seats <= to);
      expect(sized.length, `${seed}, ${from} to ${to} seats`).toBeGreaterThan(4);
    }
    expect(MODELS.filter(({ id }) => left(worldOf(seed), id) === 0).length).toBeGreaterThan(10);
  }
});

it('grows with the number of airlines, so that a beginner finds as much in a crowded world', () => {
  for (const model of ['boeing-737-800', 'airbus-a320neo', 'atr-72-600'])
    expect(meanOf(model, 100) / meanOf(model, 1)).toBeGreaterThan(2.5);
  fc.assert(
    fc.property(
      fc.constantFrom(...MODELS),
      fc.nat(300),
      fc.nat(200),
      fc.string(),
      (model, airlines, week, seed) => {
        const { available } = leaseStock(worldOf(seed, airlines, week), model, 0);
        const more = (other: LeaseStockWorld) => leaseStock(other, model, 0).available;
        expect(more(worldOf(seed, airlines + 1, week))).toBeGreaterThanOrEqual(available);
        expect(more(worldOf(seed, airlines, week + 1))).toBeGreaterThanOrEqual(available);
      },
    ),
  );
});

it('increases when aircraft are returned, and is never negative', () => {
  const world = worldOf('a');
  const all = left(world, NEO.id);
  expect(left(world, NEO.id, all - 1)).toBe(1);
  expect(left(world, NEO.id, all)).toBe(0);
  expect(left(world, NEO.id, all + 5)).toBe(0);
});

it('reserves some of the common models for beginners', () => {
  for (const seed of SEEDS) {
    const all = left(worldOf(seed), NEO.id);
    const established = { ...worldOf(seed), ownLeases: 3 };
    const kept = all - left(established, NEO.id);
    expect(kept).toBe(Math.floor(all / 10));
    expect(kept).toBeGreaterThan(2);
    // Others have leased all they can, and a beginner still finds one.
    expect(left(established, NEO.id, all - kept)).toBe(0);
    expect(left({ ...worldOf(seed), ownLeases: 2 }, NEO.id, all - kept)).toBe(kept);
  }
});

it('gives the time of the next aircraft, which then arrives', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MODELS),
      fc.nat(60),
      fc.nat(30),
      fc.nat(WEEK),
      (model, leased, week, minute) => {
        const world = { ...worldOf('a', 3, week), now: week * WEEK + minute };
        const { available, next } = leaseStock(world, model, leased);
        if (available > 0) {
          expect(next).toBeNull();
          return;
        }
        if (next === null) {
          expect(leaseStock({ ...world, now: world.now + 51 * WEEK }, model, leased).available).toBe(0);
          return;
        }
        expect(next).toBeGreaterThan(world.now);
        expect(leaseStock({ ...world, now: next - 1 }, model, leased).available).toBe(0);
        expect(leaseStock({ ...world, now: next }, model, leased).available).toBeGreaterThan(0);
      },
    ),
  );
});

it('offers one of each model in production within eight weeks', () => {
  for (const model of MODELS.filter(({ last_year }) => last_year === null)) {
    const world = worldOf('a');
    const leased = leaseStock(world, model, 0).available;
    expect(leaseStock({ ...world, now: 8 * WEEK }, model, leased).available, model.id).toBeGreaterThan(0);
  }
});
