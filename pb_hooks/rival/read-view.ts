import { type AircraftModel, typicalCabin } from '#game/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/aircraft/cabin.ts';
import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { leaseStock } from '#game/fleet/lease-stock.ts';
import type { OfferedAircraft } from '#game/rival/candidate.ts';
import { LOSS_WEEKS } from '#game/rival/decide.ts';
import { TEMPERS } from '#game/rival/temper.ts';
import type { RivalAircraft, RivalOffer, RivalProspect, RivalRoute, RivalView } from '#game/rival/view.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { ROUTE } from '#game/tables/route.ts';
import { calendarAt } from '#game/timetable/clock.ts';
import type { Strength, Temperament } from '#game/world/temperament.ts';
import { DAYS_A_WEEK, HOUR, WEEK } from '#game/world/time.ts';
import { readAll } from '../db/read-all.ts';
import { readJson } from '../db/read-json.ts';
import { aliased, numberOf, textOf } from '../db/shape.ts';
import { readLessorFacts } from '../market/lease-stock.ts';
import type { ForecastWorld } from '../settlement/forecast/read-route-weeks.ts';
import { readModels } from '../settlement/state/read-world.ts';
import { bestDestinations } from './best-destinations.ts';

/** Weeks between two reviews of routes and searches for growth. */
const REVIEW_EVERY = 4;

const a = aliased(AIRLINE, 'a');
const p = aliased(AIRPORT, 'p');
const SELF = {
  cash: a.cash,
  overheadShare: a.overhead_share,
  hub: { id: p.id, type: p.type, lon: p.lon, runways: p.runways, longest_runway_m: p.longest_runway_m },
};

const r = aliased(ROUTE, 'r');
const OWN_ROUTE = {
  id: r.id,
  to: textOf('CASE r.a WHEN {:hub} THEN r.b ELSE r.a END'),
  opened: r.opened,
  contribution: numberOf(`COALESCE((
    SELECT sum(h.revenue - h.costs) FROM route_history h WHERE h.route = r.id AND h.starts >= {:since}), 0)`),
};
const OWN_ROUTES = 'FROM route r WHERE r.airline = {:airline} ORDER BY r.id';

const x = aliased(AIRCRAFT, 'x');
const OWN_AIRCRAFT = {
  id: x.id,
  model: x.model,
  revision: x.revision,
  leaseRate: x.lease_rate,
  built: x.built,
  economy: x.economy,
  business: x.business,
  first: x.first,
  route: textOf("COALESCE((SELECT l.route FROM leg l WHERE l.aircraft = x.id LIMIT 1), '')"),
  isReady: numberOf("x.delivered <= {:now} AND x.ready <= {:now} AND x.work = ''"),
  isHere: numberOf('x.place = {:hub}'),
};
const OWN_FLEET = 'FROM aircraft x WHERE x.airline = {:airline} ORDER BY x.id';

/** Seats per week from an airport, by destination, of all airlines. */
const SEATS = `
  SELECT COALESCE(json_group_object(destination, seats), '{}') AS json FROM (
    SELECT l.destination, sum(c.economy + c.business + c.first) AS seats
    FROM leg l JOIN aircraft c ON c.id = l.aircraft WHERE l.origin = {:hub} GROUP BY l.destination)`;

/** Inputs of a rival's turn besides the database. */
export interface RivalTurn {
  airline: string;
  temperament: Temperament;
  strength: Strength;
  hour: number;
  world: Omit<ForecastWorld, 'minute'>;
}

function offersTo(
  app: CoreApp,
  { airline, temperament, world: { start }, hour }: RivalTurn,
  models: ReadonlyMap<string, AircraftModel>,
): RivalOffer[] {
  const now = hour * HOUR;
  const { seats, ageMax } = TEMPERS[temperament];
  const { year } = calendarAt(start, now);
  const { world, leased } = readLessorFacts(app, now, airline);
  const offers: RivalOffer[] = [];
  models.forEach((model) => {
    const cabin = typicalCabin(model);
    const size = sumOfClasses(cabin);
    if (size < seats[0] || size > seats[1]) return;
    const quote = leaseQuote(model, year);
    if (!quote || quote.age > ageMax) return;
    if (leaseStock(world, model, leased[model.id] ?? 0).available < 1) return;
    const { age, weeklyRate, dueNow } = quote;
    offers.push({ model, cabin, age, weeklyRate, dueNow });
  });
  return offers;
}

function prospectsFrom(app: CoreApp, hub: RivalView['hub']): RivalProspect[] {
  const seats = readJson<Record<string, number>>(app, SEATS, { hub: hub.id });
  return bestDestinations(app, hub).map((prospect) => ({
    ...prospect,
    seatsADay: (seats[prospect.airport.id] ?? 0) / DAYS_A_WEEK,
  }));
}

/** Returns everything that a rival knows in its turn. */
export function readView(app: CoreApp, turn: RivalTurn): RivalView {
  const { airline, temperament, strength, hour, world } = turn;
  const now = hour * HOUR;
  const from = 'FROM airline a JOIN airport p ON p.id = a.hub WHERE a.id = {:airline}';
  const [self] = readAll(app, SELF, from, { airline });
  if (!self) throw new RangeError(`there is no airline ${airline}`);
  const bound = { airline, hub: self.hub.id, now, since: now - LOSS_WEEKS * WEEK };
  const models = readModels(app);
  const flown = new Map<string, OfferedAircraft>();
  const fleet = readAll(app, OWN_AIRCRAFT, OWN_FLEET, bound).map((row): RivalAircraft => {
    const { id, model: key, revision, leaseRate, built, route, isReady, isHere, ...cabin } = row;
    const model = models.get(key);
    if (model)
      flown.set(key, { model, cabin, age: Math.floor(ageInYears({ built }, now)), weeklyRate: leaseRate });
    const isStranded = isReady === 1 && isHere === 0 && route === '';
    return { id, model: key, revision, leaseRate, route, isAvailable: isReady + isHere === 2, isStranded };
  });
  return {
    temperament,
    strength,
    hub: self.hub,
    now,
    cash: self.cash,
    routes: readAll(app, OWN_ROUTE, OWN_ROUTES, bound) satisfies RivalRoute[],
    fleet,
    prospects: prospectsFrom(app, self.hub),
    offers: offersTo(app, turn, models),
    flown,
    fuelPrice: world.fuelPrice,
    overheadShare: self.overheadShare || BASE_OVERHEAD,
    isReview: Math.floor(now / WEEK) % REVIEW_EVERY === parseInt(airline.slice(-3), 36) % REVIEW_EVERY,
  };
}
