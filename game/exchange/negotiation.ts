import type { Side } from '../tables/offer.ts';
import { DAY } from '../world/time.ts';
import type { Concession } from './concession.ts';
import { priceAt } from './concession.ts';

/** Game hours for which an offer may hold. */
export const HOLD_MIN = 24;
export const HOLD_MAX = 168;
/** Rounds of a negotiation. In each one, both sides name a price. */
export const ROUNDS_MAX = 6;
const MOVES_MAX = 2 * ROUNDS_MAX;
/** An offer below this share of a seller's limit ends talks. */
const INSULT = 0.8;
/** World minutes for which such a seller then does not talk. */
export const SILENCE = 7 * DAY;
/** Game hours for which a price of a dealer or a rival holds. */
export const ANSWER_HOLDS = 48;
/**
 * Game hours after which one of them answers another one. Their prices would otherwise be used up within a day, when both
 * have hardly moved.
 */
export const SERVERS_WAIT = 20;

export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');

/** Returns the round of a negotiation, from 1. @param moves number of prices named so far */
export const roundOf = (moves: number): number => Math.max(1, Math.ceil(moves / 2));

/** Checks whether another price may be named. Otherwise the last one can only be accepted or declined. */
export const canCounter = (moves: number): boolean => moves < MOVES_MAX;

/**
 * Response of a dealer or a rival to a price. `decline` ends these talks, `break` all talks with
 * the other side for a while.
 */
export type Answer =
  | { kind: 'accept' }
  | { kind: 'counter'; price: number }
  | { kind: 'decline' }
  | { kind: 'break' };

/** Input of an answer. Prices are whole US dollars. */
export interface AnswerFacts {
  path: Concession;
  /** Game hours since the negotiation began. */
  elapsed: number;
  /** The price to answer. */
  offered: number;
  /** The last price that it has named itself; null if none. */
  last: number | null;
  /** Number of prices named so far. */
  moves: number;
}

/** Returns the answer of a seller. It never sells below its limit and never asks for more than before. */
export function sellerAnswer({ path, elapsed, offered, last, moves }: AnswerFacts): Answer {
  if (offered < path.limit * INSULT) return { kind: 'break' };
  const price = Math.max(path.limit, Math.min(priceAt(path, elapsed), last ?? Number.POSITIVE_INFINITY));
  if (offered >= price) return { kind: 'accept' };
  return canCounter(moves) ? { kind: 'counter', price } : { kind: 'decline' };
}

/** Returns the answer of a buyer, the mirror image. It never buys above its limit and never offers less than before. */
export function buyerAnswer({ path, elapsed, offered, last, moves }: AnswerFacts): Answer {
  if (offered * INSULT > path.limit) return { kind: 'break' };
  const price = Math.min(path.limit, Math.max(priceAt(path, elapsed), last ?? 0));
  if (offered <= price) return { kind: 'accept' };
  return canCounter(moves) ? { kind: 'counter', price } : { kind: 'decline' };
}
