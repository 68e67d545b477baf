import { FINANCIAL_YEAR_WEEKS, HOURS_A_WEEK, WEEK } from '../world/time.ts';

/** Hours between two turns of a rival, and from the first rival's turn to the last one's. */
export const TURN_EVERY = HOURS_A_WEEK;
export const TURNS_WITHIN = HOURS_A_WEEK;

/** Weeks between two reviews of a rival's routes and finances. */
const REVIEW_EVERY = 4;

export const REVIEWS_A_YEAR = FINANCIAL_YEAR_WEEKS / REVIEW_EVERY;

/**
 * Checks whether a rival has a review in the current week. Rivals take turns, by their airline's id.
 * @param now minute of the world
 */
export const isReview = (airline: string, now: number): boolean =>
  Math.floor(now / WEEK) % REVIEW_EVERY === parseInt(airline.slice(-3), 36) % REVIEW_EVERY;

/**
 * Hours after which a new world with rivals opens. At noon UTC there is daylight from America to Australia, and
 * aircraft of every continent are in the air. In these hours, rivals decide nothing and have no connecting passengers,
 * because both would delay the first start by a second.
 */
export const OPENING_HOURS = 12;
