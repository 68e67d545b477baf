import { BASE_RATE_MAX, BASE_RATE_MEAN, BASE_RATE_MIN } from '#game/bank/base-rate.ts';
import {
  CREDIT_GRADES,
  type CreditGrade,
  creditGrade,
  LEVERAGE,
  LIQUIDITY,
  MARGINS,
  MISSED_WEEKS,
} from '#game/bank/credit-grade.ts';
import { weeklyPayment } from '#game/bank/loan.ts';
import {
  EQUITY_TIMES,
  type LoanProduct,
  loanRate,
  REVENUE_WEEKS,
  SECURED_WEEKS_MAX,
  SECURED_WEEKS_MIN,
  UNSECURED_MAX,
  UNSECURED_WEEKS,
  VALUE_SHARE,
  YOUNG_SHARE,
} from '#game/bank/loan-offer.ts';
import { INSOLVENCY_DAYS, LIMIT_WEEKS, overdraftRate } from '#game/bank/overdraft.ts';
import { CLAIM_WEEKS } from '#game/bank/reclaim.ts';
import { AGES, FLIGHT_DAYS } from '#game/books/periods.ts';
import { ESTATE_DAYS, estatePrice } from '#game/exchange/prices.ts';
import { BUYER_SHARE, BUYER_WEEKS, REBUY_DAYS } from '#game/shares/buyer.ts';
import { CONSENT_DAYS } from '#game/shares/consent.ts';
import {
  EQUITY_SHARE,
  NEEDED_WEEKS,
  PACE,
  PROFIT_MULTIPLE,
  REVENUE_MULTIPLE,
} from '#game/shares/fair-value.ts';
import { STOCK_MAX } from '#game/shares/maker-quotes.ts';
import { PRICE_TOLERANCE } from '#game/shares/mispriced.ts';
import { NEW_ISSUE_PERCENT_MAX } from '#game/shares/new-issue.ts';
import { LOT_SHARES, priceBand } from '#game/shares/price-band.ts';
import * as limits from '#game/shares/share-limits.ts';
import { AIRLINE_MAX, INVESTORS_MAX, ISSUE_PRICE_MAX } from '#game/shares/subscription.ts';
import {
  CONTROL,
  MEAN_DAYS,
  PREMIUM_PERCENT,
  PRICE_LIMIT,
  REPEAT_DAYS,
  tenderTime,
} from '#game/shares/tender.ts';
import { ACCOUNTS } from '#game/tables/account.ts';
import { DAY } from '#game/world/time.ts';
import { dollars, itStates, list, percent, row, say } from '#tests/support/figures.ts';

const MILLION = 1e6;

itStates('Money and books', [
  `besides the airlines: ${list(ACCOUNTS)}.`,
  `by flight for ${FLIGHT_DAYS} days`,
  `After ${AGES.weeks} days they are summed by week`,
  `after ${AGES.categories} days without route and aircraft, after ${AGES.quarters} days by quarter`,
]);

/** Percentage points of the best grade above the base rate. */
const margin = (product: LoanProduct) => say(100 * (loanRate(product, 0, 'AAA') ?? 0));
const pointsFor = (grade: CreditGrade) =>
  Array.from({ length: 101 }, (_, points) => points).find((points) => creditGrade(points) === grade) ?? -1;
const pointsOf = (tiers: readonly (readonly [number, number])[]) =>
  tiers.map(([, points]) => String(points)).toReversed();

