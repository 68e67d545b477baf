import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { airlineNameSchema, STARTING_CAPITAL } from '#game/airline/airline.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { canFly } from '#game/network/route/check.ts';
import { routeFee, tariffOf } from '#game/network/route/price.ts';
import { pickRivals, type StartingRival } from '#game/rivals/starting-network.ts';
import { TEMPERS } from '#game/rivals/temper.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { buildTargets } from '#scripts/build/targets.ts';
import { BUILD } from '#scripts/paths.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

const YEAR = 2026;

let networks: StartingRival[];

// Computed once per build, because it takes ten seconds.
beforeAll(async () => {
  await buildTargets(['seed']);
  networks = JSON.parse(readFileSync(`${BUILD}/seed/rivals.json`, 'utf8'));
});

/** Returns what a network costs when it begins, in whole US dollars. */
function costOf({ hub, routes, aircraft }: StartingRival): number {
  const a = seededAirport(hub);
  const fees = routes.map(({ to, ...yearly }) =>
    routeFee(distanceKm(a, seededAirport(to)), tariffOf(yearly)),
  );
  const leases = aircraft.map(({ model }) => leaseQuote(seedModel(model), YEAR)?.dueNow ?? Number.NaN);
  return [...fees, ...leases].reduce((sum, amount) => sum + amount, 0);
}

describe('the starting networks', () => {
  it('are 100, each with a name and aircraft of its own', () => {
    expect(networks).toHaveLength(100);
    expect(new Set(networks.map(({ name }) => name)).size).toBe(100);
    for (const { name, aircraft } of networks) {
      expect(airlineNameSchema.safeParse(name).success, name).toBe(true);
      expect(aircraft.length, name).toBeGreaterThan(0);
    }
  });

  it('cost no more than the capital that every player has', () => {
    for (const network of networks) expect(costOf(network), network.name).toBeLessThan(STARTING_CAPITAL);
  });

  it('can be flown by the aircraft of their temperament', () => {
    for (const { hub, aircraft, temperament, name } of networks)
      for (const { model: key, to } of aircraft) {
        const model = seedModel(key);
        const [a, b] = [seededAirport(hub), seededAirport(to)];
        const seats = sumOfClasses(typicalCabin(model));
        expect(canFly(model, seats, distanceKm(a, b), a.longest_runway_m, b.longest_runway_m)).toBeNull();
        const [min, max] = TEMPERS[temperament].seats;
        expect(seats >= min && seats <= max, `${name}: ${key}`).toBe(true);
      }
  });
});

describe('the choice of rivals for a world', () => {
  it('is the same for the same seed and another one for another seed', () => {
    const names = (seed: string) => pickRivals(networks, seed, 24).map(({ name }) => name);
    expect(names('one')).toEqual(names('one'));
    expect(names('one')).not.toEqual(names('two'));
  });

  it('spreads them over the continents, even if they are few', () => {
    for (const count of [6, 24, 60])
      expect(new Set(pickRivals(networks, 'any', count).map(({ continent }) => continent)).size).toBe(6);
    expect(pickRivals(networks, 'any', 1_000)).toHaveLength(100);
  });

  it('takes those with one or two aircraft only where a continent has too few others', () => {
    const isSmall = ({ aircraft }: StartingRival) => aircraft.length < 3;
    for (const seed of ['one', 'two', 'three']) {
      const picked = pickRivals(networks, seed, 24);
      for (const { continent } of picked.filter(isSmall)) {
        const others = networks.filter((one) => one.continent === continent && !isSmall(one));
        expect(others.every((one) => picked.includes(one))).toBe(true);
      }
    }
  });
});
