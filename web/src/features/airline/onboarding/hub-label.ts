import type { Airport } from '#game/world/airport/airport.ts';

/** Returns the hub field's text for a selected airport: its name and code. */
export const hubLabel = ({ name, iata }: Pick<Airport, 'name' | 'iata'>): string => `${name} (${iata})`;
