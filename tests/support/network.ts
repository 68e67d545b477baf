import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { legValueOf, type RouteMarket } from '#game/network/scheduling/leg-value.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import type { LegValue, SchedulableAircraft, SchedulableRoute } from '#game/network/timetable/schedulable.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { loadPlaces, loadWorld } from '#scripts/research/demand/load.ts';
import { seedModel } from './aircraft-models.ts';
import { seededAirport } from './seeded-airports.ts';

const world = loadWorld();
const places = new Map(loadPlaces().map((place) => [place.iata, place]));

const marketAt = (iata: string) => {
  const place = places.get(iata);
  if (!place) throw new Error(`${iata} is not an airport`);
  return toDemandPlace(place);
};

const endOf = (iata: string) => {
  const airport = seededAirport(iata);
  return { id: iata, runway: airport.longest_runway_m, offset: solarOffset(airport.lon) };
};

/** Returns a real route with demand from the game's model. Airports are identified by code. */
export function routeBetween(from: string, to: string): SchedulableRoute & RouteMarket {
  const { leisure, business, premium } = pairDemand(marketAt(from), marketAt(to), world);
  const [a, b] = [seededAirport(from), seededAirport(to)];
  return {
    id: `${from}${to}`,
    km: distanceKm(a, b),
    a: endOf(from),
    b: endOf(to),
    leisure,
    business,
    premium,
    typeA: a.type,
    typeB: b.type,
  };
}

/** Returns an aircraft of the seed with its typical cabin. */
export function aircraftAt(
  id: string,
  model: string,
  base: string,
): SchedulableAircraft & { cabin: PerClass } {
  const found = seedModel(model);
  const cabin = typicalCabin(found);
  return { id, model: found, cabin, seats: sumOfClasses(cabin), base };
}

/** Returns the value of an aircraft's departures by the default rule, with fuel at its mean price. */
export const valueFor = (
  aircraft: { model: AircraftModel; cabin: PerClass },
  routes: readonly RouteMarket[],
): LegValue => legValueOf({ ...aircraft, fuelPrice: MEAN_FUEL_PRICE }, routes);
