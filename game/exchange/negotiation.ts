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
  /** The best price that the other side named before; null if none. */
  before: number | null;
  /** The last price that the answering side named; null if none. */
  last: number | null;
  /** Number of prices named so far. */
  moves: number;
}

/**
 * Share of a concession that is returned: a buyer who closes half of the gap moves the seller by a quarter of the way to
 * its limit. Less than all, because low first offers would otherwise be as good as patience.
 */
const RETURNED = 0.5;

/**
 * Returns the last price of the answering side, moved by the other side's concession but not by time. Null if it has
 * named none.
 */
function afterConcession({ path: { limit }, offered, before, last }: AnswerFacts): number | null {
  if (last === null || before === null || before === last) return last;
  const closed = Math.max(0, Math.min(1, (offered - before) / (last - before)));
  return last - (last - limit) * closed * RETURNED;
}

/** Returns the answer of a seller. It never sells below its limit and never asks for more than before. */
export function sellerAnswer(facts: AnswerFacts): Answer {
  const { path, elapsed, offered, moves } = facts;
  if (offered < path.limit * INSULT) return { kind: 'break' };
  const price = Math.max(
    path.limit,
    Math.min(priceAt(path, elapsed), Math.ceil(afterConcession(facts) ?? Number.POSITIVE_INFINITY)),
  );
  if (offered >= price) return { kind: 'accept' };
  return canCounter(moves) ? { kind: 'counter', price } : { kind: 'decline' };
}

/** Returns the answer of a buyer, the mirror image. It never buys above its limit and never offers less than before. */
export function buyerAnswer(facts: AnswerFacts): Answer {
  const { path, elapsed, offered, moves } = facts;
  if (offered * INSULT > path.limit) return { kind: 'break' };
  const price = Math.min(
    path.limit,
    Math.max(priceAt(path, elapsed), Math.floor(afterConcession(facts) ?? 0)),
  );
  if (offered <= price) return { kind: 'accept' };
  return canCounter(moves) ? { kind: 'counter', price } : { kind: 'decline' };
}
