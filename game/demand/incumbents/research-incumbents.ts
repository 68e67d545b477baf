import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Incumbents, Research } from '#game/payloads/market.ts';
import { directOffer, FEWEST_FLIGHTS, incumbentsOn } from './incumbents.ts';

/**
 * Returns a function that gives what incumbents offer to a destination, by its index in the research. Gives the same as
 * the server's market.
 * @param traffic percentage of the real world's traffic
 */
export function researchIncumbents(
  { destinations, served }: Pick<Research, 'destinations' | 'served'>,
  traffic: number,
): (index: number) => Incumbents | null {
  const { id, km: distances, leisure, business, premium } = destinations;
  const places = new Map(served.id.map((end, index) => [end, index]));
  const at = (figures: readonly number[], index: number) => figures[index] ?? 0;
  return (index) => {
    const km = Math.round(at(distances, index));
    const place = places.get(id[index] ?? '');
    if (place !== undefined && at(served.flights, place) >= FEWEST_FLIGHTS) {
      const pair = {
        airlines: at(served.airlines, place),
        seats: at(served.seats, place),
        fares: at(served.fares, place),
      };
      return directOffer(km, pair, at(served.flights, place));
    }
    const yearly = {
      leisure: at(leisure, index),
      business: at(business, index),
      premium: at(premium, index),
    };
    return incumbentsOn({ km, yearly, served: null }, traffic);
  };
}

/** Direct flights of incumbents on a pair. Flights and seats are per week, in both directions. */
export interface DirectOffer {
  airlines: number;
  flights: number;
  seats: number;
}

/** Returns the direct flights of incumbents on a pair. All figures are 0 if nobody flies it directly. */
export function flownBy(incumbents: Incumbents | null): DirectOffer {
  if (!incumbents || incumbents.stops > 0) return { airlines: 0, flights: 0, seats: 0 };
  const { airlines, flights, seats } = incumbents;
  return {
    airlines,
    flights: Math.round(2 * flights),
    seats: Math.round(2 * flights * sumOfClasses(seats)),
  };
}
