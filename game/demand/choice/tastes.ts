import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import type { PassengerGroup } from '../groups.ts';

/** Coefficients of a passenger group's utility. */
export interface Taste {
  /** Per reference fare of economy. */
  fare: number;
  /** Per hour longer than a non-stop jet flight. */
  hour: number;
  /**
   * For changing flights, in addition to the time. Fitted to the share of connecting passengers at hubs (`npm
   * run world -- --strategy hubs`).
   */
  stop: number;
  /** Per unit of comfort, punctuality and reputation above the usual. */
  comfort: number;
  punctuality: number;
  reputation: number;
  /** Per doubling of an airline's flights on that day. */
  frequency: number;
  /** Additional utility of a seat in a class compared with economy. */
  seat: PerClass;
  /** Hours from the preferred departure after which an itinerary is worth a third. */
  patience: number;
  /** Multiple of the usual number of departures at which half of the maximum value is reached. */
  plenty: number;
}

/**
 * Set so that a market with several departures per day at reference fares has an elasticity near −1.4 if all
 * fares change, and −1.2 to −2.3 if one airline's fares change (IATA/InterVISTAS, Estimating Air Travel
 * Demand Elasticities, 2007). Values of time and reliability follow the usual order: business is three times
 * leisure.
 */
export const TASTES: Readonly<Record<PassengerGroup, Taste>> = {
  leisure: {
    fare: -1.8,
    hour: -0.3,
    stop: -2.8,
    comfort: 0.7,
    punctuality: 0.8,
    reputation: 0.8,
    frequency: 0.03,
    seat: { economy: 0, business: 0, first: 0.2 },
    patience: 6,
    plenty: 8,
  },
  business: {
    fare: -1.35,
    hour: -0.7,
    stop: -3.6,
    comfort: 0.8,
    punctuality: 2.2,
    reputation: 1,
    frequency: 0.12,
    seat: { economy: 0, business: 0.1, first: 0.3 },
    patience: 2.5,
    plenty: 7,
  },
  premium: {
    fare: -0.6,
    hour: -0.6,
    stop: -3.1,
    comfort: 1.6,
    punctuality: 1.6,
    reputation: 1.4,
    frequency: 0.08,
    seat: { economy: 0, business: 2.2, first: 2.4 },
    patience: 3.5,
    plenty: 7,
  },
};

/**
 * Expensive seats: from this multiple of the class's reference fare, the squared excess reduces utility by
 * this factor. People know the usual fares, and other means of transport limit fares even with few airlines
 * (reference prices: Kalyanaram & Winer, Marketing Science 14, 1995).
 */
export const DEAR = { from: 1.05, squared: 15 } as const;

/**
 * A flight beside direct flights of the real world's airlines is chosen in proportion to its seats relative to theirs, to
 * this power. More flights win more passengers than larger ones do (W. Wei & M. Hansen, Journal of Transport Economics and
 * Policy 39, 2005), so it is below 1. At this figure, the world's busiest pairs do not pay a newcomer (a test).
 */
export const SIZE = 0.6;

/** Usual values. Itineraries with these values neither gain nor lose utility. */
export const USUAL = { comfort: 0.65, punctuality: 0.8, reputation: 0.5 } as const;

/**
 * Value of the outside option. With it, about 27% of potential passengers travel if the usual number of
 * flights per day operates at reference fares. It grows with that number like the value of the flights.
 */
export const OUTSIDE: Readonly<Record<PassengerGroup, number>> = {
  leisure: 2.45,
  business: 2.55,
  premium: 9,
};

/** Potential passengers per passenger who travels at usual fares and service. */
export const POTENTIAL = 3.4;
