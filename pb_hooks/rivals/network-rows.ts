import { flownPair } from '#game/demand/knowledge/flown-pair.ts';
import { WEEKS_COUNTED } from '#game/demand/knowledge/knowledge.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { dueFrom } from '#game/fleet/aircraft/maintenance.ts';
import { leasedChecks, leaseQuote } from '#game/fleet/lease-quote.ts';
import { canFly } from '#game/network/route/check.ts';
import { referenceFares } from '#game/network/route/fares.ts';
import { routeFee, tariffOf } from '#game/network/route/price.ts';
import { toThousandths } from '#game/network/route/stored.ts';
import { flightNumbers } from '#game/network/timetable/flight-numbers.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { fitSlots } from '#game/rivals/fit-slots.ts';
import { roundTripWeek } from '#game/rivals/round-trip-week.ts';
import type { StartingAircraft, StartingRival, StartingRoute } from '#game/rivals/starting-network.ts';
import type { AIRCRAFT } from '#game/tables/aircraft.ts';
import type { FLOWN_PAIR } from '#game/tables/flown-pair.ts';
import type { LEG } from '#game/tables/leg.ts';
import type { ROUTE } from '#game/tables/route.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOUR, HOURS_A_WEEK, WEEK, YEAR } from '#game/world/time.ts';
import type { LedgerEntry } from '../books/ledger/cash-account.ts';
import { FIRST_NUMBER } from '../network/actions/route/open.ts';
import { legId } from '../network/actions/timetable/leg-rows.ts';
import type { FoundingFacts, NetworkAirport } from './founding-facts.ts';

/** Rows of a new airline's network, with what they cost. */
export interface NetworkRows {
  routes: StoredRow<typeof ROUTE>[];
  flownPairs: StoredRow<typeof FLOWN_PAIR>[];
  aircraft: StoredRow<typeof AIRCRAFT>[];
  legs: StoredRow<typeof LEG>[];
  costs: LedgerEntry[];
}

/** World minute at which the fleets of a new world's rivals were ordered: they do not reduce lessors' stock. */
export const ORDERED_BEFORE = -100_000;

interface Founded {
  id: string;
  code: string;
  network: StartingRival;
  hub: NetworkAirport;
}

function routeRow(
  { id: airline, hub }: Founded,
  { to, leisure, business, premium, fareLevel }: StartingRoute,
  index: number,
  { minute, airports }: FoundingFacts,
): StoredRow<typeof ROUTE> | undefined {
  const end = airports.get(to);
  if (!end) return undefined;
  const [a, b] = hub.iata < end.iata ? [hub, end] : [end, hub];
  const km = toThousandths(distanceKm(hub, end));
  const fares = referenceFares(km);
  return {
    id: recordId(['rival route', airline, to]),
    airline,
    pair: a.iata + b.iata,
    a: a.id,
    b: b.id,
    km,
    opened: minute,
    entered: minute,
    unused_from: 0,
    fare_economy: Math.round(fares.economy * fareLevel),
    fare_business: Math.round(fares.business * fareLevel),
    fare_first: Math.round(fares.first * fareLevel),
    leisure,
    business,
    premium,
    number: FIRST_NUMBER + 2 * index,
    rule_min: 0,
    rule_max: 0,
    rule_next: 0,
    rule_economy: 0,
    rule_business: 0,
    rule_first: 0,
  };
}

/** Returns a leased aircraft that is at the hub now. Leases begin one hour after the other. */
function aircraftRow(
  { id: airline, hub }: Founded,
  model: AircraftModel,
  index: number,
  { minute, year, register }: FoundingFacts,
): StoredRow<typeof AIRCRAFT> | undefined {
  const quote = leaseQuote(model, year);
  if (!quote) return undefined;
  const id = recordId(['rival aircraft', airline, index]);
  const checks = leasedChecks(quote, minute);
  return {
    id,
    airline,
    model: model.id,
    registration: register(hub.country, id),
    name: '',
    ownership: 'leased',
    price: 0,
    paid_new: 0,
    lease_until: 0,
    lease_rate: quote.weeklyRate,
    deposit: quote.deposit,
    lease_from: minute + (parseInt(id.slice(-4), 36) % HOURS_A_WEEK) * HOUR,
    built: minute - quote.age * YEAR,
    ordered: ORDERED_BEFORE,
    delivered: minute,
    hours: quote.hours,
    cycles: quote.cycles,
    condition: quote.condition,
    checks,
    place: hub.id,
    ready: minute,
    ...typicalCabin(model),
    work: '',
    work_until: 0,
    revision: 1,
    ...dueFrom(checks),
  };
}

