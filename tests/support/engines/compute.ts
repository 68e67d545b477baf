import { type BookedDay, bookDay, expectDay } from '#game/demand/choice/book-day.ts';
import { dayMarket, demandSpread } from '#game/demand/choice/day-market.ts';
import { expectedConnections, NO_COMPETITION } from '#game/demand/choice/expected-connections.ts';
import type { DayMarket, Itinerary } from '#game/demand/choice/itinerary.ts';
import { connectionsOver } from '#game/demand/choice/pairings.ts';
import { fareDemandCurve } from '#game/demand/forecast/fare-curve.ts';
import { forecastWeek } from '#game/demand/forecast/forecast-route.ts';
import type { ClassList } from '#game/fleet/aircraft/cabin.ts';
import { legValueOf } from '#game/network/scheduling/leg-value.ts';
import { scheduleAircraft } from '#game/network/scheduling/schedule-aircraft.ts';
import { type Booked, bookedOn, NOBODY } from '#game/operations/hour/booked.ts';
import {
  boarding,
  connectOnward,
  drawConnecting,
  sharesOf,
  type Transfer,
  withConnecting,
} from '#game/operations/hour/connecting.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';
import type { PlanCase, WeekCase } from './aircraft-cases.ts';
import type { Cases, ChanceCase, DayCase } from './cases.ts';
import type { HubCase } from './hub-case.ts';

// Compiled like the hooks for goja, and run unchanged by Node: it imports only rules of the game.

// `whole` are passengers, dollars, times and ids, which must be exactly equal. `parts` are expectations and
// other numbers with many digits: this goja prints one in 15,000 of them with a wrong last digit
// (dop251/goja#720, fixed in August 2026).

const boardedOn = (market: DayMarket, day: BookedDay, itineraries: readonly Itinerary[]) =>
  day.bookings.map((booking, index) => {
    const { why, ...booked } = bookedOn(market, day, itineraries[index] as Itinerary, booking);
    return { ...booked, why: why && { ...why, km: 0 } };
  });

function computeDay({ pair, day, itineraries }: DayCase) {
  const market = dayMarket(pair, day);
  const usual = dayMarket(pair, { month: day.month, weekday: day.weekday });
  const booked = bookDay(market, itineraries);
  const { demand, departures, rounding } = market;
  return {
    whole: {
      demand,
      departures,
      booked,
      boarded: boardedOn(market, booked, itineraries),
    },
    parts: {
      rounding,
      demand: usual.demand,
      spread: demandSpread(usual),
      expected: expectDay(usual, itineraries).bookings.map(({ id: _, ...booking }) => booking),
      outside: expectDay(usual, itineraries).outside,
    },
  };
}

/** A flight without local passengers. */
const EMPTY: Booked = {
  ...NOBODY,
  why: { km: 0, fares: [0, 0, 0], wanted: [0, 0, 0], rivals: [0, 0, 0], stayed: [0, 0, 0] },
};

function computeHub({ hub, month, odMarkets, direct, chance, seats, late }: HubCase) {
  const days = connectionsOver(hub, (origin, destination) => odMarkets[`${origin}-${destination}`] ?? null);
  const expected = expectedConnections(
    days,
    month,
    ({ origin, destination }) => direct[`${origin}-${destination}`] ?? [],
    NO_COMPETITION,
  );
  const left = new Map(Object.entries(seats).map(([leg, three]) => [leg, [...three] as ClassList]));
  const waiting = new Map<string, Transfer[]>();
  const going = hub.inbound.map(({ id, spoke, departs, block }) => {
    const onward = expected.get(id) ?? [];
    const drawn = hashOf([chance, id]);
    const free = left.get(id) ?? [0, 0, 0];
    const local = free.map((count, name) => Math.floor((count * name) / 2)) as ClassList;
    const taken = drawConnecting(
      onward,
      { chance: drawn, seats: free, local, economy: 1 },
      (leg) => left.get(leg) ?? null,
    );
    onward.forEach((on, index) => {
      const { second: fares } = sharesOf(on);
      const landed = departs + block + (late[id] ?? 0);
      const transfer = { origin: spoke, landed, people: taken[index] ?? [0, 0, 0], fares };
      waiting.set(on.leg, [...(waiting.get(on.leg) ?? []), transfer]);
    });
    return { taken, flight: withConnecting(EMPTY, connectOnward(onward, taken)) };
  });
  const boarded = hub.outbound.map(({ id, departs }) =>
    withConnecting(EMPTY, boarding(waiting.get(id) ?? [], seats[id] ?? [0, 0, 0], departs)),
  );
  const legs = [...expected].map(([leg, onward]) => ({
    leg,
    onward: onward.map((on) => ({ ...on, km: [] })),
  }));
  return { whole: { legs, going, boarded }, parts: [...expected.values()].flat().map(({ km }) => km) };
}

function computeWeek({ week, aircraft }: WeekCase, index: number) {
  const own = week.departures.filter(({ airline }) => airline === week.airline);
  const full = { ...week, aircraft: new Map(own.map(({ leg }) => [leg, aircraft])) };
  const { loadFactor, reasons, ...money } = forecastWeek(full);
  const { leisure, business, premium } = reasons;
  const groups = [leisure, business, premium];
  return {
    whole: {
      money,
      decisive: groups.map(({ decisive, against }) => ({ decisive, against })),
      // Forty weeks each, so every tenth is enough.
      curve: index % 10 === 0 ? fareDemandCurve(full, 'economy') : null,
    },
    parts: { loadFactor, factors: groups.map(({ factors }) => factors) },
  };
}

function computePlan({ aircraft, routes, fuelPrice }: PlanCase) {
  const worthOf = legValueOf({ ...aircraft, fuelPrice }, routes);
  const { legs, value } = scheduleAircraft(aircraft, routes, { value: worthOf });
  const values = routes.map(({ id }) =>
    [5, 8, 13, 19].map((hour) => [worthOf(id, 'out', 0, hour, 0), worthOf(id, 'back', 5, hour, 2.5)]),
  );
  return { whole: legs, parts: { value, values } };
}

function computeChance({ seed, day, leg, from, to }: ChanceCase) {
  const chance = keyedChance(seed, day);
  const drawn = {
    outcomes: [0, 1, 3, 4, 5].map(chance.departure(leg)),
    weather: chance.weather(from),
    demand: chance.demand(from, to),
    connecting: chance.connecting(leg),
    fuel: chance.fuel(),
  };
  return { whole: drawn, parts: [] };
}

/** Returns the results of all cases as plain JSON. */
export const compute = ({ days, hubs, weeks, plans, chances }: Cases) => ({
  days: days.map(computeDay),
  hubs: hubs.map(computeHub),
  weeks: weeks.map(computeWeek),
  plans: plans.map(computePlan),
  chances: chances.map(computeChance),
});

export type Computed = ReturnType<typeof compute>;
