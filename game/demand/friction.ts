import { NEAREST_KM } from '../operations/flight/nearest.ts';
import type { CountryLink } from './country-links.ts';
import { stillFlying } from './ground-links.ts';
import type { DemandParameters } from './parameters.ts';

/** Properties of a pair of places that affect travellers, apart from the places themselves. */
export interface PairTraits extends CountryLink {
  km: number;
  domestic: boolean;
  /** Whether there is no route over land. */
  overWater: boolean;
  /** Hours by fast train; 0 if there is none. */
  railHours: number;
  /** Quality of motorways and railways, 0–1: see `GroundLinks`. */
  groundLink: number;
}

/** Relative weights of travel between two places, not trips. */
export interface Affinity {
  bond: number;
  leisure: number;
}

/** Travel time from which a train no longer competes with flights, hours. */
export const RAIL_HOURS = 5;
/**
 * Share of travellers who fly even over the shortest distances over land, because of connections, time or
 * comfort.
 */
export const GROUND_FLOOR = 0.02;
/** Distance from which a water crossing is no longer short, km. */
export const CROSSING_KM = 900;
/** Distances at which the slope of the distance curve changes, km. */
export const BENDS_KM = [600, 1500, 4000] as const;
/** Logarithm of the distance beyond which holidays extend further than other trips. */
export const LEISURE_FROM = Math.log(BENDS_KM[0]);

/** Logarithm of the effect of distance: linear in the logarithm of km between bends, 0 at 600 km. */
export interface DistanceCurve {
  slopes: readonly [number, number, number, number];
  levels: readonly [number, number, number, number];
}

function makeCurve(domestic: boolean, parameters: DemandParameters): DistanceCurve {
  const near = domestic ? parameters.domesticSlope : 0;
  const far = domestic ? parameters.domesticSlope : parameters.abroadSlope;
  const to600 = parameters.slopeTo600 + near;
  const to1500 = parameters.slopeTo1500 + near;
  const to4000 = parameters.slopeTo4000 + far;
  const beyond = parameters.slopeBeyond + far;
  const level1500 = -to1500 * Math.log(BENDS_KM[0]);
  const level4000 = level1500 + (to1500 - to4000) * Math.log(BENDS_KM[1]);
  return {
    slopes: [to600, to1500, to4000, beyond],
    levels: [
      -to600 * Math.log(BENDS_KM[0]),
      level1500,
      level4000,
      level4000 + (to4000 - beyond) * Math.log(BENDS_KM[2]),
    ],
  };
}

/** Curves by parameters, cached because they are the same for every pair. */
const CURVES = new WeakMap<DemandParameters, { home: DistanceCurve; abroad: DistanceCurve }>();

/** Returns the curve for domestic or international pairs. */
export function distanceCurve(domestic: boolean, parameters: DemandParameters): DistanceCurve {
  let both = CURVES.get(parameters);
  if (!both) {
    both = { home: makeCurve(true, parameters), abroad: makeCurve(false, parameters) };
    CURVES.set(parameters, both);
  }
  return domestic ? both.home : both.abroad;
}

/** Returns the value of a curve at a distance. */
function onCurve({ slopes, levels }: DistanceCurve, km: number, logKm: number): number {
  const piece = km > BENDS_KM[1] ? (km > BENDS_KM[2] ? 3 : 2) : km > BENDS_KM[0] ? 1 : 0;
  return (levels[piece] as number) + (slopes[piece] as number) * logKm;
}

/** Returns the logarithm of the effect of two countries' ties on all trips. */
export function tieOf(domestic: boolean, link: CountryLink, parameters: DemandParameters): number {
  if (domestic) return parameters.domestic;
  let log = parameters.migrants * link.migrants;
  if (link.formerTies) log += parameters.formerTies;
  return log;
}

/** Returns the logarithm of the additional effect of these ties on holidays. */
export function leisureTieOf(domestic: boolean, link: CountryLink, parameters: DemandParameters): number {
  if (domestic) return parameters.leisureDomestic;
  return parameters.leisureMigrants * link.migrants + parameters.leisurePilgrims * link.pilgrims;
}

/** Returns the logarithm of the additional effect of distance on holidays. */
const leisureDistance = (logKm: number, parameters: DemandParameters): number =>
  parameters.leisureSlope * (logKm - LEISURE_FROM);

/** Returns the distance over land at which half of the travellers fly, km. */
export const groundHalfKm = (domestic: boolean, { groundKm, groundAbroadKm }: DemandParameters): number =>
  domestic ? groundKm : groundKm - groundAbroadKm;

/**
 * Returns the affinity of a pair from distance, border, water, language, ties and trains. Zero below 50 km.
 * Symmetric.
 */
export function affinity(traits: PairTraits, parameters: DemandParameters): Affinity {
  const { km, domestic } = traits;
  if (km < NEAREST_KM) return { bond: 0, leisure: 0 };
  const logKm = Math.log(km);
  let log = onCurve(distanceCurve(domestic, parameters), km, logKm) + tieOf(domestic, traits, parameters);
  let flying = 1;
  if (traits.overWater) {
    log += parameters.overWater + parameters.shortCrossing * Math.max(0, 1 - km / CROSSING_KM) ** 2;
    if (domestic) log += parameters.overWaterDomestic;
  } else {
    const half = groundHalfKm(domestic, parameters);
    flying = GROUND_FLOOR + (1 - GROUND_FLOOR) / (1 + Math.exp((half - km) / parameters.groundSpreadKm));
    flying *= stillFlying(km, traits.groundLink);
  }
  if (traits.railHours > 0) log -= parameters.rail * Math.max(0, 1 - traits.railHours / RAIL_HOURS);
  const bond = flying * Math.exp(log);
  const leisure = Math.exp(leisureTieOf(domestic, traits, parameters) + leisureDistance(logKm, parameters));
  return { bond, leisure: bond * leisure };
}
