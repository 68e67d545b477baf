import type { Place } from '#game/demand/place.ts';
import { distanceKm } from '#game/world/airport/geo.ts';

const weightOf = (place: Place) =>
  place.capacity + (place.population * place.income) / 1e11 + place.visitors_m / 10;

/**
 * Returns a smaller world with the same people, for the fit: the named places, one per country, and the
 * largest up to `limit`. People and visitors of the others move to the nearest remaining place of their
 * country.
 */
export function reduce(places: readonly Place[], named: ReadonlySet<string>, limit: number): Place[] {
  const byWeight = [...places].sort((a, b) => weightOf(b) - weightOf(a));
  const kept = new Set(named);
  const countries = new Set<string>();
  for (const { iata, country } of byWeight) {
    if (!countries.has(country) || kept.size < limit) kept.add(iata);
    countries.add(country);
  }
  const result = places.filter(({ iata }) => kept.has(iata)).map((place) => ({ ...place }));
  const homes = new Map<string, Place[]>();
  for (const place of result) homes.set(place.country, [...(homes.get(place.country) ?? []), place]);
  for (const place of places) {
    if (kept.has(place.iata)) continue;
    const home = (homes.get(place.country) ?? []).reduce<Place | undefined>(
      (best, other) => (best && distanceKm(best, place) <= distanceKm(other, place) ? best : other),
      undefined,
    );
    if (!home) continue;
    const people = home.population + place.population;
    if (people > 0) {
      home.income = (home.income * home.population + place.income * place.population) / people;
    }
    home.population = people;
    home.visitors_m += place.visitors_m;
    home.capacity += place.capacity;
  }
  return result;
}
