import type { AircraftModel } from '../../../game/aircraft-model.ts';
import { comfortOf } from '../../../game/choice/comfort.ts';
import type { HubLeg } from '../../../game/choice/connections.ts';
import type { ConnectionWay, Hub, WayDay } from '../../../game/choice/expected-connections.ts';
import type { Offer } from '../../../game/choice/offer.ts';
import { pairDemand, toMarket } from '../../../game/demand/trips.ts';
import { DAY, YEAR } from '../../../game/time.ts';
import { solarOffset } from '../../../game/timetable/local-time.ts';
import { demandWorld } from '../../demand/links.ts';
import { placesOf } from '../../demand/places.ts';
import { readRows } from '../read-rows.ts';
import { type AirlineState, OURS, type SettledWorld } from '../read-world.ts';
import { FOUR_WEEKLY_TURN, spreadTurn } from '../slots.ts';
import { HELD } from './rival-sums.ts';

/** Airlines an hour that are worked out because of a change: each takes some 35 ms, and the rest wait for the next hour. */
const MOST_CHANGED = 6;
/** Airlines an hour that are looked at because rivals in their O&D markets may have changed. */
const MOST_CONTESTED = 2;
/** Where in the order of ids the changed ones are taken from: another place each hour, so that nobody waits for ever. */
const STARTS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Whose timetable or fares have changed, those of them that this hour has been worked out for already included: an hour that
 * was broken off must choose the same ones again.
 * @param turns query for the ids of those who are looked at in any case
 */
const changed = (turns: string) => `
  SELECT id FROM airline WHERE connected IN (0, {:hour} + 1) AND id NOT IN (${turns})
  ORDER BY id < {:start}, id LIMIT ${MOST_CHANGED}`;

/**
 * Of the airlines whose turn it is, those that have changed, and those in whose O&D markets a rival's connections have
 * since they were worked out.
 */
const contested = (turn: string) => `
  SELECT t.value FROM (${turn}) t JOIN airline b ON b.id = t.value
  WHERE b.connected = 0 OR EXISTS (
    SELECT 1 FROM connection_sum own CROSS JOIN connection_sum s ON s.market = own.market
    WHERE own.airline = b.id AND s.airline <> b.id AND s.since >= b.connected - 1 AND ${HELD})`;

/** Query for the ids of all whose connections are to be worked out. @param count of all airlines */
function dueOf(count: number, hasCompetition: boolean): string {
  if (!hasCompetition) return `SELECT id FROM (${changed(FOUR_WEEKLY_TURN)}) UNION ${FOUR_WEEKLY_TURN}`;
  const turn = spreadTurn(count, MOST_CONTESTED);
  const turns = `${FOUR_WEEKLY_TURN} UNION ${turn}`;
  return `SELECT id FROM (${changed(turns)}) UNION ${FOUR_WEEKLY_TURN} UNION ${contested(turn)}`;
}

/**
 * Ids of the airlines whose connections are to be worked out: with those whose turn it is, since the flights of others may
 * have changed.
 * @param count of all airlines
 * @param hasCompetition whether rivals' connections count
 */
export function readDueHubs(
  app: CoreApp,
  { ours, hour }: SettledWorld,
  count: number,
  hasCompetition: boolean,
): string[] {
  const start = STARTS.charAt(hour % STARTS.length);
  const from = `FROM airline a WHERE ${OURS('a.id')} AND a.id IN (${dueOf(count, hasCompetition)}) ORDER BY a.id`;
  return readRows<[string]>(app, 'a.id', from, { ours, hour, start }).map(([id]) => id);
}

const FLOWN = 'l.departs, l.block, r.fare_economy, r.fare_business, r.fare_first';
const FLOWN_WITH = 'x.economy, x.business, x.first, x.model, x.built';
const WITH = 'JOIN route r ON r.id = l.route JOIN aircraft x ON x.id = l.aircraft';
type Flown = [number, number, number, number, number, number, number, number, string, number];

type LegRow = [string, string, string, string, number, ...Flown];

/** What a flight is to passengers. */
function flownOf(row: Flown, models: ReadonlyMap<string, AircraftModel>, now: number) {
  const [departs, block, fareEconomy, fareBusiness, fareFirst, economy, business, first, model, built] = row;
  const type = models.get(model);
  return {
    departs,
    block,
    fares: { economy: fareEconomy, business: fareBusiness, first: fareFirst },
    seats: { economy, business, first },
    comfort: type
      ? comfortOf({
          popularity: type.popularity,
          age: Math.max(0, now - built) / YEAR,
          seats: economy + business + first,
          max_seats: type.max_seats,
        })
      : 0,
  };
}

