import { expect, it } from 'vitest';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { type WeekBand, weekBand } from '#game/demand/forecast/week-band.ts';
import { demandFactor } from '#game/demand/knowledge/knowledge.ts';
import { perClass } from '#game/fleet/aircraft/cabin.ts';
import { share } from '#game/world/chance/draws.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { errorChance } from '#game/world/chance/keyed-chance.ts';
import { type FlownResult, flyNetwork, flyWeek } from '#tests/support/flown-result.ts';
import { connect, hubNetwork, type Spoke } from '#tests/support/hub-weeks.ts';
import { rotationWeek, routeWeek, type Scenario } from '#tests/support/route-week.ts';

/** Weeks of each scenario. Of 600 weeks, a share of 80% is within 4.5 points of that in 99.4% of cases. */
const WEEKS = 75;
const TOLERANCE = 0.045;
/** Largest change of others' fares until the week is flown: that of incumbents in a week. */
const MOVE = 0.05;
const KNOWN = [1, 0.7, 0.3] as const;
/** Degrees of a hub's pairs, which take ten times as long. The one in between is tried without a hub. */
const HUB_KNOWN = [1, 0.3] as const;

const SCENARIOS: Scenario[] = [
  { model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 1 },
  { model: 'airbus-a320neo', km: 1_200, own: 3, rivals: 0, demand: 0.6 },
  { model: 'airbus-a320neo', km: 2_400, own: 1, rivals: 4, demand: 1.5 },
  { model: 'airbus-a320neo', km: 2_400, own: 2, rivals: 2, demand: 0.7 },
  { model: 'atr-72-600', km: 400, own: 2, rivals: 1 },
  { model: 'atr-72-600', km: 500, own: 1, rivals: 0, demand: 2 },
  { model: 'embraer-e195-e2', km: 900, own: 1, rivals: 2, demand: 0.8 },
  { model: 'airbus-a330-900', km: 6_000, own: 1, rivals: 2 },
];

/** Routes of an airline with two banks of flights per day, all full enough that connecting passengers take seats from others. */
const SPOKES: Spoke[] = [
  { id: 'AAA', model: 'airbus-a320neo', km: 900, direction: 0, rivals: 1, demand: 0.9 },
  { id: 'BBB', model: 'airbus-a320neo', km: 1_400, direction: 170, rivals: 0, demand: 0.7 },
  { id: 'CCC', model: 'embraer-e195-e2', km: 700, direction: 200, rivals: 2, demand: 0.8 },
  { id: 'DDD', model: 'airbus-a320neo', km: 1_100, direction: 80, rivals: 2, demand: 1.1 },
  { id: 'EEE', model: 'atr-72-600', km: 400, direction: 260, rivals: 0, demand: 0.8 },
];
/** By people per year between two spokes: 8% and 14% of all passengers change flights. */
const NETWORKS = [60_000, 150_000].map((people) => hubNetwork(SPOKES, people));
const NETWORK_WEEKS = 60;

/** Returns the week in a place with seasons and weather, with all of an airline's flights. */
const weekOf = (scenario: Scenario): RouteWeek => {
  const week = routeWeek(scenario);
  return { ...week, a: { ...week.a, lat: 52 }, b: { ...week.b, lat: 45 } };
};

/** Returns the week after the other airlines have changed all their fares by up to 5%. */
function moved(week: RouteWeek, seed: string): RouteWeek {
  const by = 1 + MOVE * (2 * share(hashOf(['move', seed])) - 1);
  const departures = week.departures.map((departure) =>
    departure.airline === week.airline
      ? departure
      : { ...departure, fares: perClass((name) => Math.round(departure.fares[name] * by)) },
  );
  return { ...week, departures };
}

type Case = { band: WeekBand; flown: FlownResult };

const withFactor = (week: RouteWeek, factor: number, known: number): RouteWeek => ({
  ...week,
  leisure: week.leisure * factor,
  business: week.business * factor,
  premium: week.premium * factor,
  known,
});

/** Routes that one aircraft flies alone, with its legs per day and minutes on the ground. Delays add up over the day. */
const ROTATIONS = [
  rotationWeek({ model: 'atr-72-600', km: 270, rivals: 1, demand: 1.2 }, { legs: 8, ground: 30 }),
  rotationWeek({ model: 'atr-72-600', km: 300, rivals: 1, demand: 0.7 }, { legs: 8, ground: 35 }),
  rotationWeek({ model: 'embraer-e195-e2', km: 500, rivals: 1, demand: 0.8 }, { legs: 6, ground: 50 }),
  rotationWeek({ model: 'airbus-a320neo', km: 1_400, rivals: 2, demand: 0.9 }, { legs: 4, ground: 60 }),
].map((week) => ({ ...week, a: { ...week.a, lat: 52 }, b: { ...week.b, lat: 45 } }));
const ROTATION_WEEKS = 150;

/** Returns the week as a forecast that knows only its flights sees it. */
const withoutRotation = (week: RouteWeek): RouteWeek => ({
  ...week,
  aircraft: new Map([...week.aircraft].map(([leg, { rotation: _, ...aircraft }]) => [leg, aircraft])),
});

