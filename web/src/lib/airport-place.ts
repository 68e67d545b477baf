import type { Airport } from '../../../game/airport.ts';
import { knownCity } from '../../../game/airport-city.ts';
import { countryName } from './format.ts';

/** The city that an airport serves with its country: "Athens, Greece". */
export const placeOf = (airport: Pick<Airport, 'city' | 'municipality' | 'country'>): string =>
  [knownCity(airport), countryName(airport.country)].filter(Boolean).join(', ');
