import type { RoutePair } from '../demand/forecast/expected-route-profit.ts';
import type { AircraftModel } from '../fleet/aircraft/aircraft-model.ts';
import type { PerClass } from '../fleet/aircraft/cabin.ts';
import type { SlotsLeft } from '../slots/slots-left.ts';
import type { AirportType } from '../world/airport/airport.ts';
import type { Strength, Temperament } from '../world/temperament.ts';
import type { EstimatedAircraft, LeasableAircraft } from './candidate.ts';

/** One end of a pair, as public. */
export interface RivalAirport {
  id: string;
  /** ISO 3166. */
  country: string;
  type: AirportType;
  lat: number;
  lon: number;
  runways: number;
  longest_runway_m: number;
}

/** One of the best destinations from a base. */
export interface RivalProspect {
  airport: RivalAirport;
  /** Class of the market in the tariff of rights: see `tariffOf`. */
  tariff: number;
  /** Its `rivalsSeatsADay` are those of all airlines, its own included: they compete with another aircraft of its own. */
  pair: RoutePair;
  /** Seats per day and direction that incumbents have by the seed. */
  incumbentSeatsADay: number;
  /** Seats per day and direction of the airlines that the rival attacks. */
  attackedSeatsADay: number;
  /** Seats per day and direction of its own. */
  ownSeatsADay: number;
}

/** An airport from which a rival flies or may begin to fly. */
export interface RivalBase {
  airport: RivalAirport;
  prospects: readonly RivalProspect[];
  /** Whether it is the hub or already a base. Otherwise the rival only looks at it. */
  isOpen: boolean;
}

/** A route of the rival. */
export interface RivalRoute {
  id: string;
  /** Airport ids of the base and of the other end. */
  from: string;
  to: string;
  /** World minute. */
  opened: number;
  /** Fares minus flight costs of the last ten weeks, whole US dollars. */
  contribution: number;
}

/** An aircraft of the rival that is for sale. */
export interface RivalSale {
  /** Id of the listing, which is also that of an auction. */
  id: string;
  /** `sold` until it has landed. */
  kind: 'price' | 'auction' | 'sold';
  /** Asking price, whole US dollars. */
  price: number;
  /** World minute. */
  opened: number;
}

/** Figures of an aircraft that the rival owns. Amounts are whole US dollars. */
export interface RivalProperty {
  /** Market value. */
  value: number;
  /** Price that dealers pay for it at once. */
  bid: number;
  /** The least for which it is sold to others. */
  limit: number;
  /** Years. */
  age: number;
  /** Whether it is on the ground and not in the workshop. */
  isReady: boolean;
  /** The airport where it is, if that is not a base. */
  away: RivalAirport | null;
  /** Null if it is not for sale. */
  sale: RivalSale | null;
  /** Whether it was auctioned lately, and nobody has bought it. */
  wasUnsold: boolean;
}

/** An aircraft of the rival. */
export interface RivalAircraft {
  id: string;
  /** Key of the model. */
  model: string;
  revision: number;
  /** Whole US dollars per week. */
  leaseRate: number;
  /** Id of its route, or empty if it has no flights. */
  route: string;
  /** Airport id of the base at which it is on the ground and can be planned or returned. Otherwise empty. */
  base: string;
  /** Whether it is elsewhere on the ground without flights that could take it to a base. */
  isStranded: boolean;
  /** Null if it is leased. */
  property: RivalProperty | null;
}

/** A used aircraft that others have for sale, as the rival sees it. Amounts are whole US dollars. */
export interface UsedAircraft {
  /** Id of the listing, which is also that of an auction. */
  id: string;
  kind: 'price' | 'auction';
  /** Asking price, or the next price in an auction. */
  price: number;
  /** Whether the seller negotiates. */
  offers: boolean;
  /** The most that the rival pays for it, and what it offers first. */
  limit: number;
  first: number;
  model: AircraftModel;
  cabin: Readonly<PerClass>;
  /** Years. */
  age: number;
  condition: number;
  /** The airport where it is. */
  place: RivalAirport;
}

/**
 * Returns used aircraft of some models (keys) that others have for sale: the cheapest of each, at a price of at most some US
 * dollars. Reads them, so only a buyer calls it.
 */
export type UsedMarket = (models: readonly string[], most: number) => readonly UsedAircraft[];

/** An aircraft that lessors offer. */
export interface LessorOffer extends EstimatedAircraft {
  /** Price of signing, whole US dollars. */
  dueNow: number;
  /** Number that lessors have. */
  available: number;
}

/** Knowledge of a rival about itself when it decides. */
export interface RivalView {
  temperament: Temperament;
  strength: Strength;
  /** Its hub first, then its other bases. */
  bases: readonly [hub: RivalAirport, ...others: RivalAirport[]];
  /** Its home blocs: see `homeBlocs`. */
  homes: readonly string[];
  /** World minute. */
  now: number;
  /** Whole US dollars. */
  cash: number;
  /** Missed instalments with the interest on them, in whole US dollars. */
  overdue: number;
  /** Leases and instalments, in whole US dollars. */
  weeklyFixedCosts: number;
  /** Number of used aircraft for which it negotiates or bids, or that it has bought in the air. */
  pending: number;
  routes: readonly RivalRoute[];
  fleet: readonly RivalAircraft[];
  /** Terms of the models that it flies, by key. */
  flown: ReadonlyMap<string, LeasableAircraft>;
  /** US dollars per tonne. */
  fuelPrice: number;
  /** Its overhead as a share of revenue. */
  overheadShare: number;
  /** Whether it reviews its routes and looks for growth in this week: once in four weeks. */
  isReview: boolean;
}

/**
 * Knowledge of a rival about the markets around it. It is expensive to read, so only some turns read it. A player
 * in its place could see the same.
 */
export interface RivalMarket {
  /** Its hub and other bases, then airports that it looks at in a review. */
  bases: readonly RivalBase[];
  /** Id of the airport whose airlines it attacks in this review. Empty if there is none. */
  target: string;
  /** Models of its temperament that lessors have in stock. */
  offers: readonly LessorOffer[];
}

/** Knowledge of a rival about its network, and what it has done about it in its turn. */
export interface NetworkView {
  view: RivalView;
  /** Null if no decision depends on it: see `needsMarket`. */
  market: RivalMarket | null;
  /** Slots that it could use, by airport. */
  leftAt: SlotsLeft;
  usedMarket: UsedMarket;
  /** Number of times that it has grown. */
  grown: number;
  /** Ids of the aircraft, routes and listings whose action it has tried. */
  tried: ReadonlySet<string>;
}

/** The same in a turn whose decisions depend on the market. */
export type MarketView = NetworkView & { market: RivalMarket };
