import * as z from 'zod/mini';
import { AUCTION_STATES } from '../tables/auction.ts';
import { BID_STATES } from '../tables/bid.ts';
import { OFFER_STATES, SIDES } from '../tables/offer.ts';
import { partySchema, reasonSchema } from './exchange.ts';

const figure = z.number();

/** A negotiation of the caller's. Amounts are whole US dollars, times world minutes. */
const threadSchema = z.object({
  id: z.string(),
  state: z.enum(OFFER_STATES),
  /** The caller's side. */
  side: z.enum(SIDES),
  /** Whether the caller has to answer. */
  isAwaited: z.boolean(),
  other: partySchema,
  aircraft: z.string(),
  /** Id of the listing, or empty if the aircraft is not listed. */
  listing: z.string(),
  /** Key of the model. */
  model: z.string(),
  registration: z.string(),
  /** Market value when talks began, and the seller's asking price then. 0 if the aircraft was not listed. */
  value: figure,
  ask: figure,
  /** The last price of the caller and of the other side. Null if a side has not named any. */
  own: z.nullable(figure),
  others: z.nullable(figure),
  /** Difference between both, or between the only price and the asking price. Null without either. */
  gap: z.nullable(figure),
  /** The buyer's money in escrow. */
  escrow: figure,
  opened: figure,
  moved: figure,
  /** Until when the last price holds. */
  ends: figure,
  /** From 1 to 6, and whether another price may be named. */
  round: figure,
  canCounter: z.boolean(),
  /** Lowest and highest price that may be named now. */
  min: figure,
  max: figure,
  /** Oldest first. */
  moves: z.array(z.object({ side: z.enum(SIDES), price: figure, minute: figure, ends: figure })),
  /**
   * The fallback: for a seller, what dealers pay for the aircraft now; for a buyer, what dealers ask for the cheapest
   * one of its model. Null if there is none.
   */
  dealers: z.nullable(figure),
});
export type OfferThread = z.infer<typeof threadSchema>;

/** Response of GET /api/am/exchange/negotiations. */
export const negotiationsSchema = z.object({
  /** Number of open negotiations that wait for the caller's answer. */
  waiting: figure,
  /** The caller's whole money in negotiations. */
  escrow: figure,
  /** Whether the caller takes offers for aircraft that it has not listed: the rule `unlisted_offers`. */
  takesUnlisted: z.boolean(),
  /** Sellers that do not talk with the caller, and until when. */
  silent: z.array(z.object({ seller: partySchema, until: figure })),
  /** Open ones first, and within them those that wait for an answer; then the last change first. */
  threads: z.array(threadSchema),
});
export type Negotiations = z.infer<typeof negotiationsSchema>;

/** Response of GET /api/am/exchange/auction for an auction. Amounts are whole US dollars, times world minutes. */
export const auctionViewSchema = z.object({
  id: z.string(),
  aircraft: z.string(),
  model: z.string(),
  registration: z.string(),
  seller: partySchema,
  state: z.enum(AUCTION_STATES),
  /** Market value now. That of the opening once it has ended. */
  value: figure,
  start: figure,
  step: figure,
  hasReserve: z.boolean(),
  /** Whether the reserve is reached. */
  isMet: z.boolean(),
  /** Price that the leader would pay now, or has paid. */
  price: figure,
  leader: z.nullable(partySchema),
  bids: figure,
  opened: figure,
  /** When it ends if nobody bids until then. */
  ends: figure,
  /** Lowest and highest maximum that the caller may name now. */
  minimum: figure,
  maximum: figure,
  /** The caller's own bid. Its maximum is in escrow while it leads. */
  own: z.nullable(z.object({ state: z.enum(BID_STATES), maximum: figure })),
  /** Why the caller cannot bid. Null if nothing is in the way. */
  obstacle: z.nullable(reasonSchema),
});
export type AuctionView = z.infer<typeof auctionViewSchema>;
