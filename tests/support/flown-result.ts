import { overheadOf } from '#game/airline/overhead.ts';
import { bookDay } from '#game/demand/choice/book-day.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import { daysOf, type RouteWeek } from '#game/demand/forecast/route-week.ts';
import { dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { checkShare } from '#game/fleet/aircraft/maintenance-costs.ts';
import { compensation } from '#game/operations/delay/compensation.ts';
import { congestionOf } from '#game/operations/delay/congestion.ts';
import { drawOutcome } from '#game/operations/delay/outcome.ts';
import { flightCosts, totalOfCosts } from '#game/operations/flight/costs.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';
import { DAY } from '#game/world/time.ts';

/** Result of a week that was flown. */
export interface FlownResult {
  passengers: number;
  revenue: number;
  profit: number;
  cancelled: number;
}

/** Returns the draws for the demand of a day, as settlement makes them. */
const drawsOf = (seed: string, day: number, from: string, to: string) => ({
  today: keyedChance(seed, day).demand(from, to),
  dayBefore: keyedChance(seed, day - 1).firstDemand(from, to),
});

/**
 * Flies the first week of a route by the settlement's rules, with the chance of a seed: whole passengers of each day,
 * delays and cancellations. A cancelled flight cancels the next one. Nobody reacts.
 * @param week with the true demand. The month is its first one
 */
export function flyWeek(week: RouteWeek, seed: string): FlownResult {
  const month = week.months.findIndex((share) => share > 0);
  const { km, leisure, business, premium, a, b } = week;
  const pair = { km, yearly: { leisure, business, premium }, latA: a.lat, latB: b.lat };
  const sum = { passengers: 0, revenue: 0, profit: 0, cancelled: 0 };
  const own: { departs: number; classes: PerClass; revenue: number; at: number }[] = [];
  for (const { itineraries, departures, own: indexes } of daysOf(week)) {
    const { origin, departs } = departures[0] ?? { origin: '', departs: 0 };
    const weekday = Math.floor(departs / DAY);
    const to = origin === a.id ? b.id : a.id;
    const draws = drawsOf(seed, weekday, origin, to);
    const market = dayMarket(pair, { month, weekday, draws, economy: week.economy });
    const { bookings } = bookDay(market, itineraries);
    for (const index of indexes) {
      const departure = departures[index];
      const booking = bookings[index];
      if (!departure || !booking) continue;
      const at = week.departures.indexOf(departure);
      own.push({ departs: departure.departs, classes: booking.byClass, revenue: booking.revenue, at });
    }
  }
  own.sort((one, other) => one.departs - other.departs);
  // Whether the aircraft is not at the origin of its next flight.
  let isAway: boolean = false;
  for (const { at, classes, revenue } of own) {
    const departure = week.departures[at];
    const aircraft = departure && week.aircraft.get(departure.leg);
    if (!departure || !aircraft) continue;
    const { model, condition, age } = aircraft;
    const [from, to] = departure.origin === a.id ? [a, b] : [b, a];
    const place = (end: typeof a) => ({
      id: end.id,
      lat: end.lat,
      congestion: congestionOf({ type: end.type, runways: 1 }, 0),
    });
    const outcome = drawOutcome({
      chance: keyedChance(seed, Math.floor(departure.departs / DAY)),
      leg: departure.leg,
      month: month + 1,
      origin: place(from),
      destination: place(to),
      condition,
      dispatch: dispatchReliability(model),
      overdue: 1,
      staffing: 1,
      block: departure.block,
    });
    const isCancelled: boolean = outcome.cancelled || isAway;
    const cause = isAway ? 'rotation' : outcome.cause;
    isAway = isCancelled && !isAway;
    const people = sumOfClasses(classes);
    sum.profit -= (aircraft.leaseRate * departure.block) / aircraft.weekMinutes;
    sum.profit -= compensation(outcome.delay, isCancelled, km, people, cause);
    if (isCancelled) {
      sum.cancelled++;
      continue;
    }
    const costs = flightCosts({
      model,
      condition,
      age,
      passengers: perClass((name) => classes[name]),
      km,
      seats: sumOfClasses(departure.seats),
      destination: to.type,
      groundMinutes: model.turnaround_min,
      fuelPrice: week.fuelPrice,
    });
    const checks = checkShare(model, departure.block, {
      age,
      ownBase: true,
      familySize: aircraft.familySize,
    });
    sum.passengers += people;
    sum.revenue += revenue;
    sum.profit += revenue - totalOfCosts(costs) - checks - overheadOf(revenue, week.overheadShare);
  }
  return sum;
}