/** An aircraft of a network on its route. */
interface OnRoute {
  route: StoredRow<typeof ROUTE>;
  /** The destination. */
  end: NetworkAirport;
  row: StoredRow<typeof AIRCRAFT>;
  model: AircraftModel;
  /** Return flights per week. */
  flights: number;
  /** Index of the aircraft in its fleet. */
  turn: number;
}

/** Returns the legs of an aircraft with the lowest flight numbers, or null if too few of them find slots. */
function legRows(
  { hub }: Founded,
  { route, end, row: { id: aircraft, airline }, model, flights, turn }: OnRoute,
  { slots }: FoundingFacts,
): StoredRow<typeof LEG>[] | null {
  const trip = {
    route: route.id,
    hub: hub.id,
    to: end.id,
    offset: solarOffset(hub.lon),
    offsetThere: solarOffset(end.lon),
    block: blockMinutes(route.km, model.cruise_kmh),
    turnaround: model.turnaround_min,
  };
  const planned = roundTripWeek(trip, flights, turn);
  const week = fitSlots(planned, slots.leftAt);
  if (!week) return null;
  slots.take(week);
  return week.map((leg) => ({
    ...leg,
    id: legId(aircraft, leg.departs),
    airline,
    aircraft,
    arrives: (leg.departs + leg.block) % WEEK,
    number: String(leg.origin === route.a ? route.number : route.number + 1),
    since: 0,
  }));
}

/** Returns an aircraft of the network with its legs. Null if the world's airports, year or slots do not allow it. */
function flyingAircraft(
  airline: Founded,
  { model: key, to, flights }: StartingAircraft,
  index: number,
  route: StoredRow<typeof ROUTE> | undefined,
  facts: FoundingFacts,
) {
  const [model, end] = [facts.models.get(key), facts.airports.get(to)];
  if (!model || !end || !route) return null;
  const seats = sumOfClasses(typicalCabin(model));
  const runways = [airline.hub.longest_runway_m, end.longest_runway_m] as const;
  if (canFly(model, seats, route.km, ...runways)) return null;
  const row = aircraftRow(airline, model, index, facts);
  const legs = row && legRows(airline, { route, end, row, model, flights, turn: index }, facts);
  return legs ? { row, legs } : null;
}

/** Returns the rows of a new airline's network, and what it pays for routes and leases. */
export function networkRows(airline: Founded, facts: FoundingFacts): NetworkRows {
  const rows: NetworkRows = { routes: [], flownPairs: [], aircraft: [], legs: [], costs: [] };
  const { network, hub } = airline;
  const routes = new Map<string, StoredRow<typeof ROUTE>>();
  network.routes.forEach((route, index) => {
    const row = routeRow(airline, route, index, facts);
    if (row) routes.set(route.to, row);
  });
  const flown = new Set<string>();
  network.aircraft.forEach((aircraft, index) => {
    const made = flyingAircraft(airline, aircraft, index, routes.get(aircraft.to), facts);
    if (!made) return;
    flown.add(aircraft.to);
    rows.aircraft.push(made.row);
    rows.legs.push(...made.legs);
    const { id, deposit, lease_rate } = made.row;
    rows.costs.push({ category: 'deposit', amount: deposit, memo: 'Deposit', aircraft: id });
    rows.costs.push({ category: 'lease', amount: lease_rate, memo: 'First week', aircraft: id });
  });
  const lowest = rows.legs.map(({ departs, number }) => ({ departs, number: Number(number) }));
  flightNumbers(lowest, []).forEach((number, index) => {
    (rows.legs[index] as StoredRow<typeof LEG>).number = `${airline.code}${number}`;
  });
  for (const [to, route] of routes) {
    if (!flown.has(to)) continue;
    rows.routes.push(route);
    // It has flown for long when the world begins.
    rows.flownPairs.push(flownPair(airline.id, route.pair, WEEKS_COUNTED));
    const amount = routeFee(route.km, tariffOf(route));
    rows.costs.push({ category: 'route_fee', amount, memo: `Route ${hub.iata}–${to}`, route: route.id });
  }
  return rows;
}
