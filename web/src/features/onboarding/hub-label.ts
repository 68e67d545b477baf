import type { Airport } from '../../../../game/airport.ts';

/** What the hub field reads after an airport was picked: its name, and the code that makes it unmistakable. */
export const hubLabel = ({ name, iata }: Pick<Airport, 'name' | 'iata'>): string => `${name} (${iata})`;
