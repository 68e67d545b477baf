import { blocOf } from '#game/network/rights/blocs.ts';
import { isHome, mayFly } from '#game/network/rights/home.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import type { AirportRight } from '#web/components/map/airport-shapes.ts';

type Place = Pick<Airport, 'id' | 'country'>;
/** Returns what an airline may do at an airport. */
export type RightOf = (airport: Place) => AirportRight;

/**
 * Returns a function that says for each airport whether the airline may fly there from another one.
 * @param homes home blocs of the airline
 * @param applied blocs for whose certificate it has applied
 * @param origin null if none is selected: then nothing is closed, because flights begin at home
 */
export function rightsFrom(
  homes: readonly string[],
  applied: readonly string[],
  origin: Place | null,
): RightOf {
  return (airport) => ({
    ring: isHome(homes, airport) ? 'home' : applied.includes(blocOf(airport.country)) ? 'applied' : null,
    isClosed: origin !== null && origin.id !== airport.id && !mayFly(homes, origin, airport),
  });
}
