import { WEEK } from '../world/time.ts';

/** Age in weeks from which players' airlines trade with each other. */
export const TRADING_WEEKS = 12;
/** Weeks for which the same two players do not trade the same aircraft again. */
export const AGAIN_WEEKS = 26;

/** An airline as a party of a trade. */
export interface TradingAirline {
  code: string;
  /** Whether the server runs it. */
  isRival: boolean;
  /** World minute. */
  founded: number;
}

/** Why something is not possible: a code for programs, and one sentence for people. */
export interface Obstacle {
  code: string;
  message: string;
}

/** Returns the world minute from which an airline trades with players. @param founded world minute */
export const tradesFrom = (founded: number): number => founded + TRADING_WEEKS * WEEK;

const isYoung = ({ founded }: TradingAirline, now: number): boolean => now < tradesFrom(founded);

/**
 * Returns why two airlines cannot trade an aircraft with each other, as told to the buyer. Null if they can. Rivals
 * trade with everybody.
 * @param lastTrade world minute at which these two traded the same aircraft, in either direction; null if never
 * @param now world minute
 */
export function partnerObstacle(
  buyer: TradingAirline,
  seller: TradingAirline,
  lastTrade: number | null,
  now: number,
): Obstacle | null {
  if (buyer.isRival || seller.isRival) return null;
  if (isYoung(buyer, now))
    return {
      code: 'too_young',
      message: `Your airline is younger than ${TRADING_WEEKS} weeks. Until then, it trades only with dealers, lessors and rivals.`,
    };
  if (isYoung(seller, now))
    return {
      code: 'too_young',
      message: `${seller.code} is younger than ${TRADING_WEEKS} weeks. Until then, it trades only with dealers, lessors and rivals.`,
    };
  if (lastTrade !== null && now - lastTrade < AGAIN_WEEKS * WEEK)
    return {
      code: 'traded_before',
      message: `You and ${seller.code} have traded this aircraft within the last ${AGAIN_WEEKS} weeks.`,
    };
  return null;
}
