import { HOURS_A_DAY } from '#game/world/time.ts';

const DIGITS = "'0123456789abcdefghijklmnopqrstuvwxyz'";
const digit = (index: number) => `(instr(${DIGITS}, substr(value, ${index}, 1)) - 1)`;
const SLOT = `(${digit(15)} * 36 + ${digit(14)})`;

/**
 * Returns a query for the ids of the airlines whose turn it is. Recurring work is spread over the hours
 * airline by airline, so that midnight is an hour like any other. By default it covers the airlines that are
 * being settled, `{:airlines}`.
 * @param hours between two turns, at most 1296
 */
const turn = (hours: number, airlines = 'json_each({:airlines})') =>
  `SELECT value FROM ${airlines} WHERE ${SLOT} % ${hours} = {:hour} % ${hours}`;

/** Airlines whose turn it is once per day. */
export const DAILY_TURN = turn(HOURS_A_DAY);

const ALL = '(SELECT id AS value FROM airline)';

/** Like DAILY_TURN, for all airlines. */
export const DAILY_TURN_OF_ALL = turn(HOURS_A_DAY, ALL);

/** Airlines whose turn it is once in four weeks, of all airlines. */
export const FOUR_WEEKLY_TURN = turn(28 * HOURS_A_DAY, ALL);

/** Hours between two turns of `spreadTurn`. Few values, so that a new airline rarely changes the interval. */
const SPREADS = [
  6,
  12,
  HOURS_A_DAY,
  2 * HOURS_A_DAY,
  4 * HOURS_A_DAY,
  7 * HOURS_A_DAY,
  14 * HOURS_A_DAY,
] as const;
/** The interval of FOUR_WEEKLY_TURN. It is short enough for the largest worlds. */
const LONGEST_SPREAD = 28 * HOURS_A_DAY;

/**
 * Returns a query for the airlines whose turn it is, of all airlines, with about `anHour` airlines per hour.
 */
export const spreadTurn = (airlines: number, anHour: number): string =>
  turn(SPREADS.find((hours) => airlines <= hours * anHour) ?? LONGEST_SPREAD, ALL);

/** Airlines whose turn it is once per week. */
export const WEEKLY_TURN = turn(7 * HOURS_A_DAY);

/** Airlines whose turn it is four times per day. */
export const QUARTERLY_TURN = turn(6);
