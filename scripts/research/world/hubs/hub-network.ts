import { readFileSync } from 'node:fs';
import { expectDay } from '#game/demand/choice/book-day.ts';
import { comfortOf } from '#game/demand/choice/comfort.ts';
import type { HubLeg } from '#game/demand/choice/connections.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import type { ConnectionMarket } from '#game/demand/choice/pairings.ts';
import { incumbentDay } from '#game/demand/incumbents/departures.ts';
import { incumbentsOn } from '#game/demand/incumbents/incumbents.ts';
import { type DemandPlace, pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { referenceFares } from '#game/network/route/fares.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '#game/world/time.ts';
import { NORMAL_TRAFFIC } from '#game/world/world-settings.ts';
import { readRows } from '#scripts/data/read-rows.ts';
import { inRoot } from '#scripts/paths.ts';
import { loadPlaces, loadServedPairs, loadWorld } from '#scripts/research/demand/load.ts';

/** Minimum length of a long-haul flight, km. */
const LONG_KM = 3500;
const FARTHEST_KM = 10_500;
const NEAREST_KM = 350;
const LONG_HAUL = 5;
const SHORT_HAUL = 15;
/** Local times of the waves. Flights arrive before and depart after each of them. */
const WAVES = [9.5, 13.5, 18] as const;
/** Minutes before a wave at which the first flight lands, and minutes between two flights. */
const LANDS_BEFORE = 75;
const APART = 5;
const LANDINGS = 6;
const DEPARTURES = 7;
/** Candidate aircraft, smallest first. */
const LONG_MODELS = ['boeing-787-8', 'airbus-a330-300', 'boeing-777-300er'];
const SHORT_MODELS = ['embraer-e195-e2', 'airbus-a320neo', 'airbus-a321neo'];
/** Target load factor without connecting passengers, and factor by which fares rise if it is exceeded. */
const PLANNED_LOAD = 0.72;
const RAISE = 1.04;
const DEAREST = 1.25;
const AGE = 5;
/** April, because it is close to the mean of the year; and a Wednesday. */
export const MONTH = 3;
const WEDNESDAY = 2;
export const AIRLINE = { airline: 'hub', punctuality: 0.85, reputation: 0.55 } as const;

/** A weekly flight to or from a hub. */
export interface HubFlight extends HubLeg {
  isInbound: boolean;
  isLong: boolean;
}

/** A hub with its week of flights. */
export interface HubNetwork {
  code: string;
  flights: readonly HubFlight[];
  /** Returns the demand between any two airports by their codes. */
  odMarketOf: (from: string, to: string) => ConnectionMarket;
  /** Returns a day of the airlines of the real world between any two airports by their codes: at most one itinerary. */
  incumbentsOf: (from: string, to: string) => readonly Itinerary[];
}

const mod = (value: number, size: number) => ((value % size) + size) % size;

function readModels(keys: readonly string[]): AircraftModel[] {
  const { rows } = readRows('aircraft_models', readFileSync(inRoot('seed/aircraft_models.csv')));
  return keys.map((key) => (rows as AircraftModel[]).find(({ id }) => id === key) as AircraftModel);
}

/** Returns a flight as passengers choose it. @param lon longitude of its origin */
export const itineraryOf = (flight: HubFlight, lon: number): Itinerary => ({
  ...AIRLINE,
  id: flight.id,
  minutes: flight.block,
  stops: 0,
  fares: flight.fares,
  seats: flight.seats,
  size: sumOfClasses(flight.seats),
  departs: mod(flight.departs + solarOffset(lon), DAY),
  comfort: flight.comfort,
});

/** Returns one aircraft's weekly flights to and from a spoke. */
function weekOf(
  hub: DemandPlace,
  spoke: DemandPlace,
  { place, km, model, fares }: { place: number; km: number; model: AircraftModel; fares: number },
): HubFlight[] {
  const isLong = km > LONG_KM;
  const usual = referenceFares(km);
  const seats = typicalCabin(model);
  const { popularity, max_seats } = model;
  const flight = {
    spoke: spoke.iata,
    km,
    isLong,
    seats,
    block: blockMinutes(km, model.cruise_kmh),
    fares: {
      economy: Math.round(usual.economy * fares),
      business: Math.round(usual.business * fares),
      first: Math.round(usual.first * fares),
    },
    comfort: comfortOf({ popularity, age: AGE, seats: sumOfClasses(seats), max_seats }),
  };
  const waves = isLong ? [WAVES[place % WAVES.length] ?? 0] : WAVES;
  const flights: HubFlight[] = [];
  for (let day = 0; day < DAYS_A_WEEK; day++)
    waves.forEach((hour, wave) => {
      const at = day * DAY + hour * HOUR - solarOffset(hub.lon);
      const lands = at - LANDS_BEFORE + (place % LANDINGS) * APART;
      const name = `${spoke.iata}${day}${wave}`;
      const leaves = at + (place % DEPARTURES) * APART;
      flights.push(
        { ...flight, id: `${name}in`, isInbound: true, departs: mod(lands - flight.block, WEEK) },
        { ...flight, id: `${name}out`, isInbound: false, departs: mod(leaves, WEEK) },
      );
    });
  return flights;
}

/**
 * Returns the load factor on flights out of the hub from passengers without a connection, on an average day.
 */
function localLoad(
  flights: readonly HubFlight[],
  hub: DemandPlace,
  odMarket: ConnectionMarket,
  incumbents: readonly Itinerary[],
): number {
  const out = flights.filter(
    ({ isInbound, departs }) => !isInbound && Math.floor(departs / DAY) === WEDNESDAY,
  );
  const market = dayMarket(odMarket, { month: MONTH, weekday: WEDNESDAY });
  const { bookings } = expectDay(market, [
    ...out.map((flight) => itineraryOf(flight, hub.lon)),
    ...incumbents,
  ]);
  const ids = new Set(out.map(({ id }) => id));
  const wanted = bookings.reduce(
    (sum, { id, byClass, spilled: { leisure, business, premium } }) =>
      ids.has(id) ? sum + sumOfClasses(byClass) + leisure + business + premium : sum,
    0,
  );
  return wanted / out.reduce((sum, { seats }) => sum + sumOfClasses(seats), 0);
}

/**
 * Returns a hub as a sensible airline would build it: its largest long-haul markets daily and its largest
 * short-haul markets in each of three waves. Aircraft and fares leave room for connecting passengers. Its only
 * competitors are the airlines of the real world.
 */
export function hubNetworks(): (code: string) => HubNetwork {
  const world = loadWorld();
  const markets = new Map(loadPlaces().map((place) => [place.iata, toDemandPlace(place)]));
  const marketAt = (code: string) => markets.get(code) as DemandPlace;
  const odMarketOf = (from: string, to: string): ConnectionMarket => {
    const [a, b] = from < to ? [from, to] : [to, from];
    const yearly = pairDemand(marketAt(a), marketAt(b), world);
    const origin = marketAt(from);
    return { km: yearly.km, yearly, latA: origin.lat, latB: marketAt(to).lat, lon: origin.lon };
  };
  const served = loadServedPairs();
  const incumbentsOf = (from: string, to: string): readonly Itinerary[] => {
    const { km, yearly } = odMarketOf(from, to);
    const pair = { km, yearly, served: served.get(from < to ? from + to : to + from) ?? null };
    const incumbents = incumbentsOn(pair, NORMAL_TRAFFIC);
    return incumbents ? [incumbentDay(incumbents)] : [];
  };
  const longModels = readModels(LONG_MODELS);
  const shortModels = readModels(SHORT_MODELS);
  return (code) => {
    const hub = marketAt(code);
    const rated = [...markets.values()]
      .filter((spoke) => spoke !== hub)
      .map((spoke) => ({ spoke, demand: pairDemand(hub, spoke, world) }))
      .sort((one, other) => other.demand.total - one.demand.total);
    const within = (from: number, to: number, count: number) =>
      rated.filter(({ demand: { km } }) => km > from && km <= to).slice(0, count);
    const spokes = [...within(LONG_KM, FARTHEST_KM, LONG_HAUL), ...within(NEAREST_KM, LONG_KM, SHORT_HAUL)];
    const flights = spokes.flatMap(({ spoke, demand: { km } }, place) => {
      const models = km > LONG_KM ? longModels : shortModels;
      const odMarket = odMarketOf(code, spoke.iata);
      const incumbents = incumbentsOf(code, spoke.iata);
      let fares = 1;
      for (let index = 0; ; ) {
        const week = weekOf(hub, spoke, { place, km, model: models[index] as AircraftModel, fares });
        if (localLoad(week, hub, odMarket, incumbents) <= PLANNED_LOAD || fares > DEAREST) return week;
        if (index < models.length - 1) index++;
        else fares *= RAISE;
      }
    });
    return {
      code,
      flights: flights.sort((a, b) => a.departs - b.departs || (a.id < b.id ? -1 : 1)),
      odMarketOf,
      incumbentsOf,
    };
  };
}
