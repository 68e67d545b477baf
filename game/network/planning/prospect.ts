import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import type { ConnectingFlights } from '#game/demand/forecast/connecting-flights.ts';
import { type WeekMoney, weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { daysOf, type RouteWeek } from '#game/demand/forecast/route-week.ts';
import type { SlotTerms } from '#game/slots/check-week.ts';
import { slotsLeft } from '#game/slots/slots-left.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { FleetForecast } from './fleet-forecast.ts';
import { forecastAircraft, ownDeparture } from './own-departures.ts';
import { planAircraft, ValueBooks } from './plan-aircraft.ts';
import type { FixedWeek, PlanningAircraft, PlanningFacts, PlanningRoute } from './planning.ts';

/** Result of one aircraft that flies one pair and nothing else. */
export interface Prospect {
  legs: PlannedLeg[];
  /** The pair with this aircraft and all other departures on it. */
  week: RouteWeek;
  /** Result of all the airline's own flights on the pair. */
  money: WeekMoney;
  /**
   * Increase of the airline's profit per week, in US dollars, after the aircraft's whole lease and its share
   * of checks.
   */
  profit: number;
}

/** Returns a route's week for a forecast, with the weeks of some of the airline's own aircraft. */
export function weekWith(
  route: PlanningRoute,
  weeks: readonly FixedWeek[],
  { months, fuelPrice, overheadShare = BASE_OVERHEAD, airline }: PlanningFacts,
): RouteWeek {
  const { km, leisure, business, premium, known = 1, economy = 1, a, b, fares, others } = route;
  const own = weeks.flatMap(({ aircraft, legs }) =>
    legs.filter((leg) => leg.route === route.id).map((leg) => ownDeparture(aircraft, leg, airline, fares)),
  );
  return {
    km,
    leisure,
    business,
    premium,
    known,
    economy,
    a,
    b,
    fares,
    months,
    fuelPrice,
    overheadShare,
    airline: airline.id,
    departures: [...own, ...others],
    aircraft: new Map(weeks.map((week) => [week.aircraft.id, forecastAircraft(week)])),
  };
}

const moneyOf = (week: RouteWeek) => weekMoney(week, daysOf(week));

/**
 * Returns the best week of an aircraft on one pair, as the automatic planner would plan it.
 * @param others weeks of the airline's other aircraft, restricted to this pair
 * @param slots at both ends, besides all the airline's legs that stay. Without them, all hours are open
 * @returns null if the aircraft cannot fly it even once per week
 */
export function prospectOn(
  route: PlanningRoute,
  aircraft: PlanningAircraft,
  others: readonly FixedWeek[],
  facts: PlanningFacts,
  slots?: SlotTerms,
): Prospect | null {
  const forecast = new FleetForecast([route], facts);
  for (const one of others) forecast.set(one.aircraft, one.legs);
  const existing = others.flatMap(({ legs }) => legs);
  const best = planAircraft(aircraft, [route], forecast, new ValueBooks([route], facts), {
    existing,
    slots: slots && slotsLeft(slots, []),
  });
  return best && prospectOf(route, { aircraft, legs: best.legs }, others, facts);
}

/** Returns a prospect with the connecting passengers on all the airline's flights on the pair. */
export function withConnecting(prospect: Prospect, connecting: ConnectingFlights): Prospect {
  const week = { ...prospect.week, connecting };
  const money = moneyOf(week);
  return { ...prospect, week, money, profit: prospect.profit + money.profit - prospect.money.profit };
}

/** Returns the result of an aircraft with a given week on one pair. */
export function prospectOf(
  route: PlanningRoute,
  { aircraft, legs }: FixedWeek,
  others: readonly FixedWeek[],
  facts: PlanningFacts,
): Prospect {
  const week = weekWith(route, [...others, { aircraft, legs }], facts);
  const money = moneyOf(week);
  const before = others.length > 0 ? moneyOf(weekWith(route, others, facts)).profit : 0;
  return { legs: [...legs], week, money, profit: money.profit - before };
}
