import { overheadOf } from '#game/airline/overhead.ts';
import { bookDay } from '#game/demand/choice/book-day.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { flightKey } from '#game/demand/forecast/connecting-flights.ts';
import { daysOf, type RouteDay, type RouteWeek } from '#game/demand/forecast/route-week.ts';
import { dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import {
  type ClassList,
  classList,
  fromClassList,
  sumOfClasses,
  sumOfList,
} from '#game/fleet/aircraft/cabin.ts';
import { checkShare } from '#game/fleet/aircraft/maintenance-costs.ts';
import { compensation } from '#game/operations/delay/compensation.ts';
import { congestionOf } from '#game/operations/delay/congestion.ts';
import { drawOutcome } from '#game/operations/delay/outcome.ts';
import { flightCosts, totalOfCosts } from '#game/operations/flight/costs.ts';
import { bookedOn, displaced } from '#game/operations/hour/booked.ts';
import {
  boarding,
  connectOnward,
  drawConnecting,
  NO_CONNECTING,
  seatsToHold,
  sharesOf,
  type Transfer,
} from '#game/operations/hour/connecting.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';
import { DAY } from '#game/world/time.ts';
import { flyRotations } from './flown-rotation.ts';

/** Result of a week that was flown. */
export interface FlownResult {
  passengers: number;
  revenue: number;
  profit: number;
  cancelled: number;
  /** Whole US dollars. */
  compensation: number;
  /** Connecting passengers, included in the other figures. */
  connecting: number;
}

/** Returns the draws for the demand of a day, as settlement makes them. */
const drawsOf = (seed: string, day: number, from: string, to: string) => ({
  today: keyedChance(seed, day).demand(from, to),
  dayBefore: keyedChance(seed, day - 1).firstDemand(from, to),
});

/** One of an airline's flights in a week. */
interface OwnFlight {
  week: RouteWeek;
  day: RouteDay;
  /** Index of its itinerary. */
  index: number;
}

const departureOf = ({ day, index }: OwnFlight) => day.departures[index] as RouteDay['departures'][number];

/** Returns the airline's flights of a week, earliest first. */
const ownFlights = (weeks: readonly RouteWeek[]): OwnFlight[] =>
  weeks
    .flatMap((week) => daysOf(week).flatMap((day) => day.own.map((index) => ({ week, day, index }))))
    .sort((one, other) => departureOf(one).departs - departureOf(other).departs);

const peopleIn = (transfers: readonly Transfer[]): ClassList =>
  transfers.reduce<ClassList>(
    (sum, { people }) => [sum[0] + people[0], sum[1] + people[1], sum[2] + people[2]],
    [0, 0, 0],
  );

/** Returns the outcome of a flight without a cancellation of the one before. */
function outcomeOf({ week, day, index }: OwnFlight, month: number, seed: string) {
  const { leg, origin, departs, block } = departureOf({ week, day, index });
  const { a, b } = week;
  const [from, to] = origin === a.id ? [a, b] : [b, a];
  const place = (end: typeof a) => ({
    id: end.id,
    lat: end.lat,
    congestion: congestionOf({ type: end.type, runways: 1 }, 0),
  });
  const { condition, model } = week.aircraft.get(leg) as NonNullable<ReturnType<typeof week.aircraft.get>>;
  return drawOutcome({
    chance: keyedChance(seed, Math.floor(departs / DAY)),
    leg,
    month: month + 1,
    origin: place(from),
    destination: place(to),
    condition,
    dispatch: dispatchReliability(model),
    overdue: 1,
    staffing: 1,
    block,
  });
}

/** Returns the local passengers of a flight, beside seats that others hold on the airline's flights of that day. */
function bookLocal(
  { week, day, index }: OwnFlight,
  month: number,
  seed: string,
  heldOn: (leg: string) => ClassList,
) {
  const { km, leisure, business, premium, a, b } = week;
  const pair = { km, yearly: { leisure, business, premium }, latA: a.lat, latB: b.lat };
  const { origin, departs } = departureOf({ week, day, index });
  const weekday = Math.floor(departs / DAY);
  const draws = drawsOf(seed, weekday, origin, origin === a.id ? b.id : a.id);
  const market = dayMarket(pair, { month, weekday, draws, economy: week.economy });
  const itineraries = day.itineraries.map((one, place) => {
    const held = day.own.includes(place)
      ? heldOn(flightKey(day.departures[place] as RouteDay['departures'][number]))
      : null;
    const { economy, business, first } = one.seats;
    return held && sumOfList(held) > 0
      ? { ...one, seats: fromClassList([economy - held[0], business - held[1], first - held[2]]) }
      : one;
  });
  const booked = bookDay(market, itineraries);
  const [itinerary, booking] = [itineraries[index], booked.bookings[index]];
  if (!itinerary || !booking) throw new RangeError('the flight has no booking');
  return bookedOn(market, booked, itinerary, booking);
}

/**
 * Flies the first week of an airline's routes by the settlement's rules, with the chance of a seed: whole passengers of
 * each day, connecting passengers, delays and cancellations. A cancelled flight cancels the next one of its route. Nobody
 * reacts. Flights of aircraft whose whole week is known also inherit delays.
 * @param weeks with the true demand. The month is their first one
 * @param onwardOf expected connections by `flightKey` of the first flight
 */
export function flyNetwork(
  weeks: readonly RouteWeek[],
  seed: string,
  onwardOf: ReadonlyMap<string, readonly OnwardLeg[]> = new Map(),
): FlownResult[] {
  const results = new Map(
    weeks.map((week) => [
      week,
      { passengers: 0, revenue: 0, profit: 0, cancelled: 0, compensation: 0, connecting: 0 },
    ]),
  );
  const rotations = new Map(weeks.flatMap((week) => [...flyRotations(week, seed)]));
  // Routes whose aircraft is not at the origin of its next flight.
  const away = new Set<RouteWeek>();
  const held = new Map<string, Transfer[]>();
  const flights = ownFlights(weeks);
  const seatsOf = new Map(
    flights.map((flight) => [flightKey(departureOf(flight)), classList(departureOf(flight).seats)]),
  );
  for (const flight of flights) {
    const { week } = flight;
    const sum = results.get(week);
    const { leg, origin, departs, block, seats: cabin } = departureOf(flight);
    const aircraft = week.aircraft.get(leg);
    if (!sum || !aircraft) continue;
    const { km, a, b } = week;
    const month = week.months.findIndex((share) => share > 0);
    const seats = classList(cabin);
    const inherited = rotations.get(aircraft)?.get(departs);
    const outcome = inherited ?? outcomeOf(flight, month, seed);
    const isAway = !inherited && away.has(week);
    const isCancelled = outcome.cancelled || isAway;
    const cause = isAway ? 'rotation' : outcome.cause;
    if (isCancelled && !isAway && !inherited) away.add(week);
    else away.delete(week);

    const heldOn = (of: string) => peopleIn(held.get(of) ?? []);
    let local = bookLocal(flight, month, seed, heldOn);
    const onward = onwardOf.get(flightKey({ leg, departs }));
    let connecting = NO_CONNECTING;
    if (onward) {
      const chance = keyedChance(seed, Math.floor(departs / DAY)).connecting(leg);
      const taken = drawConnecting(
        onward,
        { chance, seats, local: local.classes, economy: week.economy },
        (on) => {
          const taken = heldOn(on);
          return (seatsOf.get(on) ?? [0, 0, 0]).map(
            (count, name) => seatsToHold(count) - (taken[name] ?? 0),
          ) as ClassList;
        },
      );
      connecting = connectOnward(onward, taken);
      const over = connecting.classes.map((count, name) =>
        Math.max(0, count + (local.classes[name] ?? 0) - (seats[name] ?? 0)),
      ) as ClassList;
      local = displaced(local, over);
      if (!isCancelled)
        onward.forEach((on, index) => {
          const people = taken[index] ?? [0, 0, 0];
          if (sumOfList(people) === 0) return;
          const landed = departs + block + outcome.delay;
          const transfer = { origin, landed, people, fares: sharesOf(on).second };
          held.set(on.leg, [...(held.get(on.leg) ?? []), transfer]);
        });
    } else {
      const waiting = (held.get(flightKey({ leg, departs })) ?? []).sort(
        (one, other) => one.landed - other.landed,
      );
      connecting = boarding(waiting, seats, isCancelled ? Infinity : departs + outcome.delay);
    }
    const classes = local.classes.map((count, name) => count + (connecting.classes[name] ?? 0)) as ClassList;
    const people = sumOfList(classes);
    sum.profit -= (aircraft.leaseRate * block) / aircraft.weekMinutes;
    const paid = compensation(outcome.delay, isCancelled, km, people, cause);
    sum.compensation += paid;
    sum.profit -= paid;
    if (isCancelled) {
      sum.cancelled++;
      continue;
    }
    const { model, condition, age, familySize } = aircraft;
    const costs = flightCosts({
      model,
      condition,
      age,
      passengers: fromClassList(classes),
      km,
      seats: sumOfClasses(cabin),
      destination: (origin === a.id ? b : a).type,
      groundMinutes: model.turnaround_min,
      fuelPrice: week.fuelPrice,
    });
    const checks = checkShare(model, block, { age, ownBase: true, familySize });
    const revenue = local.revenue + connecting.revenue;
    sum.passengers += people;
    sum.connecting += sumOfList(connecting.classes);
    sum.revenue += revenue;
    sum.profit += revenue - totalOfCosts(costs) - checks - overheadOf(revenue, week.overheadShare);
  }
  return [...results.values()];
}

/** Flies the first week of one route: see `flyNetwork`. */
export const flyWeek = (week: RouteWeek, seed: string): FlownResult =>
  flyNetwork([week], seed)[0] as FlownResult;
