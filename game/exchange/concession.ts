import type { Draw } from '../world/chance/draws.ts';
import { share } from '../world/chance/draws.ts';

/** The limit of dealers and rivals as a share of market value. */
const LIMIT_MIN = 0.96;
const LIMIT_MAX = 1.01;
/**
 * Difference between the limits of a seller and of a buyer from a player, so that nobody gains by buying from the most patient seller
 * and selling to the keenest buyer: the exchange takes 2%.
 */
const BUYER_BELOW = 0.03;
/** Above 1 they give way early, below 1 late. */
const BETA_MIN = 0.5;
const BETA_MAX = 2;
/** Game hours after which they have reached their limit. */
const HOURS_MIN = 60;
const HOURS_MAX = 240;
/** First price for an aircraft that is not listed, and a buyer's first price, as shares of market value. */
const ASK_MIN = 1.05;
const ASK_MAX = 1.12;
const BID_MIN = 0.92;
const BID_MAX = 0.95;
/** Chance per game hour that another buyer takes the aircraft: at the first price, and at the limit. */
const HAZARD_MIN = 0.001;
const HAZARD_MAX = 0.012;

/** How a dealer or a rival bargains over one aircraft. Players cannot see it. */
export interface BargainTraits {
  /** Its limit as a seller, as a share of market value. */
  limit: number;
  beta: number;
  /** Game hours until it has reached its limit. */
  hours: number;
  /** Its first price without a listing, and as a buyer, as shares of market value. */
  ask: number;
  bid: number;
}

/** The path of a price from the first one to the limit, in whole US dollars. The first one may be on either side. */
export interface Concession {
  first: number;
  limit: number;
  beta: number;
  hours: number;
}

const between = (next: Draw, min: number, max: number): number => min + (max - min) * share(next());

/** Returns traits from five draws. */
export const traitsFrom = (next: Draw): BargainTraits => ({
  limit: between(next, LIMIT_MIN, LIMIT_MAX),
  beta: between(next, BETA_MIN, BETA_MAX),
  hours: Math.round(between(next, HOURS_MIN, HOURS_MAX)),
  ask: between(next, ASK_MIN, ASK_MAX),
  bid: between(next, BID_MIN, BID_MAX),
});

/**
 * Returns the path of a seller, which falls, from its asking price to its limit. A limit above the asking price becomes
 * the asking price.
 * @param value market value in whole US dollars
 * @param ask whole US dollars. 0 if the aircraft is not listed.
 */
export function sellerPath(traits: BargainTraits, value: number, ask: number): Concession {
  const { beta, hours } = traits;
  const first = ask > 0 ? ask : Math.round(value * traits.ask);
  const limit = Math.ceil(Math.min(value * traits.limit, Math.max(first, value * LIMIT_MIN)));
  return { first: Math.max(first, limit), limit, beta, hours };
}

/** A seller as a buyer sees it. */
interface Counterpart {
  /** Upper bound of the buyer's limit in whole US dollars: see `rivalsLimit`. */
  most?: number;
  /** Whether the server sells: it never gains by bargaining with itself, so the buyer may go as far as a seller. */
  isServers?: boolean;
}

/** Returns the path of a buyer, which rises, from its first price to its limit. The mirror image of a seller's. */
export function buyerPath(
  traits: BargainTraits,
  value: number,
  { most = Number.POSITIVE_INFINITY, isServers = false }: Counterpart = {},
): Concession {
  const { beta, hours } = traits;
  const share = isServers ? traits.limit : traits.limit - BUYER_BELOW;
  const limit = Math.min(most, Math.floor(value * share));
  return { first: Math.min(Math.round(value * traits.bid), limit), limit, beta, hours };
}

/** Powers differ between JavaScript engines in the last digit. */
const PRECISION = 1e9;

/** Returns the share of the way to the limit that is left after some game hours: 1 at first, 0 at the end. */
function leftOf({ beta, hours }: Concession, elapsed: number): number {
  const time = Math.min(1, Math.max(0, elapsed / hours));
  return Math.round((1 - time ** (1 / beta)) * PRECISION) / PRECISION;
}

/**
 * Returns the price after some game hours, in whole US dollars:
 * limit + (first − limit) × (1 − (t/T)^(1/β)). Rounded away from the limit, which it therefore never passes.
 */
export function priceAt(path: Concession, elapsed: number): number {
  const distance = Math.ceil(Math.abs(path.first - path.limit) * leftOf(path, elapsed));
  return path.first >= path.limit ? path.limit + distance : path.limit - distance;
}

/** Returns the chance that another buyer takes the aircraft in the next game hour. It grows as the price falls. */
export const hazardAt = (path: Concession, elapsed: number): number =>
  HAZARD_MIN + (HAZARD_MAX - HAZARD_MIN) * (1 - leftOf(path, elapsed));
