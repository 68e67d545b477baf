import type { PerClass } from '../cabin.ts';
import type { PassengerGroup } from '../demand/groups.ts';

/** What a passenger group makes of an offer: parts of its utility. */
export interface Taste {
  /** For each reference fare of economy that a seat costs. */
  fare: number;
  /** For each hour longer than a jet takes without a stop. */
  hour: number;
  /**
   * For changing flights, beside the time it takes: fitted to the share of passengers who change at a hub
   * (`npm run world -- --strategy hubs`).
   */
  stop: number;
  /** For each unit of comfort, punctuality and reputation away from the usual. */
  comfort: number;
  punctuality: number;
  reputation: number;
  /** For each doubling of an airline's flights on that day. */
  frequency: number;
  /** What a seat of a class is worth, in utility, above one in economy. */
  seat: PerClass;
  /** Hours from the wished departure after which an offer is worth a third. */
  patience: number;
  /** How many times the usual number of departures it takes for half of what endless ones would be worth. */
  plenty: number;
}

/**
 * Set so that a market with some departures a day at reference fares answers to a change of all fares with an elasticity
 * near −1.4, and to one airline's change with −1.2 to −2.3 (IATA/InterVISTAS, Estimating Air Travel Demand Elasticities,
 * 2007). Values of time and of reliability follow the usual order: business three times leisure.
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
 * From this many reference fares of its class on a seat is dear: what is asked beyond, squared, counts so much more against
 * it. People know what is usual, and other ways of travel set a lid on fares however few airlines fly (reference prices:
 * Kalyanaram & Winer, Marketing Science 14, 1995).
 */
export const DEAR = { from: 1.05, squared: 15 } as const;

/** What is usual: offers that are so lose and gain nothing by it. */
export const USUAL = { comfort: 0.65, punctuality: 0.8, reputation: 0.5 } as const;

/**
 * What else people could do, as an offer's worth: with it, about 27% of all who might go do so where the usual number of
 * flights a day fly at reference fares. It grows with that number as the worth of the flights does.
 */
export const OUTSIDE: Readonly<Record<PassengerGroup, number>> = {
  leisure: 2.45,
  business: 2.55,
  premium: 9,
};

/** Those who might go, for each one who does at usual fares and service. */
export const POTENTIAL = 3.4;
