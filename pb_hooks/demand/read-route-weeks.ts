import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { comfortOf } from '#game/demand/choice/comfort.ts';
import { comingWeeks, FORECAST_DAYS, type MonthShares } from '#game/demand/forecast/months.ts';
import type { ForecastAircraft, RouteWeek } from '#game/demand/forecast/route-week.ts';
import { incumbentWeek } from '#game/demand/incumbents/departures.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { classesOf, type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { knownFactor } from '#game/world/economy/outlook.ts';
import { outlookOn } from '#game/world/economy/publish.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { readRows } from '../settlement/state/read-rows.ts';
import type { SettledWorld } from '../settlement/state/read-world.ts';
import { WITH_TERMS } from './departure-terms.ts';
import { knownIncumbents, SERVED, WITH_SERVED } from './incumbents.ts';
import { expectedDemand, readKnowers } from './knower.ts';
import { PUBLIC_COMFORT } from './public-comfort.ts';

const r = aliased(ROUTE, 'r');
const l = aliased(LEG, 'l');
const x = aliased(AIRCRAFT, 'x');
const a = aliased(AIRLINE, 'a');

const endOf = (alias: string) => {
  const { id, iata, continent, type, lat, lon } = aliased(AIRPORT, alias);
  return { id, iata, continent, type, lat, lon };
};
const ROUTE_FACTS = {
  id: r.id,
  airline: r.airline,
  km: r.km,
  fares: faresOf(r),
  leisure: r.leisure,
  business: r.business,
  premium: r.premium,
  served: SERVED,
  overheadShare: numberOf('(SELECT overhead_share FROM airline WHERE airline.id = r.airline)'),
  a: endOf('pa'),
  b: endOf('pb'),
};
type RouteFacts = ShapedRow<typeof ROUTE_FACTS>;

const DEPARTURE = {
  leg: l.id,
  airline: l.airline,
  aircraft: l.aircraft,
  origin: l.origin,
  destination: l.destination,
  departs: l.departs,
  block: l.block,
  fares: ROUTE_FACTS.fares,
  seats: classesOf(x),
  model: x.model,
  built: x.built,
  comfort: PUBLIC_COMFORT,
  punctuality: a.punctuality,
  reputation: a.reputation,
};
type Departure = ShapedRow<typeof DEPARTURE>;

const OWN_AIRCRAFT = {
  id: x.id,
  model: x.model,
  built: x.built,
  condition: x.condition,
  leaseRate: x.lease_rate,
  weekMinutes: numberOf('(SELECT sum(block) FROM leg WHERE leg.aircraft = x.id)'),
  familySize: numberOf(`(SELECT count(*) FROM aircraft y JOIN aircraft_model n ON n.key = y.model
    WHERE y.airline = x.airline AND n.family = m.family)`),
};

/** The pages' precision of shares and ages, so that a player's page shows the same forecast. */
const inHundredths = (value: number): number => Math.round(value * 100) / 100;

/** Returns all departures on the pairs of some routes, by origin and destination. */
function readDepartures(app: CoreApp, routes: readonly RouteFacts[], now: number): Map<string, Departure[]> {
  const pairs = new Map<string, [string, string]>();
  for (const { a: from, b: to } of routes) {
    pairs.set(from.id + to.id, [from.id, to.id]);
    pairs.set(to.id + from.id, [to.id, from.id]);
  }
  const rows = readRows(
    app,
    DEPARTURE,
    `FROM jsonb_each({:pairs}) p
     CROSS JOIN leg l ON l.origin = p.value ->> 0 AND l.destination = p.value ->> 1
     ${WITH_TERMS}
     ORDER BY l.departs, l.id`,
    { pairs: JSON.stringify([...pairs.values()]), now },
  );
  const byPair = new Map<string, Departure[]>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Departure;
    const pair = row.origin + row.destination;
    const others = byPair.get(pair);
    if (others) others.push(row);
    else byPair.set(pair, [row]);
  }
  return byPair;
}

interface Facts {
  models: ReadonlyMap<string, AircraftModel>;
  months: MonthShares;
  fuelPrice: number;
  /** World minute. */
  minute: number;
}

