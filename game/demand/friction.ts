import type { CountryLink } from './country-links.ts';
import { stillFlying } from './ground-links.ts';
import type { DemandParameters } from './parameters.ts';

/** What a pair of places is to travellers, apart from the places themselves. */
export interface PairTraits extends CountryLink {
  km: number;
  domestic: boolean;
  /** Domestic, and just one of the two is the capital. */
  toCapital: boolean;
  /** No way over land. */
  overWater: boolean;
  /** Hours by fast train, 0 where there is none worth naming. */
  railHours: number;
  /** How good motorways and railways are, 0–1: see `GroundLinks`. */
  groundLink: number;
}

/** How readily people travel between two places: relative weights, not trips. */
export interface Affinity {
  bond: number;
  leisure: number;
}

/** Nobody flies less than this, km. */
export const NEAREST_KM = 50;
/** A train that takes longer than this takes nobody away from the air, hours. */
export const RAIL_HOURS = 5;
/** Where there is a way over land, some fly however near: connections, time, comfort. */
export const GROUND_FLOOR = 0.02;
/** Distance at which a crossing of the water is no longer a short one, km. */
export const CROSSING_KM = 900;
/** Distances between which each piece of the curve of distance is straight, km. */
export const BENDS_KM = [600, 1500, 4000] as const;
/** Logarithm of the distance from which holidays reach further than other trips. */
export const LEISURE_FROM = Math.log(BENDS_KM[0]);

/** Logarithm of the effect of distance: a straight line in the logarithm of km between each two bends, 0 at 600 km. */
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

/** The curves of parameters that have been asked for: the same for every pair. */
const CURVES = new WeakMap<DemandParameters, { home: DistanceCurve; abroad: DistanceCurve }>();

/** The curve at home or across a border. */
export function distanceCurve(domestic: boolean, parameters: DemandParameters): DistanceCurve {
  let both = CURVES.get(parameters);
  if (!both) {
    both = { home: makeCurve(true, parameters), abroad: makeCurve(false, parameters) };
    CURVES.set(parameters, both);
  }
  return domestic ? both.home : both.abroad;
}

/** The value of a curve at a distance. */
function onCurve({ slopes, levels }: DistanceCurve, km: number, logKm: number): number {
  const piece = km > BENDS_KM[1] ? (km > BENDS_KM[2] ? 3 : 2) : km > BENDS_KM[0] ? 1 : 0;
  return (levels[piece] as number) + (slopes[piece] as number) * logKm;
}

/** Logarithm of the effect of two countries' ties on all trips. */
export function tieOf(domestic: boolean, link: CountryLink, parameters: DemandParameters): number {
  if (domestic) return parameters.domestic;
  let log = parameters.migrants * link.migrants;
  if (link.language) log += parameters.language;
  if (link.formerTies) log += parameters.formerTies;
  if (link.freeMovement) log += parameters.freeMovement;
  return log;
}

/** Logarithm of what these ties add to holidays. */
export function leisureTieOf(domestic: boolean, link: CountryLink, parameters: DemandParameters): number {
  if (domestic) return parameters.leisureDomestic;
  return (
    parameters.leisureMigrants * link.migrants +
    parameters.leisurePilgrims * link.pilgrims +
    (link.language ? parameters.leisureLanguage : 0)
  );
}

/** Logarithm of what distance adds to holidays. */
const leisureDistance = (logKm: number, parameters: DemandParameters): number =>
  parameters.leisureSlope * (logKm - LEISURE_FROM);

/** Distance over land at which half of the travellers fly, km. */
export const groundHalfKm = (domestic: boolean, { groundKm, groundAbroadKm }: DemandParameters): number =>
  domestic ? groundKm : groundKm - groundAbroadKm;

/** The affinity of a pair: distance, border, water, language, ties, trains. Zero below 50 km. Symmetric. */
export function affinity(traits: PairTraits, parameters: DemandParameters): Affinity {
  const { km, domestic } = traits;
  if (km < NEAREST_KM) return { bond: 0, leisure: 0 };
  const logKm = Math.log(km);
  let log = onCurve(distanceCurve(domestic, parameters), km, logKm) + tieOf(domestic, traits, parameters);
  if (traits.toCapital) log += parameters.domesticCapital;
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
