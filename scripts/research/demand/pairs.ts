import { affinity, type PairTraits } from '#game/demand/friction.ts';
import { stillFlying } from '#game/demand/ground-links.ts';
import type { DemandParameters } from '#game/demand/parameters.ts';
import type { Place } from '#game/demand/place.ts';
import { type PairData, pairTraits } from '#game/demand/traits.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';

/** Distances are rounded to steps of 1.5%, which does not affect the balance. */
const STEPS = 400;
const SPAN = Math.log(20_100 / NEAREST_KM);
const FLAGS = 8;
const MIGRANT_STEP = 0.1;
const RAIL_STEP = 0.1;
const GROUND_STEPS = 200;
const NONE = 0xffff;

/** All pairs of some places, i < j, in the order (0,1), (0,2), …, with the packed inputs of the model. */
export interface Pairs {
  count: number;
  places: readonly Place[];
  /** Flags and distance step; 65535 if the distance is too short to fly. */
  kind: Uint16Array;
  migrants: Uint8Array;
  pilgrims: Uint8Array;
  rail: Uint8Array;
  ground: Uint8Array;
}

const stepOf = (km: number) =>
  Math.max(0, Math.min(STEPS - 1, Math.floor((Math.log(km / NEAREST_KM) / SPAN) * STEPS)));
const kmOfStep = (step: number) => NEAREST_KM * Math.exp(((step + 0.5) / STEPS) * SPAN);

const flagsOf = (traits: PairTraits) =>
  Number(traits.domestic) + 2 * Number(traits.overWater) + 4 * Number(traits.formerTies);

const traitsOf = (
  flags: number,
  km: number,
  { migrants = 0, pilgrims = 0, railHours = 0 }: Partial<PairTraits> = {},
): PairTraits => ({
  km,
  domestic: (flags & 1) > 0,
  overWater: (flags & 2) > 0,
  formerTies: (flags & 4) > 0,
  migrants,
  pilgrims,
  railHours,
  groundLink: 0,
});

/** Returns the index of the pair (i, j), i < j, among n places. */
export const pairIndex = (i: number, j: number, n: number): number => i * n - (i * (i + 1)) / 2 + j - i - 1;

export function compilePairs(places: readonly Place[], world: PairData): Pairs {
  const count = (places.length * (places.length - 1)) / 2;
  const pairs: Pairs = {
    count,
    places,
    kind: new Uint16Array(count).fill(NONE),
    migrants: new Uint8Array(count),
    pilgrims: new Uint8Array(count),
    rail: new Uint8Array(count),
    ground: new Uint8Array(count),
  };
  let index = 0;
  places.forEach((a, i) => {
    for (let j = i + 1; j < places.length; j++, index++) {
      const traits = pairTraits(a, places[j] as Place, world);
      if (traits.km < NEAREST_KM) continue;
      pairs.kind[index] = flagsOf(traits) * STEPS + stepOf(traits.km);
      pairs.migrants[index] = Math.min(255, Math.round(traits.migrants / MIGRANT_STEP));
      pairs.pilgrims[index] = Math.min(255, Math.round(traits.pilgrims / MIGRANT_STEP));
      pairs.ground[index] = traits.overWater ? 0 : Math.round(traits.groundLink * GROUND_STEPS);
      pairs.rail[index] = Math.min(255, Math.round(traits.railHours / RAIL_STEP));
    }
  });
  return pairs;
}

/** Returns the share of air passengers who still fly despite motorways and railways. */
export const stillFlyingOn = ({ ground }: Pairs, index: number, km: number): number =>
  stillFlying(km, (ground[index] as number) / GROUND_STEPS);

/** Affinities by packed value: two look-ups and a product instead of a dozen functions. */
export interface AffinityTables {
  bond: Float64Array;
  leisure: Float64Array;
  migrantBond: Float64Array;
  migrantLeisure: Float64Array;
  pilgrimLeisure: Float64Array;
  rail: Float64Array;
  isNone(kind: number): boolean;
  kmOf(kind: number): number;
  isDomestic(kind: number): boolean;
}

export function affinityTables(parameters: DemandParameters): AffinityTables {
  const bond = new Float64Array(FLAGS * STEPS);
  const leisure = new Float64Array(FLAGS * STEPS);
  for (let kind = 0; kind < FLAGS * STEPS; kind++) {
    const both = affinity(traitsOf(Math.floor(kind / STEPS), kmOfStep(kind % STEPS)), parameters);
    bond[kind] = both.bond;
    leisure[kind] = both.leisure;
  }
  const plain = affinity(traitsOf(0, 1000), parameters);
  const withMigrants = Array.from({ length: 256 }, (_, step) =>
    affinity(traitsOf(0, 1000, { migrants: step * MIGRANT_STEP }), parameters),
  );
  return {
    bond,
    leisure,
    migrantBond: Float64Array.from(withMigrants, (value) => value.bond / plain.bond),
    migrantLeisure: Float64Array.from(withMigrants, (value) => value.leisure / plain.leisure),
    pilgrimLeisure: Float64Array.from(
      { length: 256 },
      (_, step) =>
        affinity(traitsOf(0, 1000, { pilgrims: step * MIGRANT_STEP }), parameters).leisure / plain.leisure,
    ),
    rail: Float64Array.from(
      { length: 256 },
      (_, step) => affinity(traitsOf(0, 1000, { railHours: step * RAIL_STEP }), parameters).bond / plain.bond,
    ),
    isNone: (kind) => kind === NONE,
    kmOf: (kind) => kmOfStep(kind % STEPS),
    isDomestic: (kind) => (Math.floor(kind / STEPS) & 1) > 0,
  };
}
