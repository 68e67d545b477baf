import { FITTED } from './fitted.ts';

/**
 * The structural parameters of demand. None belongs to one airport or one pair. `npm run calibrate` fits them
 * and writes fitted.ts. Slopes are exponents of distance: −1 means that twice the distance halves the trips.
 * The others are logarithms of a factor unless stated otherwise.
 */
export interface DemandParameters {
  /** Maximum air trips per year that a rich person begins. */
  saturation: number;
  /** Income at which half of that is reached, PPP dollars per person. */
  incomeMidpoint: number;
  incomeSteepness: number;
  /** Extra trips on small islands, as a share. */
  island: number;
  /**
   * Weight of the airport's size, rather than its catchment, in the number of trips that begin there (0–1, an
   * exponent).
   */
  capacity: number;
  /** Trips begun by visitors per visitor that tourist places attract. */
  visitorShare: number;
  /** Exponent of the people within reach over land. With neighbours close by, people drive. */
  neighbours: number;
  /** Exponent of the destinations within reach by air. */
  access: number;

  /** Share of business trips and visits in the trips of residents. The rest are holidays. */
  bondShare: number;
  /** Weight of tourist places among holiday destinations. */
  tourismPull: number;
  tourismExponent: number;
  /** Weight of ordinary cities among holiday destinations. */
  cityPull: number;

  slopeTo600: number;
  slopeTo1500: number;
  slopeTo4000: number;
  slopeBeyond: number;
  /** Distance at which half of the travellers over land fly, and the width of the transition, km. */
  groundKm: number;
  groundSpreadKm: number;
  /** Reduction of that distance for international pairs, km. */
  groundAbroadKm: number;
  domestic: number;
  domesticSlope: number;
  /** Increases the domestic exchange of two large places and of two small ones. */
  domesticBoth: number;
  /** Exponent of the larger place of a domestic pair. */
  domesticHub: number;
  /** Exponent of the smaller place of a domestic pair, per logarithm of the distance over 800 km. */
  domesticReach: number;
  /** Additional slope beyond 1,500 km for trips that cross a border. */
  abroadSlope: number;
  overWater: number;
  overWaterDomestic: number;
  /** Additional effect of short water crossings. */
  shortCrossing: number;
  formerTies: number;
  /** Exponent of the migrants from one country in the other. */
  migrants: number;
  /**
   * Long international trips gather at gateways: exponents of the size of a hub, of both sizes if both are hubs, and of
   * the runway's length, per logarithm of the distance over 3,000 km.
   */
  hubFar: number;
  hubBoth: number;
  runwayFar: number;
  /**
   * Domestic trips per year, both ways, at which half of the potential trips remain. Thin routes are not
   * worth a flight.
   */
  thinHome: number;
  /** The same for international pairs. */
  thinAbroad: number;
  /** Effect of a hypothetical train with zero travel time. */
  rail: number;

  leisureSlope: number;
  leisureDomestic: number;
  leisureMigrants: number;
  /** Exponent of the pilgrims from one country to the other. */
  leisurePilgrims: number;
  /** Holidays towards a sunny coast, per 10° of latitude closer to the equator. */
  sunSeeking: number;
}

/** The parameters used by the game. */
export const DEMAND_PARAMETERS: Readonly<DemandParameters> = FITTED;
