import type { Airport } from '#game/world/airport/airport.ts';
import { knownCity } from '#game/world/airport/airport-city.ts';
import { countryName } from './format.ts';

/** Returns the served city with its country: "Athens, Greece". */
export const placeOf = (airport: Pick<Airport, 'city' | 'municipality' | 'country'>): string =>
  [knownCity(airport), countryName(airport.country)].filter(Boolean).join(', ');
