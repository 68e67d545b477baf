import type { Airport } from './airport.ts';

/**
 * Returns the municipality without brackets, and without the text after a comma or slash: "Paris" for
 * "Paris (Orly)".
 */
export const mainMunicipality = (municipality: string): string =>
  municipality.split(/[(,/]/, 1)[0]?.trim() ?? '';

/** Returns the city that an airport serves; empty if the source knows neither city nor municipality. */
export const knownCity = ({ city, municipality }: Pick<Airport, 'city' | 'municipality'>): string =>
  city || mainMunicipality(municipality);

/** Returns the city that an airport serves, or its name if no city is known. */
export const servedCity = (airport: Pick<Airport, 'city' | 'municipality' | 'name'>): string =>
  knownCity(airport) || airport.name;
