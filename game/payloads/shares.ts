import * as z from 'zod/mini';
import { PRICE_SOURCES } from '../shares/price-source.ts';
import { SHARE_LISTING_STATES } from '../tables/share-listing.ts';

const figure = z.number();

/** Response of GET /api/am/book for an airline: all open orders, and what would trade now. */
export const bookSchema = z.object({
  /** Lots by price in cents per share, in ascending order, with the market maker's quotes. */
  levels: z.array(z.object({ price: figure, buy: figure, sell: figure })),
  /** Last price, and the lowest and highest one of today. */
  last: figure,
  min: figure,
  max: figure,
  /** Null if no order meets another one. */
  indicative: z.nullable(z.object({ price: figure, volume: figure })),
});
export type Book = z.infer<typeof bookSchema>;

const partsSchema = z.object({ assets: figure, surplusCash: figure, earnings: figure });

const quotedAirlineSchema = z.object({
  airline: z.string(),
  name: z.string(),
  code: z.string(),
  colour_primary: z.string(),
  colour_secondary: z.string(),
  state: z.enum(SHARE_LISTING_STATES),
  /** World minutes. */
  since: figure,
  closes: figure,
  /**
   * Cents per share: the current price, the one that the daily band is around, the one with which the day before ended
   * (see `lastClose`), of the offer, fair value and its target.
   */
  price: figure,
  band_price: figure,
  close: figure,
  issue_price: figure,
  fair: figure,
  target: figure,
  issue_lots: figure,
  /** Lots of all shares, and those of the founders. */
  lots: figure,
  founder_lots: figure,
  /** New shares offered to holders: lots, cents per share, and the world minute of the end. 0 if there are none. */
  offer_lots: figure,
  offer_price: figure,
  offer_closes: figure,
  /** World minute of the last offer of new shares, that of going public included. */
  offered: figure,
  /** Dividends paid so far, and the one that is paid at the next midnight, in cents per share. */
  dividends: figure,
  declared: figure,
  /** Source of `price`, and the last trade: cents per share and world minute. Null before the first trade. */
  source: z.enum(PRICE_SOURCES),
  trade: z.nullable(z.object({ price: figure, minute: figure })),
  /** World minute since which the airline has been insolvent. 0 if it is solvent. */
  insolvent_from: figure,
  /** Whether the server runs it. */
  rival: z.boolean(),
});
export type QuotedAirline = z.infer<typeof quotedAirlineSchema>;

/** Response of GET /api/am/shares: every public airline, and what going public needs of the caller's. */
export const shareMarketSchema = z.object({
  listings: z.array(quotedAirlineSchema),
  /** Open offers for all shares of an airline. Prices are in cents per share, `ends` is a world minute. */
  tenders: z.array(
    z.object({
      id: z.string(),
      airline: z.string(),
      code: z.string(),
      issuer: z.string(),
      price: figure,
      ends: figure,
    }),
  ),
  /**
   * Whole US dollars that investors can spend now, the world minute of their next payment, and what they would get then.
   */
  investors: z.object({ money: figure, next: figure, amount: figure }),
  /** Null for a user without an airline. */
  own: z.nullable(
    z.object({
      /** Full weeks since the first flight. */
      weeks: figure,
      /** Whole US dollars. */
      equity: figure,
      /** Debt without security, and money put into shares: see `ShareBuyer`. */
      unsecured: figure,
      invested: figure,
      /** Money in its open orders to buy own shares. */
      buybacks: figure,
      /** Instalments of loans that have fallen due and are not paid. */
      missed: figure,
      cash: figure,
      weeklyFixedCosts: figure,
      parts: partsSchema,
      /** Value that fair value moves to, in cents per share of all shares today. */
      fair: figure,
    }),
  ),
});
export type ShareMarket = z.infer<typeof shareMarketSchema>;

/** Response of GET /api/am/share-listing for an airline. */
export const shareListingDetailSchema = z.object({
  parts: partsSchema,
  /** Lots by owner. Airlines with less than 5% are in `others`. */
  owners: z.array(z.object({ airline: z.string(), name: z.string(), code: z.string(), lots: figure })),
  founders: figure,
  investors: figure,
  others: figure,
  /** Days with trades, the oldest first: the last price in cents per share, and the lots of the day. */
  days: z.array(z.object({ day: figure, price: figure, lots: figure })),
});
export type ShareListingDetail = z.infer<typeof shareListingDetailSchema>;

const offerSchema = z.object({
  id: z.string(),
  /** The buyer. */
  airline: z.string(),
  name: z.string(),
  code: z.string(),
  /** Cents per share. */
  price: figure,
  /** Lots wanted. */
  lots: figure,
  /** World minutes. */
  opened: figure,
  ends: figure,
  /** Lots that the buyer has, that airlines have accepted with, and that investors would sell now. */
  held: figure,
  accepted: figure,
  investors: figure,
  /** Lots with which the caller has accepted. */
  own: figure,
});
export type TenderOffer = z.infer<typeof offerSchema>;

/** Response of GET /api/am/tender for an airline: its open offers, and what the caller could do. */
export const tenderViewSchema = z.object({
  isRival: z.boolean(),
  /** Lots that count for control: more than half of them are needed. */
  counted: figure,
  offers: z.array(offerSchema),
  /** Terms of an offer by the caller. Null without an airline, for the own one, and while an own offer is open. */
  terms: z.nullable(
    z.object({
      /** Cents per share: the mean price, 105% of it, equity per share, and the lowest and highest price. */
      mean: figure,
      premium: figure,
      equity: figure,
      min: figure,
      max: figure,
      /** Lots that the caller has, and that an offer is for. */
      held: figure,
      lots: figure,
      /** World minute from which an offer is possible. 0 = now. */
      from: figure,
    }),
  ),
  /**
   * The airline that controls the caller's own one: its lots, and the world minute until which it may merge the caller's.
   * Null for other airlines, and if nobody controls it.
   */
  controller: z.nullable(
    z.object({ airline: z.string(), name: z.string(), code: z.string(), held: figure, consent: figure }),
  ),
  /** The parts that a merger would move. Null if the caller does not control the airline. */
  control: z.nullable(
    z.object({
      held: figure,
      /** Price that the other holders get, in cents per share, and their lots. */
      price: figure,
      minority: figure,
      aircraft: figure,
      routes: figure,
      /** Routes among them that end, because the caller has no right to fly them. */
      lost_routes: figure,
      /** Rights to fly that both have. */
      duplicates: figure,
      slots: figure,
      /** Slots that go back because one airline may not have as many, and weekly flights that lose theirs. */
      surplus_slots: figure,
      /** World minute until which the founder of a player's airline consents to it. 0 without consent. */
      consent: figure,
      removed_legs: figure,
      loans: figure,
      /** Whole US dollars. */
      debt: figure,
      cash: figure,
    }),
  ),
});
export type TenderView = z.infer<typeof tenderViewSchema>;
