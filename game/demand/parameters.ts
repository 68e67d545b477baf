import { FITTED } from './fitted.ts';

/**
 * The structural parameters of demand. None belongs to one airport or one pair. `npm run calibrate` fits them and writes
 * fitted.ts. Slopes are exponents of distance: −1 means that twice as far is half as much; the others, where not said
 * otherwise, are logarithms of a factor.
 */
export interface DemandParameters {
  /** Trips a year that a rich person begins by air, at most. */
  saturation: number;
  /** Income at which half of that is reached, PPP dollars a head. */
  incomeMidpoint: number;
  incomeSteepness: number;
  /** Extra trips on small islands, as a share. */
  island: number;
  /** How far the airport's size, rather than its catchment, says how many trips begin there (0–1, an exponent). */
  capacity: number;
  /** Trips that visitors begin, for each that tourist places are said to draw. */
  visitorShare: number;
  capital: number;
  /** Exponent of the people within reach over land: who has neighbours drives. */
  neighbours: number;
  /** Exponent of the destinations within reach by air. */
  access: number;

  /** Share of business trips and visits among the trips of residents; the rest are holidays. */
  bondShare: number;
  /** Weight of tourist places among the destinations of holidays. */
  tourismPull: number;
  tourismExponent: number;
  /** Weight of ordinary cities among them. */
  cityPull: number;

  slopeTo600: number;
  slopeTo1500: number;
  slopeTo4000: number;
  slopeBeyond: number;
  /** Distance at which half of the travellers over land fly, km, and how sharply that changes. */
  groundKm: number;
  groundSpreadKm: number;
  /** How much nearer that is where a border lies between, km. */
  groundAbroadKm: number;
  domestic: number;
  domesticSlope: number;
  /** Domestic trips to or from the capital. */
  domesticCapital: number;
  /** Exponent of the larger place of a domestic pair. */
  domesticHub: number;
  /** Exponent of the smaller place of a domestic pair, for each logarithm of the distance over 800 km. */
  domesticReach: number;
  /** Added slope beyond 1,500 km of trips that cross a border. */
  abroadSlope: number;
  overWater: number;
  overWaterDomestic: number;
  /** Added at crossings of the water that are short. */
  shortCrossing: number;
  language: number;
  formerTies: number;
  freeMovement: number;
  /** Exponent of the migrants of one country in the other. */
  migrants: number;
  /** Lowers what two large places exchange, since they exchange enough with others. */
  thinning: number;
  /** Raises it between large places far abroad, with the logarithm of the distance over 1,500 km. */
  metropolis: number;
  /** Trips a year, both ways, at which half of what people wish for at home is left: thin routes are not worth a flight. */
  thinHome: number;
  /** The same across a border. */
  thinAbroad: number;
  /** Loss to a train that takes no time at all. */
  rail: number;

  leisureSlope: number;
  leisureDomestic: number;
  leisureLanguage: number;
  leisureMigrants: number;
  /** Exponent of the pilgrims from one country to the other. */
  leisurePilgrims: number;
  /** Holidays towards a sunny coast, for each 10° of latitude nearer to the equator. */
  sunSeeking: number;
}

/** The parameters that the game uses. */
export const DEMAND_PARAMETERS: Readonly<DemandParameters> = FITTED;