/** Returns the airline's aircraft with some ids, as forecasts use them. */
function readOwnAircraft(
  app: CoreApp,
  ids: readonly string[],
  { models, minute }: Facts,
): Map<string, ForecastAircraft> {
  const rows = readRows(
    app,
    OWN_AIRCRAFT,
    `FROM json_each({:ids}) j JOIN aircraft x ON x.id = j.value JOIN aircraft_model m ON m.key = x.model
     ORDER BY x.id`,
    { ids: JSON.stringify(ids) },
  );
  const fleet = new Map<string, ForecastAircraft>();
  for (const { id, model: key, built, condition, leaseRate, weekMinutes, familySize } of rows) {
    const model = models.get(key);
    if (!model) continue;
    const age = inHundredths(Math.max(0, minute - built) / YEAR);
    fleet.set(id, { model, age, condition: inHundredths(condition), leaseRate, weekMinutes, familySize });
  }
  return fleet;
}

/**
 * Returns a departure as passengers see it. The airline's own legs have the ids of their aircraft, because
 * forecasts do not distinguish an aircraft's legs.
 */
function departureOf(row: Departure, isOwn: boolean, fares: PerClass, facts: Facts): MarketDeparture | null {
  const { airline, origin, departs, block, seats, built, punctuality, reputation } = row;
  const model = facts.models.get(row.model);
  if (!model) return null;
  const { popularity, max_seats } = model;
  const comfort = isOwn
    ? comfortOf({
        popularity,
        max_seats,
        seats: sumOfClasses(seats),
        age: inHundredths(Math.max(0, facts.minute - built) / YEAR),
      })
    : row.comfort;
  return {
    leg: isOwn ? row.aircraft : row.leg,
    airline,
    origin,
    departs,
    block,
    fares: isOwn ? fares : row.fares,
    seats,
    comfort,
    punctuality: isOwn ? inHundredths(punctuality) : punctuality,
    reputation: isOwn ? inHundredths(reputation) : reputation,
  };
}

/** The parts of the world that a forecast depends on. */
export type ForecastWorld = Pick<SettledWorld, 'start' | 'seed' | 'fuelPrice' | 'minute' | 'traffic'>;

/**
 * Returns the weeks of some routes (ids) as their owners' pages forecast them, by route: with the demand that the owner
 * expects. Four reads for any number of routes of any airlines.
 */
export function readRouteWeeks(
  app: CoreApp,
  world: ForecastWorld,
  models: ReadonlyMap<string, AircraftModel>,
  ids: readonly string[],
): Map<string, RouteWeek> {
  const { start, fuelPrice, minute, traffic } = world;
  const today = minute - (minute % DAY);
  const outlook = outlookOn(world, today / DAY);
  const facts: Facts = { models, months: comingWeeks(start, today), fuelPrice, minute };
  const routes = readRows(
    app,
    ROUTE_FACTS,
    `FROM json_each({:ids}) j JOIN route r ON r.id = j.value ${WITH_SERVED}
     JOIN airport pa ON pa.id = r.a JOIN airport pb ON pb.id = r.b ORDER BY r.id`,
    { ids: JSON.stringify(ids) },
  );
  const byPair = readDepartures(app, routes, minute);
  const flown = new Map<RouteFacts, Departure[]>();
  const own = new Set<string>();
  for (const route of routes) {
    const { a: from, b: to, airline } = route;
    const rows = [...(byPair.get(from.id + to.id) ?? []), ...(byPair.get(to.id + from.id) ?? [])];
    flown.set(route, rows);
    for (const row of rows) if (row.airline === airline) own.add(row.aircraft);
  }
  const aircraft = readOwnAircraft(app, [...own], facts);
  const airlines = [...new Set(routes.map(({ airline }) => airline))];
  const knowers = readKnowers(app, world, airlines, readRows);
  const weeks = new Map<string, RouteWeek>();
  for (const [route, rows] of flown) {
    const { id, airline, fares } = route;
    const departures: MarketDeparture[] = [];
    for (const row of rows) {
      const departure = departureOf(row, row.airline === airline, fares, facts);
      if (departure) departures.push(departure);
    }
    const known = knowers.get(airline)?.of({ from: route.a, to: route.b, km: route.km });
    const expected = known ? expectedDemand(route, known) : route;
    const incumbents = knownIncumbents(
      { km: route.km, yearly: route, served: route.served },
      expected,
      traffic,
    );
    if (incumbents) departures.push(...incumbentWeek(incumbents, [route.a, route.b]));
    weeks.set(id, {
      km: route.km,
      leisure: Math.round(expected.leisure),
      business: Math.round(expected.business),
      premium: Math.round(expected.premium),
      known: known?.degree ?? 1,
      a: route.a,
      b: route.b,
      economy: knownFactor(outlook, route.a, route.b, FORECAST_DAYS),
      overheadShare: route.overheadShare || BASE_OVERHEAD,
      months: facts.months,
      departures,
      airline,
      fares,
      aircraft,
      fuelPrice,
    });
  }
  return weeks;
}