/** Flights of some airlines (ids) to and from their hubs, each in the order of departure. */
export function readHubs(
  app: CoreApp,
  ids: readonly string[],
  airlines: ReadonlyMap<string, AirlineState>,
  models: ReadonlyMap<string, AircraftModel>,
  now: number,
): Hub[] {
  const rows = readRows<LegRow>(
    app,
    `l.airline, l.id, l.origin, l.destination, r.km, ${FLOWN}, ${FLOWN_WITH}`,
    `FROM json_each({:ids}) j JOIN airline a ON a.id = j.value JOIN leg l ON l.airline = a.id ${WITH}
     WHERE a.hub IN (l.origin, l.destination) ORDER BY l.airline, l.departs, l.id`,
    { ids: JSON.stringify(ids) },
  );
  const hubs = new Map<string, { inbound: HubLeg[]; outbound: HubLeg[] }>();
  for (const [airline, id, origin, destination, km, ...flown] of rows) {
    const own = hubs.get(airline) ?? { inbound: [], outbound: [] };
    hubs.set(airline, own);
    const isInbound = destination === airlines.get(airline)?.hub;
    const leg = { ...flownOf(flown, models, now), id, km, spoke: isInbound ? origin : destination };
    (isInbound ? own.inbound : own.outbound).push(leg);
  }
  return [...hubs].map(([airline, legs]) => {
    const { punctuality = 0, reputation = 0 } = airlines.get(airline) ?? {};
    return { airline, punctuality, reputation, ...legs };
  });
}

/** Tells who might fly from one of some airports (ids) to another one. */
export function readWaysBetween(
  app: CoreApp,
  airports: readonly string[],
): (origin: string, destination: string) => ConnectionWay | null {
  const places = new Map([...placesOf(app, airports)].map(([id, place]) => [id, toMarket(place)]));
  const world = demandWorld(app);
  const known = new Map<string, ReturnType<typeof pairDemand>>();
  return (origin, destination) => {
    const [from, to] = [places.get(origin), places.get(destination)];
    if (!from || !to) return null;
    const key = origin < destination ? origin + destination : destination + origin;
    const yearly =
      known.get(key) ?? (origin < destination ? pairDemand(from, to, world) : pairDemand(to, from, world));
    known.set(key, yearly);
    return { km: yearly.km, yearly, latA: from.lat, latB: to.lat, lon: from.lon };
  };
}

type DirectRow = [string, string, number, string, string, number, ...Flown];

/** Direct flights of everybody on some ways on their weekdays, by both ends and weekday. */
export function readDirect(
  app: CoreApp,
  days: readonly WayDay[],
  airlines: ReadonlyMap<string, AirlineState>,
  models: ReadonlyMap<string, AircraftModel>,
  now: number,
): Map<string, Offer[]> {
  const rows = readRows<DirectRow>(
    app,
    `l.origin, l.destination, w.value ->> 2, l.airline, l.id, o.lon, ${FLOWN}, ${FLOWN_WITH}`,
    `FROM jsonb_each({:days}) w
     CROSS JOIN leg l ON l.origin = w.value ->> 0 AND l.destination = w.value ->> 1
       AND l.departs >= (w.value ->> 2) * ${DAY} AND l.departs < (w.value ->> 2) * ${DAY} + ${DAY}
     ${WITH} JOIN airport o ON o.id = l.origin ORDER BY l.origin, l.destination, l.departs, l.id`,
    { days: JSON.stringify(days.map(({ origin, destination, weekday }) => [origin, destination, weekday])) },
  );
  const direct = new Map<string, Offer[]>();
  for (const [origin, destination, weekday, airline, id, lon, ...flown] of rows) {
    const { departs, block, fares, seats, comfort } = flownOf(flown, models, now);
    const { punctuality = 0, reputation = 0 } = airlines.get(airline) ?? {};
    const local = (((departs + solarOffset(lon)) % DAY) + DAY) % DAY;
    const offer: Offer = {
      ...{ id, airline, departs: local, minutes: block, stops: 0, fares, seats },
      ...{ comfort, punctuality, reputation },
    };
    const key = origin + destination + weekday;
    const others = direct.get(key);
    if (others) others.push(offer);
    else direct.set(key, [offer]);
  }
  return direct;
}
