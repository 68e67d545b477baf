import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Incumbents, Research } from '#game/payloads/market.ts';
import { incumbentsOn, type ServedPair } from './incumbents.ts';

/**
 * Returns a function that gives what incumbents offer to a destination, by its index in the research. Gives the same as
 * the server's market.
 * @param traffic percentage of the real world's traffic
 */
export function researchIncumbents(
  { destinations, served }: Pick<Research, 'destinations' | 'served'>,
  traffic: number,
): (index: number) => Incumbents | null {
  const { id, km, leisure, business, premium } = destinations;
  const pairs = new Map(
    served.id.map((end, index): [string, ServedPair] => [
      end,
      {
        airlines: served.airlines[index] ?? 0,
        seats: served.seats[index] ?? 0,
        fares: served.fares[index] ?? 0,
        flights: served.flights[index] ?? 0,
      },
    ]),
  );
  return (index) => {
    const yearly = {
      leisure: leisure[index] ?? 0,
      business: business[index] ?? 0,
      premium: premium[index] ?? 0,
    };
    return incumbentsOn({ km: km[index] ?? 0, yearly, served: pairs.get(id[index] ?? '') ?? null }, traffic);
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
