import { OUTSIDE } from '#game/demand/forecast/band.ts';
import { PAST_WEEKS } from '#game/demand/forecast/past-weeks.ts';
import {
  FARE_STEP,
  FLIGHT_STEP,
  HIGHEST_FARES,
  LOWEST_FARES,
  MOST_FLIGHTS,
  RETURN_WEEKS,
} from '#game/demand/incumbents/answer.ts';
import {
  ALL_FARES,
  DENSE_FARES,
  DENSE_TRIPS,
  DETOUR,
  FARES_ALONE,
  FARES_MANY,
  FEWEST_FLIGHTS,
  faresByDensity,
  INCUMBENT_LOAD,
  STOP_MIN,
} from '#game/demand/incumbents/incumbents.ts';
import {
  demandDeviation,
  HALF_WEEKS,
  HUB_KM,
  KNOWN_AT_BASE,
  KNOWN_AT_HUB,
  KNOWN_BASE_AGE,
  KNOWN_BY_STUDY,
  KNOWN_ELSEWHERE,
} from '#game/demand/knowledge/knowledge.ts';
import { LARGE_MARKET, STUDY_LASTS, STUDY_TAKES, studyPrice } from '#game/demand/knowledge/study.ts';
import { AUCTION_DAYS_MAX, AUCTION_DAYS_MIN, START_MAX, START_MIN } from '#game/exchange/auction.ts';
import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import { RESTOCK_MAX, STOCK_SIZE, STOCK_WEEKS } from '#game/exchange/draw-stock.ts';
import { LEASEBACK_WEEKS } from '#game/exchange/leaseback.ts';
import { HOLD_MAX, HOLD_MIN, ROUNDS_MAX } from '#game/exchange/negotiation.ts';
import { AGAIN_WEEKS, TRADING_WEEKS } from '#game/exchange/partners.ts';
import { dealersBid, EXCHANGE_FEE, lessorsBid, priceBounds } from '#game/exchange/prices.ts';
import { MESSAGE_DAYS, MESSAGE_MAX, MESSAGES_AN_HOUR, UNANSWERED_MAX } from '#game/people/message/limits.ts';
import { NEW_REQUESTS_A_DAY, REQUEST_MAX, REQUESTS_A_DAY } from '#game/people/message/requests.ts';
import { LOSS_WEEKS } from '#game/rivals/give-up.ts';
import { FARTHEST_KM } from '#game/rivals/scout.ts';
import { EARNED_BEFORE } from '#game/rivals/starting-network.ts';
import { HURDLES, TEMPERS } from '#game/rivals/temper.ts';
import { PRICE_LIMIT } from '#game/shares/tender.ts';
import { RIVALS_DEFAULT, RIVALS_MAX, TEMPERAMENTS } from '#game/world/temperament.ts';
import { DAY, QUARTER_WEEKS, WEEK, YEAR } from '#game/world/time.ts';
import { readTable } from '#scripts/data/table.ts';
import { dollars, itStates, percent, row, say } from '#tests/support/figures.ts';

const MILLION = 1e6;
const ofValue = (price: number) => percent(price / MILLION);
/** Older than a year, so that its price when new does not matter. */
const USED = { built: 0, paid_new: 0 };
/** Of an aircraft in the best condition, or the worst one. */
const askOf = (scarcity: number, weeks: number) =>
  dealersAsk(MILLION, { age: 10, condition: scarcity < 0 ? 0 : 1 }, { scarcity, weeks });
const { min, max } = priceBounds(MILLION);

itStates('Used aircraft', [
  `buy at ${ofValue(dealersBid(MILLION, USED, YEAR))} and sell at ${ofValue(askOf(-1, 52))} to ${ofValue(askOf(1, 0))}`,
  `by ${percent((askOf(0, 0) - askOf(0, 1)) / MILLION)} per week`,
  `have ${STOCK_SIZE} aircraft and take in up to ${RESTOCK_MAX} per week`,
  `After ${STOCK_WEEKS} weeks`,
  `are ${ofValue(min)} to ${ofValue(max)} of market value`,
  `The seller pays ${percent(EXCHANGE_FEE)}`,
  `at most ${ofValue(dealersBid(2 * MILLION, { built: 0, paid_new: MILLION }, 1))} of its price when new`,
  `last ${AUCTION_DAYS_MIN} to ${AUCTION_DAYS_MAX} days`,
  `start is ${percent(START_MIN)} to ${percent(START_MAX)}`,
  `up to ${ROUNDS_MAX} rounds. An offer holds for ${HOLD_MIN} to ${HOLD_MAX} hours`,
  `Lessors pay ${ofValue(lessorsBid(MILLION, USED, YEAR))}`,
  `at the usual rate for ${LEASEBACK_WEEKS} weeks`,
]);

