import type { DemandParameters } from './parameters.ts';

/** What a pair of places is to travellers, apart from the places themselves. */
export interface PairTraits {
  km: number;
  domestic: boolean;
  /** Domestic, and just one of the two is the capital. */
  toCapital: boolean;
  /** No way over land. */
  overWater: boolean;
  language: boolean;
  formerTies: boolean;
  freeMovement: boolean;
  /** See CountryLink. */
  migrants: number;
  /** Hours by fast train, 0 where there is none worth naming. */
  railHours: number;
}

/** How readily people travel between two places: relative weights, not trips. */
export interface Affinity {
  bond: number;
  leisure: number;
}

/** Nobody flies less than this, km. */
export const NEAREST_KM = 50;
/** A train that takes longer than this takes nobody away from the air, hours. */
const RAIL_HOURS = 5;
/** Where there is a way over land, some fly however near: connections, time, comfort. */
const GROUND_FLOOR = 0.02;
const LOG_600 = Math.log(600);
const LOG_1500 = Math.log(1500);
const LOG_4000 = Math.log(4000);

/** Logarithm of the deterrence of distance, 0 at 600 km; one slope for each range of distances. */
function deterrence(logKm: number, parameters: DemandParameters): number {
  let sum = parameters.slopeTo600 * (Math.min(logKm, LOG_600) - LOG_600);
  if (logKm > LOG_600) sum += parameters.slopeTo1500 * (Math.min(logKm, LOG_1500) - LOG_600);
  if (logKm > LOG_1500) sum += parameters.slopeTo4000 * (Math.min(logKm, LOG_4000) - LOG_1500);
  if (logKm > LOG_4000) sum += parameters.slopeBeyond * (logKm - LOG_4000);
  return sum;
}

/** Share of the travellers over land who fly. */
function flyingShare(km: number, domestic: boolean, parameters: DemandParameters): number {
  const { groundKm, groundSpreadKm, groundAbroadKm } = parameters;
  const half = domestic ? groundKm : groundKm - groundAbroadKm;
  return GROUND_FLOOR + (1 - GROUND_FLOOR) / (1 + Math.exp((half - km) / groundSpreadKm));
}

/** The affinity of a pair: distance, border, water, language, ties, trains. Zero below 50 km. Symmetric. */
export function affinity(traits: PairTraits, parameters: DemandParameters): Affinity {
  const { km } = traits;
  if (km < NEAREST_KM) return { bond: 0, leisure: 0 };
  const logKm = Math.log(km);
  const beyond600 = logKm - LOG_600;
  let log = deterrence(logKm, parameters);
  if (traits.domestic) {
    log += parameters.domestic + parameters.domesticSlope * beyond600;
    if (traits.toCapital) log += parameters.domesticCapital;
  } else {
    log += parameters.abroadSlope * Math.max(0, logKm - LOG_1500) + parameters.migrants * traits.migrants;
    if (traits.language) log += parameters.language;
    if (traits.formerTies) log += parameters.formerTies;
    if (traits.freeMovement) log += parameters.freeMovement;
  }
  if (traits.overWater) {
    log += parameters.overWater + parameters.shortCrossing * Math.exp(-km / 300);
    if (traits.domestic) log += parameters.overWaterDomestic;
  } else log += Math.log(flyingShare(km, traits.domestic, parameters));
  if (traits.railHours > 0) log -= parameters.rail * Math.max(0, 1 - traits.railHours / RAIL_HOURS);

  let leisure = log + parameters.leisureSlope * Math.max(-1.5, beyond600);
  if (traits.domestic) leisure += parameters.leisureDomestic;
  else {
    leisure += parameters.leisureMigrants * traits.migrants;
    if (traits.language) leisure += parameters.leisureLanguage;
  }
  return { bond: Math.exp(log), leisure: Math.exp(leisure) };
}
