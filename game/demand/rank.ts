import { NEAREST_KM } from '../operations/flight/nearest.ts';
import { EARTH_RADIUS_KM } from '../world/airport/geo.ts';
import {
  BENDS_KM,
  CROSSING_KM,
  type DistanceCurve,
  distanceCurve,
  GROUND_FLOOR,
  groundHalfKm,
  LEISURE_FROM,
  leisureTieOf,
  RAIL_HOURS,
  tieOf,
} from './friction.ts';
import { LINKED_KM, stillFlying } from './ground-links.ts';
import { splitByIncome } from './groups.ts';
import { SUN_KM } from './mass.ts';
import { DEMAND_PARAMETERS, type DemandParameters } from './parameters.ts';
import { maxSunFactor, NO_BOND, type PlaceColumns } from './place-columns.ts';
import { HOME_LINK, type PairData } from './traits.ts';
import { type DemandPlace, LONG_KM, REACH_KM, thinTripsOf } from './trips.ts';

/** Figures of destinations from one place: km, and trips per year in both directions by group. */
export interface DemandFrom {
  /** Index of each destination among the places, ascending. */
  indexes: Uint16Array;
  km: Float64Array;
  leisure: Float64Array;
  business: Float64Array;
  premium: Float64Array;
}

/** Values shared by all domestic pairs, or by all international pairs. */
interface Border {
  domestic: boolean;
  curve: DistanceCurve;
  /** Levels of the curve for pairs without a route over land. */
  overWater: readonly number[];
  /** Distance over land from which half of the travellers fly, km. */
  half: number;
  /** Trips per year at which half remain. */
  thin: number;
  /**
   * Logarithm of potential trips, before the places' international factors, below which a pair certainly has
   * too few trips.
   */
  few: number;
}

/** Values shared by all pairs from the origin to one country. */
interface CountryFacts {
  border: Border;
  /** Logarithms, with the origin's own factors. */
  tie: number;
  leisureTie: number;
}

/** Powers of e below this do not change any figure when added to 1. */
const NO_POWER = 25;

function borderOf(domestic: boolean, abroadHere: number, min: number, parameters: DemandParameters): Border {
  const curve = distanceCurve(domestic, parameters);
  const crossing = parameters.overWater + (domestic ? parameters.overWaterDomestic : 0);
  const thin = thinTripsOf(domestic, parameters);
  return {
    domestic,
    thin,
    // Trips are the square of potential trips divided by their sum with `thin`. At most three terms are
    // added, none larger than the largest.
    few: Math.log(min * thin) / 2 - Math.log(3) - (domestic ? 0 : Math.log(abroadHere)),
    curve,
    overWater: curve.levels.map((level) => level + crossing),
    half: groundHalfKm(domestic, parameters),
  };
}

/**
 * Returns the demand for air trips per year between one place and every other, both ways. The figures equal
 * those of pairDemand, but for all destinations with demand at once. Written for goja, where every call,
 * object and addition is slow: everything constant is computed before the loop, and the loop allocates
 * nothing. Works best if places of one country are adjacent.
 * @param min trips per year, all groups together; omitting destinations with fewer halves the time
 */
