import { STARTING_CAPITAL, STARTING_REPUTATION } from '#game/airline/airline.ts';
import { CODE_RETIRED_WEEKS } from '#game/airline/airline-code.ts';
import { FRESH_START_DAYS } from '#game/airline/fresh-start.ts';
import { GOAL_REWARD, LONG_HAUL_KM } from '#game/airline/goals.ts';
import { LAPSE_DAYS } from '#game/airline/lapse.ts';
import { BASE_OVERHEAD, BASE_ROUTES, ONE_LEVEL, overheadShare } from '#game/airline/overhead.ts';
import { startingCapital } from '#game/airline/starting-capital.ts';
import {
  AIRCRAFT_MIN,
  applicationCost,
  DECISION_DAYS,
  GRADE_MIN,
  REFUND_SHARE,
  SOLVENT_WEEKS,
  yearlyFee,
} from '#game/network/rights/certificate.ts';
import { RULE_PERCENT_MAX, RULE_PERCENT_MIN, RULE_STEP, USUAL_RULE } from '#game/network/route/fare-rule.ts';
import { LAPSE_NOTICE_WEEKS, LAPSE_WEEKS } from '#game/network/route/lapse.ts';
import { routeFee, tariffOf } from '#game/network/route/price.ts';
import { STAY } from '#game/network/scheduling/schedule-aircraft.ts';
import { MOVEMENTS_TO_OPEN, movementsAnHour } from '#game/network/timetable/airport-slots.ts';
import { SKIP_HOURS_MAX } from '#game/network/timetable/skip.ts';
import { compensation, LONG_DELAY_MIN } from '#game/operations/delay/compensation.ts';
import { LATE_AFTER } from '#game/operations/delay/late-after.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { landingCharge } from '#game/operations/flight/charges.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import {
  HEDGE_PREMIUM,
  HEDGE_WEEKS_MAX,
  HEDGE_WEEKS_MIN,
  MEAN_FUEL_PRICE,
} from '#game/operations/fuel/fuel-price.ts';
import { BURN_DAYS } from '#game/operations/fuel/hedge-limit.ts';
import { LATE_FOR_RESERVE, LONGEST_ROTATION } from '#game/operations/hour/reserve-aircraft.ts';
import { LONGEST_WAIT, LONGEST_WAIT_OUT_OF_POSITION } from '#game/operations/hour/takes-off.ts';
import { FULL, HUB_SLOTS, isNewcomer, landingFactor, SLOT_SHARE } from '#game/slots/airport-slots.ts';
import { BID_PRICE_MIN } from '#game/slots/auction-limits.ts';
import { withdrawnAt } from '#game/slots/use-or-lose.ts';
import { FINANCIAL_YEAR_WEEKS, HOUR, WEEK, YEAR } from '#game/world/time.ts';
import { dollars, itStates, percent, say } from '#tests/support/figures.ts';
import { routeBetween } from '#tests/support/network.ts';

itStates('Home and certificates', [
  `needs ${AIRCRAFT_MIN} delivered aircraft, grade ${GRADE_MIN} or better`,
  `the last ${SOLVENT_WEEKS} weeks, both when the airline applies and ${DECISION_DAYS} days later`,
  `${dollars(applicationCost(0))} and ${percent((applicationCost(1e9) - applicationCost(0)) / 1e9)} of the ticket revenue of ${FINANCIAL_YEAR_WEEKS} weeks`,
  `to whole ${dollars(applicationCost(1e6) - applicationCost(0))}`,
  `${REFUND_SHARE === 0.5 ? 'Half' : REFUND_SHARE} of it comes`,
  `${yearlyFee(0) * 4 === applicationCost(0) ? 'a quarter' : ''} of what an application would cost`,
  `lapses after ${LAPSE_WEEKS} weeks in which no flight has needed it, with a notice ${LAPSE_NOTICE_WEEKS}`,
]);

/** Price of the right to fly a pair. */
function right(a: string, b: string): string {
  const route = routeBetween(a, b);
  return dollars(routeFee(route.km, tariffOf(route)));
}