function rotationCasesOf(forecastOf: (week: RouteWeek) => RouteWeek, weeks = ROTATIONS): Case[] {
  return weeks.flatMap((week, at) => {
    const band = weekBand(forecastOf(week));
    return Array.from({ length: ROTATION_WEEKS }, (_, index): Case => {
      const seed = `rotation ${at} ${index}`;
      return { band, flown: flyWeek(moved(week, seed), seed) };
    });
  });
}

/** Returns what is expected of all routes of a network. @param factorOf factor by which the airline is wrong about a pair */
function bandsOf(
  network: (typeof NETWORKS)[number],
  known: number,
  factorOf: (one: string, other: string) => number,
  hasConnecting: boolean,
): WeekBand[] {
  const connecting = hasConnecting ? connect(network, known, factorOf).flights : undefined;
  return network.weeks.map((week) =>
    weekBand({ ...withFactor(week, factorOf('HUB', week.b.id), known), connecting }),
  );
}

/** The airline knows the pairs over its hub as well as its routes. */
function networkCasesOf(known: number, hasConnecting = true): Case[] {
  return NETWORKS.flatMap((network, at) => {
    const { onward } = connect(network, 1);
    // It expects the same of each week if it knows all pairs.
    const sure = known === 1 && bandsOf(network, known, () => 1, hasConnecting);
    return Array.from({ length: NETWORK_WEEKS }, (_, index) => {
      const seed = `${at} ${index}`;
      const error = errorChance(seed)('airline');
      const factorOf = (one: string, other: string) => demandFactor(known, error(one)(other));
      const bands = sure || bandsOf(network, known, factorOf, hasConnecting);
      const results = flyNetwork(
        network.weeks.map((week) => moved(week, `${seed} ${week.b.id}`)),
        seed,
        onward,
      );
      return bands.map((band, route): Case => ({ band, flown: results[route] as FlownResult }));
    }).flat();
  });
}

function casesOf(known: number): Case[] {
  return SCENARIOS.flatMap((scenario, at) => {
    const truth = weekOf(scenario);
    const sure = known === 1 && weekBand({ ...truth, known });
    return Array.from({ length: WEEKS }, (_, index): Case => {
      const seed = `${at} ${index}`;
      const factor = demandFactor(known, errorChance(seed)('airline')('AAA')('BBB'));
      return {
        band: sure || weekBand(withFactor(truth, factor, known)),
        flown: flyWeek(moved(truth, seed), seed),
      };
    });
  });
}

const shareIn = (cases: readonly Case[], name: keyof WeekBand): number =>
  cases.filter(({ band, flown }) => flown[name] >= band[name].low && flown[name] <= band[name].high).length /
  cases.length;

const widthOf = (cases: readonly Case[]): number =>
  cases.reduce((sum, { band: { revenue } }) => sum + (revenue.high - revenue.low) / revenue.high, 0) /
  cases.length;

const all = new Map(KNOWN.map((known) => [known, casesOf(known)]));

it.each(KNOWN)('four of five weeks are within the band of a pair that is known to %d', (known) => {
  const cases = all.get(known) ?? [];
  const cancelled = cases.filter(({ flown }) => flown.cancelled > 0);
  // Weeks with cancellations are among them.
  expect(cancelled.length / cases.length).toBeGreaterThan(0.1);
  for (const name of ['passengers', 'revenue', 'profit'] as const) {
    const within = shareIn(cases, name);
    expect(Math.abs(within - 0.8), `${name}: ${within}`).toBeLessThanOrEqual(TOLERANCE);
  }
});

it.each(HUB_KNOWN)('four of five weeks of a hub are within it, if its pairs are known to %d', (known) => {
  const cases = networkCasesOf(known);
  for (const name of ['passengers', 'revenue', 'profit'] as const) {
    const within = shareIn(cases, name);
    expect(Math.abs(within - 0.8), `${name}: ${within}`).toBeLessThanOrEqual(TOLERANCE);
  }
  const sum = (name: 'connecting' | 'passengers') =>
    cases.reduce((total, { flown }) => total + flown[name], 0);
  expect(sum('connecting') / sum('passengers')).toBeGreaterThan(0.1);
});

it('far fewer weeks of a hub are within the band of a forecast that knows no connections', () => {
  expect(shareIn(networkCasesOf(1, false), 'passengers')).toBeLessThan(0.5);
});

it('four of five weeks of aircraft that pass on their delays are within it', () => {
  const cases = rotationCasesOf((week) => week);
  for (const name of ['passengers', 'revenue', 'profit'] as const) {
    const within = shareIn(cases, name);
    expect(Math.abs(within - 0.8), `${name}: ${within}`).toBeLessThanOrEqual(TOLERANCE);
  }
});

it('too many weeks of frequent flights earn less than the range of a forecast that ignores inherited delays', () => {
  const frequent = ROTATIONS.slice(0, 2);
  const below = (cases: readonly Case[]) =>
    cases.filter(({ band, flown }) => flown.profit < band.profit.low).length / cases.length;
  expect(below(rotationCasesOf(withoutRotation, frequent))).toBeGreaterThan(0.17);
  expect(below(rotationCasesOf((week) => week, frequent))).toBeLessThan(0.14);
});

it('the band is narrower the better a pair is known', () => {
  const [home = 0, far = 0, unknown = 0] = KNOWN.map((known) => widthOf(all.get(known) ?? []));
  expect(home).toBeLessThan(far);
  expect(far).toBeLessThan(unknown);
});