export function demandFrom(
  origin: DemandPlace,
  places: PlaceColumns,
  world: PairData,
  min = 0,
  parameters: DemandParameters = DEMAND_PARAMETERS,
): DemandFrom {
  const count = places.x.length;
  const indexes = new Uint16Array(count);
  const kms = new Float64Array(count);
  const leisure = new Float64Array(count);
  const business = new Float64Array(count);
  const premium = new Float64Array(count);

  const { exp, log, acos } = Math;
  const {
    x: xs,
    y: ys,
    z: zs,
    landmass: landmasses,
    prominence: prominences,
    hub: hubs,
    gateway: gateways,
    sun: suns,
    coldness: coldnesses,
  } = places;
  const {
    inbound: inbounds,
    outbound: outbounds,
    bond: bondsThere,
    abroad: abroads,
    rootIncome: rootIncomes,
  } = places;
  const { country: countries, rail_city: railCities } = places;
  const { maxBond, maxInbound, maxOutbound } = places;
  const radius = EARTH_RADIUS_KM;
  const nearestKm = NEAREST_KM;
  const [nearest, middle, furthest] = BENDS_KM;
  const { x, y, z, landmass, prominence, sun, rail_city: railCity, rootIncome } = origin;
  const { coldness: coldnessHere } = origin;
  const outHere = origin.inbound > 0 ? origin.outbound / origin.inbound : 0;
  const sunKm = SUN_KM;

  const { domesticBoth, domesticHub, domesticReach, shortCrossing, rail, leisureSlope } = parameters;
  const { gateway } = origin;
  const hubBoth = parameters.hubBoth * origin.hub;
  const longKm = LONG_KM;
  const logLong = log(LONG_KM);
  const logReach = Math.log(REACH_KM);
  const abroadHere = origin.abroad;
  const floor = GROUND_FLOOR;
  const aboveFloor = 1 - GROUND_FLOOR;
  const perSpread = 1 / parameters.groundSpreadKm;
  const groundBeyond = NO_POWER * parameters.groundSpreadKm;
  const crossingKm = CROSSING_KM;
  const linkedKm = LINKED_KM;
  const hasRail = railCity !== '';

  const home = borderOf(true, abroadHere, min, parameters);
  const abroad = borderOf(false, abroadHere, min, parameters);
  const maxThere = log(outHere);
  const maxHere = log(maxSunFactor(sun));
  // The origin's own factors are included in the ties as logarithms, which saves the products in the loop.
  const bondHere = log(2 * (origin.bond > NO_BOND ? origin.bond : NO_BOND));
  const holidaysHere = log(2 * origin.inbound) - bondHere - leisureSlope * LEISURE_FROM;
  const factsByCountry = new Map<string, CountryFacts>();
  const factsOf = (country: string): CountryFacts => {
    let facts = factsByCountry.get(country);
    if (!facts) {
      const border = country === origin.country ? home : abroad;
      const link = border.domestic ? HOME_LINK : world.links(origin.country, country);
      facts = {
        border,
        tie: tieOf(border.domestic, link, parameters) + bondHere,
        leisureTie: leisureTieOf(border.domestic, link, parameters) + holidaysHere,
      };
      factsByCountry.set(country, facts);
    }
    return facts;
  };
  let code = '';
  let { domestic, half, overWater, thin, few } = home;
  let { slopes, levels } = home.curve;
  let tie = 0;
  let leisureTie = 0;

  let found = 0;
  for (let index = 0; index < count; index++) {
    const cosine = x * (xs[index] as number) + y * (ys[index] as number) + z * (zs[index] as number);
    // Rounding can raise it just above 1.
    const km = cosine < 1 ? radius * acos(cosine) : 0;
    // Places without holiday visitors have no residents either.
    if (km < nearestKm || inbounds[index] === 0) continue;
    if (countries[index] !== code) {
      code = countries[index] as string;
      const facts = factsOf(code);
      ({ domestic, half, overWater, thin, few } = facts.border);
      ({ slopes, levels } = facts.border.curve);
      tie = facts.tie;
      leisureTie = facts.leisureTie;
    }
    const logKm = log(km);
    const piece = km > middle ? (km > furthest ? 3 : 2) : km > nearest ? 1 : 0;
    let sum = (slopes[piece] as number) * logKm + tie;
    let divisor = 0;
    if (landmasses[index] === landmass) {
      sum += levels[piece] as number;
      const beyond = km - half;
      if (beyond < groundBeyond) divisor = 1 + exp(-beyond * perSpread);
      if (km < linkedKm) sum += log(stillFlying(km, world.ground(origin.country, code)));
    } else {
      sum += overWater[piece] as number;
      if (km < crossingKm) sum += shortCrossing * (1 - km / crossingKm) ** 2;
    }
    if (domestic) {
      const rank = prominences[index] as number;
      const larger = rank > prominence;
      sum += domesticBoth * prominence * rank + domesticHub * (larger ? rank : prominence);
      sum += domesticReach * (logKm - logReach) * (larger ? prominence : rank);
    } else if (km > longKm) {
      const both = gateway + (gateways[index] as number) + hubBoth * (hubs[index] as number);
      sum += (logKm - logLong) * both;
    }
    if (hasRail && railCities[index] !== '') {
      const hours = world.rail(railCity, railCities[index] as string);
      if (hours > 0 && hours < RAIL_HOURS) sum -= rail * (1 - hours / RAIL_HOURS);
    }
    const holiday = leisureSlope * logKm + leisureTie;
    if (sum + (maxBond[index] as number) < few) {
      const there = maxThere + (maxInbound[index] as number);
      const here = maxHere + (maxOutbound[index] as number);
      if (sum + holiday + (here > there ? here : there) < few) continue;
    }
    let factor = divisor > 0 ? (floor + aboveFloor / divisor) * exp(sum) : exp(sum);
    if (!domestic) factor *= abroadHere * (abroads[index] as number);

    let wish = 0;
    const sunThere = suns[index] as number;
    const inbound = inbounds[index] as number;
    const outbound = outbounds[index] as number;
    if (sun > 0 || sunThere > 0) {
      const gain = coldnessHere / (coldnesses[index] as number);
      const reach = km > sunKm ? (sunKm / km) ** 2 : 1;
      wish =
        outHere * inbound * (1 + reach * sunThere * (gain - 1)) +
        outbound * (1 + reach * sun * (1 / gain - 1));
    } else wish = outHere * inbound + outbound;
    const wishedBonds = factor * (bondsThere[index] as number);
    const wishedHolidays = factor * exp(holiday) * wish;
    const wished = wishedBonds + wishedHolidays;
    const served = wished / (wished + thin);
    if (served * wished < min) continue;
    const income = rootIncome * (rootIncomes[index] as number);
    const groups = splitByIncome(served * wishedBonds, served * wishedHolidays, km, income);
    indexes[found] = index;
    kms[found] = km;
    leisure[found] = groups.leisure;
    business[found] = groups.business;
    premium[found] = groups.premium;
    found++;
  }
  return {
    indexes: indexes.subarray(0, found),
    km: kms.subarray(0, found),
    leisure: leisure.subarray(0, found),
    business: business.subarray(0, found),
    premium: premium.subarray(0, found),
  };
}