itStates('Routes and timetable', [
  `LHR–JFK costs ${right('LHR', 'JFK')}, and NBO–EBB ${right('NBO', 'EBB')}`,
  `may be ${RULE_PERCENT_MIN}% to ${RULE_PERCENT_MAX}% of it`,
  `need ${MOVEMENTS_TO_OPEN} free movements per week, and ${NEAREST_KM} km`,
  `for ${LAPSE_WEEKS} weeks lapses, with a notice ${LAPSE_NOTICE_WEEKS} weeks before`,
  `cruise speed + ${blockMinutes(0, 800)} minutes`,
  `keeps ${STAY / HOUR} hours at the base`,
  `by at most ${percent(RULE_STEP)} per week`,
  `begin at ${USUAL_RULE.min}% and ${USUAL_RULE.max}%`,
  `skip up to ${SKIP_HOURS_MAX} hours`,
]);

/** Departures per week from which an airline is not new at an airport. */
const ESTABLISHED = Array.from({ length: 200 }, (_, count) => count).find((count) => !isNewcomer(count));

itStates('Slots', [
  `${movementsAnHour(1)} movements per hour and runway`,
  `From ${percent(FULL)}, an hour is full`,
  `may have ${percent(SLOT_SHARE)} of what is open`,
  `it has ${HUB_SLOTS} per week`,
  `over ${withdrawnAt(0) / WEEK} weeks`,
  `fewer than ${ESTABLISHED} departures per week`,
  `up to ${percent(landingFactor(1, 1) - 1)} more`,
  `from ${dollars(BID_PRICE_MIN)} per slot`,
]);

const perTonne = (type: 'large_airport' | 'medium_airport') => dollars(landingCharge(1e6, type) / 1e3);
/** Compensation of each passenger who claims it, because 40% do. */
const claim = (km: number) => dollars(compensation(0, true, km, 1_000) / 400);

itStates('Flights and delays', [
  `${perTonne('large_airport')} per tonne at large airports, ${perTonne('medium_airport')} at medium ones`,
  `more than ${LONGEST_WAIT / HOUR} hours is cancelled`,
  `waits up to ${LONGEST_WAIT_OUT_OF_POSITION / HOUR} hours`,
  `cancelled or ${LATE_FOR_RESERVE / HOUR} hours late`,
  `back within ${LONGEST_ROTATION / HOUR} hours`,
  `From ${LONG_DELAY_MIN / HOUR} hours late`,
  `40% of the passengers claim ${claim(1_500)} up to 1,500 km, ${claim(3_500)} up to 3,500 km, and ${claim(9_000)}`,
  `flights within ${LATE_AFTER} minutes`,
  `begins at ${STARTING_REPUTATION}`,
]);

itStates('Fuel', [
  `around ${dollars(MEAN_FUEL_PRICE)}`,
  `for ${HEDGE_WEEKS_MIN} to ${HEDGE_WEEKS_MAX} weeks at the expected mean + ${percent(HEDGE_PREMIUM)}`,
  `in the last ${BURN_DAYS} days`,
]);

/** Percentage points beyond the overhead of a small airline. */
const more = (aircraft: number, bases: number) =>
  say(100 * (overheadShare({ aircraft, bases }) - BASE_OVERHEAD));

itStates('Airline and goals', [
  dollars(STARTING_CAPITAL),
  `${percent(startingCapital(YEAR / 12) / STARTING_CAPITAL - 1)} for each month`,
  `is ${percent(BASE_OVERHEAD)} of ticket revenue`,
  `by ${more(2 * ONE_LEVEL, 1)} percentage points for each doubling of the fleet beyond ${ONE_LEVEL} aircraft`,
  `by ${more(1, 2)} for each further base (${BASE_ROUTES} routes)`,
  `up to ${percent(overheadShare({ aircraft: 1e6, bases: 99 }))}`,
  `for ${GOAL_REWARD} of reputation`,
  `a route of ${say(LONG_HAUL_KM)} km`,
  `again for ${CODE_RETIRED_WEEKS} weeks`,
  `after ${LAPSE_DAYS} days of uptime`,
  `${FRESH_START_DAYS} days after an airline has failed`,
]);