const TEMPER_ROWS = TEMPERAMENTS.map((name) => {
  const { fleet, seats, growth, reserveWeeks, fares, bases } = TEMPERS[name];
  const words = name.replace('_', ' ');
  return row(words, fleet, seats.join('–'), growth, `${reserveWeeks} weeks`, percent(fares), bases);
});

itStates('Other airlines', [
  `fly ${say(readTable('seed/served_pairs.csv').length)} pairs`,
  `a load factor of ${percent(INCUMBENT_LOAD)}`,
  `Below ${FEWEST_FLIGHTS} flights per week, nobody flies`,
  `${percent(FARES_ALONE)} for one, ${percent((FARES_ALONE + FARES_MANY) / 2)} for two`,
  `${percent(FARES_MANY)} of the reference fare, and ${percent(FARES_ALONE - FARES_MANY)} more`,
  `Beyond ${say(DENSE_TRIPS)} trips per year, they fall with the trips to the power of −${-DENSE_FARES}`,
  `by ${percent(1 - faresByDensity(4 * MILLION, 1000) / 1000)} with 4 million trips`,
  `(an elasticity of −${-ALL_FARES})`,
  `${percent(DETOUR - 1)} longer, with a stop of ${STOP_MIN} minutes`,
  `at most ${percent(FARE_STEP)}. They stay between ${percent(LOWEST_FARES)} and ${percent(HIGHEST_FARES)}`,
  `Every ${QUARTER_WEEKS} weeks, flights move by at most ${percent(FLIGHT_STEP)}`,
  `up to ${percent(MOST_FLIGHTS)} of the usual`,
  `full for ${RETURN_WEEKS} weeks`,
]);

itStates('Knowledge', [
  `exp(${demandDeviation(0)} × (1 − degree) × z)`,
  `${percent(KNOWN_AT_HUB)} on pairs from the hub up to ${say(HUB_KM)} km. ${percent(KNOWN_AT_BASE)} from the hub beyond that`,
  `older than ${KNOWN_BASE_AGE / WEEK} weeks. ${percent(KNOWN_ELSEWHERE)} elsewhere`,
  `halve what is missing every ${HALF_WEEKS} weeks`,
  `at least ${percent(KNOWN_BY_STUDY)} for ${STUDY_LASTS === YEAR ? 'a year' : STUDY_LASTS}`,
  `${dollars(studyPrice(0))} to ${dollars(studyPrice(LARGE_MARKET))} by the expected demand`,
  `(the most from ${say(LARGE_MARKET)} trips per year) and takes ${STUDY_TAKES / DAY} days`,
  `how many of its last ${PAST_WEEKS} weeks`,
  `${OUTSIDE === 0.1 ? 'four of five' : 1 - 2 * OUTSIDE} weeks`,
]);

itStates('Rivals', [
  `${RIVALS_DEFAULT} airlines (0 to ${RIVALS_MAX})`,
  ...TEMPER_ROWS,
  `promise ${percent(HURDLES.normal)} of their fares as profit (easy: ${percent(HURDLES.easy)}, hard: ${percent(HURDLES.hard)})`,
  `after ${LOSS_WEEKS} weeks of loss`,
  `have earned ${dollars(EARNED_BEFORE)} before`,
  `within ${say(FARTHEST_KM)} km`,
]);

itStates('People', [
  `up to ${say(MESSAGE_MAX)} characters`,
  `sends ${MESSAGES_AN_HOUR} per real hour, and ${UNANSWERED_MAX} without an answer`,
  `up to ${REQUEST_MAX} characters`,
  `sends ${NEW_REQUESTS_A_DAY} requests per real day, later ${REQUESTS_A_DAY}`,
  `kept for ${MESSAGE_DAYS} days of uptime`,
]);

itStates('Why two accounts gain nothing', [
  `aircraft ${ofValue(min)} to ${ofValue(max)}`,
  `takeovers up to ${PRICE_LIMIT} times`,
  `younger than ${TRADING_WEEKS} weeks`,
  `within ${AGAIN_WEEKS} weeks`,
]);
