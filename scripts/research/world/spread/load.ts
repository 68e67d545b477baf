import { readFileSync } from 'node:fs';
import type { RoutePair } from '#game/demand/forecast/expected-route-profit.ts';
import { routePair } from '#game/demand/forecast/route-pair.ts';
import { incumbentsOn } from '#game/demand/incumbents/incumbents.ts';
import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { PlanningEnd } from '#game/network/planning/planning.ts';
import { DESTINATIONS_CONSIDERED } from '#game/network/planning/suggestion.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { NORMAL_TRAFFIC } from '#game/world/world-settings.ts';
import { readAirports } from '#scripts/data/read-airports.ts';
import { readRows } from '#scripts/data/read-rows.ts';
import { inRoot } from '#scripts/paths.ts';
import { loadPlaces, loadServedPairs, loadWorld } from '#scripts/research/demand/load.ts';

/** Airport fields that the report needs. The code serves as id. */
export type SpreadAirport = Pick<
  Airport,
  'iata' | 'type' | 'lat' | 'lon' | 'longest_runway_m' | 'runways' | 'continent'
>;

/** A destination from a hub. */
export interface Destination {
  airport: SpreadAirport;
  km: number;
  /** Passengers per year, both ways together. */
  leisure: number;
  business: number;
  premium: number;
  /** Offer of the airlines of the real world. */
  incumbents: Incumbents | null;
  /** For the quick estimate, without rivals. */
  pair: RoutePair;
}

/** The world of the seed. */
export interface SpreadWorld {
  models: readonly AircraftModel[];
  airports: ReadonlyMap<string, SpreadAirport>;
  /** Airport codes with the trips per year that begin there. */
  hubs: readonly { iata: string; trips: number }[];
  /** Returns destinations, largest demand first. */
  destinationsFrom: (iata: string) => Destination[];
}

export const endOf = ({ iata, type, lat, lon, longest_runway_m }: SpreadAirport): PlanningEnd => ({
  id: iata,
  type,
  lat,
  lon,
  runway: longest_runway_m,
  offset: solarOffset(lon),
});

/** Reads the world of the seed. */
export function loadSpreadWorld(): SpreadWorld {
  const models = readRows('aircraft_models', readFileSync(inRoot('seed/aircraft_models.csv'))).rows;
  const rows = readAirports(readFileSync(inRoot('seed/airports.csv'))).airports;
  const airports = new Map(rows.map((row) => [row.iata, row]));
  const places = loadPlaces();
  const markets = new Map(places.map((place) => [place.iata, toDemandPlace(place)]));
  const world = loadWorld();
  const servedPairs = loadServedPairs();

  function destinationsFrom(iata: string): Destination[] {
    const [origin, from] = [markets.get(iata), airports.get(iata)];
    if (!origin || !from) throw new RangeError(`${iata} is not an airport`);
    return [...markets.values()]
      .flatMap((market): Destination[] => {
        const airport = airports.get(market.iata);
        if (!airport || market.iata === iata) return [];
        const { km, leisure, business, premium } = pairDemand(origin, market, world);
        if (km < NEAREST_KM) return [];
        const served =
          servedPairs.get(iata < airport.iata ? iata + airport.iata : airport.iata + iata) ?? null;
        const yearly = { leisure, business, premium };
        const incumbents = incumbentsOn({ km, yearly, served }, NORMAL_TRAFFIC);
        const pair = routePair({ km, yearly }, incumbents, [from, airport]);
        return [{ airport, km, leisure, business, premium, incumbents, pair }];
      })
      .sort(
        (a, b) => b.leisure + b.business + b.premium - (a.leisure + a.business + a.premium) || a.km - b.km,
      )
      .slice(0, DESTINATIONS_CONSIDERED);
  }
  const hubs = places.map(({ iata, trips }) => ({ iata, trips }));
  return { models: models as AircraftModel[], airports, hubs, destinationsFrom };
}