itStates('Bank', [
  `${percent(BASE_RATE_MIN)} to ${percent(BASE_RATE_MAX)}, around ${percent(BASE_RATE_MEAN)}`,
  `is ${dollars(weeklyPayment({ principal: MILLION, yearlyRate: 0.12, weeks: 52 }))} per week`,
  `${list(UNSECURED_WEEKS.map(String), 'or')} weeks, base rate + ${margin('unsecured')} points`,
  `may reach ${REVENUE_WEEKS} weeks of ticket revenue and equity, or ${percent(YOUNG_SHARE)} of the starting capital`,
  `At most ${UNSECURED_MAX} at a time`,
  `${SECURED_WEEKS_MIN} to ${SECURED_WEEKS_MAX} weeks, base rate + ${margin('secured')} points`,
  `up to ${percent(VALUE_SHARE)} of its market value`,
  `may reach ${EQUITY_TIMES} times equity`,
  row('Debt above 1, 2 or 4 times equity', list(pointsOf(LEVERAGE), 'or')),
  row('Cash for less than 12 or 4 weeks of that loss', pointsOf(LIQUIDITY).join(' or ')),
  `in the last ${MISSED_WEEKS} weeks`,
  row('Grade', ...CREDIT_GRADES),
  row('From points', ...CREDIT_GRADES.slice(0, -1).map(pointsFor), '–'),
  row('Margin, points', ...CREDIT_GRADES.map((grade) => MARGINS[grade] ?? 'no loan')),
  `down to ${LIMIT_WEEKS} weeks of leases and instalments`,
  `the base rate + ${say(100 * overdraftRate(0))} points`,
]);

itStates('Insolvency', [
  `It has ${INSOLVENCY_DAYS} days`,
  `${percent(estatePrice(MILLION, 0) / MILLION)} of value`,
  `falling to ${percent(estatePrice(MILLION, 99) / MILLION)} within ${ESTATE_DAYS} days`,
  `the last ${CLAIM_WEEKS} weeks is reclaimed`,
  `If loans younger than ${CLAIM_WEEKS} weeks are still not repaid`,
  `beyond ${percent(PRICE_TOLERANCE)} of fair value`,
]);

itStates('Shares', [
  `takes ${limits.FLOAT_WEEKS} weeks of flying`,
  `${limits.FLOAT_PERCENT_MIN}% to ${limits.FLOAT_PERCENT_MAX}% of the shares`,
  `offered for ${limits.SUBSCRIPTION_DAYS} days, in lots of ${LOT_SHARES}`,
  `put at most ${percent(INVESTORS_MAX)} of their money`,
  `once in ${limits.ISSUE_WEEKS} weeks`,
  `has ${say(limits.FOUNDER_LOTS * LOT_SHARES)} shares`,
  `at most ${ISSUE_PRICE_MAX} times fair value`,
  `at most ${percent(AIRLINE_MAX)}`,
  `An issue costs ${percent(limits.ISSUE_COSTS)}`,
  `by ${percent(PACE)} per week towards ${EQUITY_SHARE} × equity`,
  `beyond ${NEEDED_WEEKS} weeks of fixed costs) + ${PROFIT_MULTIPLE} × yearly profit`,
  `at most ${REVENUE_MULTIPLE} × yearly revenue`,
  `within ${percent(priceBand(1_000).max / 1_000 - 1)} of the day's opening price`,
  `last at most ${limits.ORDER_DAYS} days`,
  `It holds at most ${percent(STOCK_MAX)}`,
  `at least ${percent(limits.PAYOUT_MIN)} of each quarter's profit`,
  `up to ${NEW_ISSUE_PERCENT_MAX}% of all shares`,
  `Buy-backs** cancel shares. ${limits.FLOAT_PERCENT_MIN}% of those`,
  `for ${limits.OFFER_DAYS} days to holders`,
  `after ${BUYER_WEEKS} weeks of flights`,
  `not within ${REBUY_DAYS} days`,
  `up to ${percent(BUYER_SHARE)} of its equity`,
  `Holdings from ${percent(limits.DISCLOSED)} are public`,
]);

itStates('Takeovers', [
  `at least ${PREMIUM_PERCENT}% of the mean price of ${MEAN_DAYS} days`,
  `at most ${PRICE_LIMIT} times`,
  `open for ${tenderTime(false) / DAY} days for a player's airline and for ${tenderTime(true) / DAY} days for a rival`,
  `there is none for ${REPEAT_DAYS} days`,
  `Above ${percent(CONTROL)} of the shares`,
  `holds for ${CONSENT_DAYS} days`,
]);
