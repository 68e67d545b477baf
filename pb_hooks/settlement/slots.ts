import { HOURS_A_DAY } from '../../game/time.ts';

const DIGITS = "'0123456789abcdefghijklmnopqrstuvwxyz'";
const digit = (at: number) => `(instr(${DIGITS}, substr(value, ${at}, 1)) - 1)`;
const SLOT = `(${digit(15)} * 36 + ${digit(14)})`;

/**
 * What is done every so many hours is spread over them airline by airline, so that midnight is an hour like the others. This
 * is the query for the ids of those whose turn it is, as SQL: of the airlines that are being settled, `{:airlines}`.
 * @param hours at most 1296
 */
const turn = (hours: number, airlines = 'json_each({:airlines})') =>
  `SELECT value FROM ${airlines} WHERE ${SLOT} % ${hours} = {:hour} % ${hours}`;

/** Airlines whose turn it is once a day. */
export const DAILY_TURN = turn(HOURS_A_DAY);

const ALL = '(SELECT id AS value FROM airline)';

/** The same, of all airlines there are. */
export const DAILY_TURN_OF_ALL = turn(HOURS_A_DAY, ALL);

/** Airlines whose turn it is once in four weeks, of all there are. */
export const FOUR_WEEKLY_TURN = turn(28 * HOURS_A_DAY, ALL);

/** Hours between two turns of `spreadTurn`. Few steps, so that the founding of an airline hardly ever changes them. */
const SPREADS = [
  6,
  12,
  HOURS_A_DAY,
  2 * HOURS_A_DAY,
  4 * HOURS_A_DAY,
  7 * HOURS_A_DAY,
  14 * HOURS_A_DAY,
] as const;
/** That of FOUR_WEEKLY_TURN: in the largest worlds it comes often enough. */
const LONGEST_SPREAD = 28 * HOURS_A_DAY;

/** Airlines, of all there are, whose turn it is in an hour if about so many may have it in each. */
export const spreadTurn = (airlines: number, anHour: number): string =>
  turn(SPREADS.find((hours) => airlines <= hours * anHour) ?? LONGEST_SPREAD, ALL);

/** Airlines whose turn it is four times a day. */
export const QUARTERLY_TURN = turn(6);
