import * as z from 'zod/mini';
import { CHECK_KINDS } from '../fleet/aircraft/maintenance.ts';
import { HISTORY_EVENTS } from '../tables/aircraft-history.ts';
import { LISTING_KINDS, LISTING_STATES } from '../tables/listing.ts';

const figure = z.number();

/** Kinds of sellers. Lessors and dealers are accounts, not airlines. */
export const SELLER_KINDS = ['dealers', 'rival', 'player'] as const;
export type SellerKind = (typeof SELLER_KINDS)[number];

/** Kinds of sale to search for: at a fixed price, at one that can be bargained over, and by auction. */
export const SALE_KINDS = ['price', 'offers', 'auction'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

/**
 * Orders of a search. `deal` is price ÷ value, `distance` that to the caller's hub, `opened` the newest first. The others
 * are ascending.
 */
export const SEARCH_ORDERS = [
  'deal',
  'price',
  'age',
  'hours',
  'seats',
  'range',
  'distance',
  'opened',
] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** Maximum number of aircraft per page of a search. */
export const SEARCH_PAGE = 50;

/**
 * Query of GET /api/am/exchange/search. Everything is optional. Numbers are whole and written in digits.
 * Without `sort`, the best deals come first. The caller's own aircraft are found only if `seller` is its airline.
 */
export interface ExchangeSearch {
  /** Key of a model. */
  model: string;
  /** Family of models, such as `737`. */
  family: string;
  /** Years. */
  maxAge: number;
  /** Block hours flown. */
  maxHours: number;
  /** Whole US dollars. */
  minPrice: number;
  maxPrice: number;
  /** Range of the model in km. */
  minRange: number;
  /** Seats in the cabin as fitted, all classes together. */
  minSeats: number;
  maxSeats: number;
  /** Id of an airport, and the maximum distance from it in km. One needs the other. */
  near: string;
  within: number;
  /** A kind of seller, or the id of an airline. */
  seller: SellerKind | (string & {});
  kind: SaleKind;
  sort: SearchOrder;
  /** `1` reverses the order. */
  reverse: 1;
  /** From 1. */
  page: number;
}

/** The owner of an aircraft for sale, or a former one. */
export const partySchema = z.object({
  /** Id of the airline, or of an account such as `dealers`: see `accountId`. */
  id: z.string(),
  kind: z.enum([...SELLER_KINDS, 'lessors', 'gone']),
  /** Name, code and colours of an airline. Empty for accounts, and for airlines that are gone. */
  name: z.string(),
  code: z.string(),
  colour_primary: z.string(),
  colour_secondary: z.string(),
});
export type ExchangeParty = z.infer<typeof partySchema>;

/** An aircraft for sale: a row of the collection `listing` with its seller, and the way to the caller's hub. */
const offeredSchema = z.object({
  id: z.string(),
  aircraft: z.string(),
  /** Key of the model. */
  model: z.string(),
  registration: z.string(),
  kind: z.enum(LISTING_KINDS),
  state: z.enum(LISTING_STATES),
  seller: partySchema,
  /** Whole US dollars. For an auction, the price at which the next bid can be made. */
  price: figure,
  /** Whether the seller negotiates. */
  offers: z.boolean(),
  /** World minute. */
  opened: figure,
  /** Market value with the used share of its heavy checks taken off, whole US dollars. */
  value: figure,
  /** Years. */
  age: figure,
  /** Block hours and landings so far. */
  hours: figure,
  cycles: figure,
  /** 1 = as new, 0 = worst. */
  condition: figure,
  economy: figure,
  business: figure,
  first: figure,
  /** Id of the airport where it is or to which it flies, and the world minute from which it may depart there. */
  airport: z.string(),
  ready: figure,
  /** Distance from there to the caller's hub in km. Null without an airline. */
  km: z.nullable(figure),
});
export type OfferedAircraft = z.infer<typeof offeredSchema>;

/** An aircraft that was sold in the air. It changes hands in the settlement of the hour in which it lands. */
const pendingSchema = z.object({
  aircraft: z.string(),
  model: z.string(),
  registration: z.string(),
  /** Whether the caller buys or sells it. */
  side: z.enum(['buyer', 'seller']),
  /** Whole US dollars, in escrow until then. */
  price: figure,
  /** World minute. */
  lands: figure,
});

/** Response of GET /api/am/exchange/search. */
export const exchangeSearchSchema = z.object({
  /** Number of all aircraft that match. */
  count: figure,
  page: figure,
  rows: z.array(offeredSchema),
  /** The caller's aircraft that were bought or sold in the air, whatever the search. */
  pending: z.array(pendingSchema),
});
export type ExchangeSearchResult = z.infer<typeof exchangeSearchSchema>;

/** Something that has happened to an aircraft: a row of `aircraft_history` with its parties. */
const historySchema = z.object({
  /** World minute. */
  minute: figure,
  event: z.enum(HISTORY_EVENTS),
  /** Null if nobody sold it. */
  seller: z.nullable(partySchema),
  owner: partySchema,
  /** Price, or cost of the check, in whole US dollars. 0 if unknown. */
  price: figure,
  /** Years. */
  age: figure,
  hours: figure,
  cycles: figure,
  registration: z.string(),
  /** `c` or `d` for a check, otherwise empty. */
  check_kind: z.string(),
});

export const reasonSchema = z.object({ code: z.string(), message: z.string() });

/** Response of GET /api/am/exchange/listing for a listing. */
export const listingDetailSchema = z.object({
  listing: offeredSchema,
  /** World minute at which it left the factory, with the time at a dealer taken off. */
  built: figure,
  /** Oldest first. */
  history: z.array(historySchema),
  /** From line to D. */
  checks: z.array(
    z.object({
      kind: z.enum(CHECK_KINDS),
      /** Used share of the interval, 1 at the limit. */
      used: figure,
      hoursLeft: figure,
      cyclesLeft: figure,
      /** Game minutes by the calendar. */
      minutesLeft: figure,
      state: z.enum(['ok', 'due', 'overdue', 'grounded']),
      /** Cost of the check at the caller's hub, in whole US dollars. Without an airline, that of a first aircraft. */
      cost: figure,
    }),
  ),
  /** World minute at which it lands. 0 if it is on the ground. */
  lands: figure,
  /** Flight without passengers to the caller's hub. Null without an airline, and if it is there. */
  ferry: z.nullable(
    z.object({
      /** Id of the hub. */
      to: z.string(),
      km: figure,
      /** Whether the aircraft can fly there without a stop, from runway to runway. */
      isPossible: z.boolean(),
      /** Block time in minutes. */
      minutes: figure,
      /** Whole US dollars. */
      cost: figure,
    }),
  ),
  /** Registration that it would get. Empty without an airline. */
  registration: z.string(),
  /** Why the caller cannot buy it now at the asking price. Null if nothing is in the way. */
  obstacle: z.nullable(reasonSchema),
  /**
   * If it is sold for the lenders of an airline in administration: the price to which it falls, in whole US dollars, and
   * the world minute of that. Otherwise null.
   */
  estate: z.nullable(z.object({ lowest: figure, ends: figure })),
});
export type ListingDetail = z.infer<typeof listingDetailSchema>;

/** Response of GET /api/am/exchange/sale for an aircraft of the caller: what selling it means. Whole US dollars. */
export const saleViewSchema = z.object({
  aircraft: z.string(),
  /** Market value with the used share of its heavy checks taken off. Constant within a game day unless it flies. */
  value: figure,
  /** Asking prices that are allowed today. They are checked again when it is sold. */
  min: figure,
  max: figure,
  /** Share of the price that the seller pays to the exchange. Dealers and lessors take none. */
  fee: figure,
  /** Price that dealers pay now. */
  dealers: figure,
  /** Price that lessors pay now, and the weekly rate, deposit and minimum term in weeks of the lease back. */
  leaseback: z.object({ price: figure, rate: figure, deposit: figure, weeks: figure }),
  /** Why it cannot be listed now. Null if nothing is in the way. */
  obstacle: z.nullable(reasonSchema),
  /** Its own listing, if it is for sale. */
  listing: z.nullable(
    z.object({ id: z.string(), kind: z.enum(LISTING_KINDS), price: figure, offers: z.boolean() }),
  ),
  /** Weekly flights that leave the timetable when it is sold. A listed aircraft flies them until then. */
  legs: figure,
  /** World minute at which it lands. 0 if it is on the ground. A sale is then completed after the landing. */
  lands: figure,
  /** Others of its model for sale: their number, and the cheapest ones. */
  asked: z.object({
    count: figure,
    rows: z.array(
      z.object({ id: z.string(), seller: partySchema, price: figure, age: figure, hours: figure }),
    ),
  }),
  /** The last sales of its model, newest first. */
  trades: z.array(
    z.object({
      minute: figure,
      price: figure,
      /** Price ÷ market value of that time. */
      ofValue: figure,
      age: figure,
      hours: figure,
      seller: partySchema,
      owner: partySchema,
    }),
  ),
});
export type SaleView = z.infer<typeof saleViewSchema>;

/**
 * Response of GET /api/am/exchange/fleet for the code of another airline, and perhaps the public id of one of its flights:
 * its aircraft, to make offers for them.
 */
export const airlineFleetSchema = z.object({
  owner: partySchema,
  /** Why the caller cannot make offers for any of them. Null if nothing is in the way. */
  obstacle: z.nullable(reasonSchema),
  /**
   * Id of the aircraft that flies the flight asked for. Empty if the airline leases it. Null if the flight is not in the
   * air, or none was asked for.
   */
  flown: z.nullable(z.string()),
  /** Those that it owns, by model, the oldest first. */
  aircraft: z.array(
    z.object({
      id: z.string(),
      /** Key of the model. */
      model: z.string(),
      registration: z.string(),
      /** Years. */
      age: figure,
      hours: figure,
      cycles: figure,
      /** 1 = as new, 0 = worst. */
      condition: figure,
      economy: figure,
      business: figure,
      first: figure,
      /** Market value on the exchange, and the lowest and highest price of an offer, in whole US dollars. */
      value: figure,
      min: figure,
      max: figure,
      /** Id of its listing. Empty if it is not for sale. */
      listing: z.string(),
      /** Why it cannot be sold now. Null if nothing is in the way. */
      obstacle: z.nullable(reasonSchema),
    }),
  ),
});
export type AirlineFleet = z.infer<typeof airlineFleetSchema>;
