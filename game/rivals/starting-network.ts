import { hashOf } from '../world/chance/hash.ts';
import type { Temperament } from '../world/temperament.ts';

/** Money that an airline has earned before the world began, in whole US dollars. It has flown its network for years. */
export const EARNED_BEFORE = 15_000_000;

/** A destination of a starting network. */
export interface StartingRoute {
  /** IATA code. */
  to: string;
  /** Demand per year by passenger group, both directions together, in thousandths. */
  leisure: number;
  business: number;
  premium: number;
  /** Fares as a multiple of the reference fares. */
  fareLevel: number;
}

/** An aircraft of a starting network, which flies between the hub and one destination. */
export interface StartingAircraft {
  /** Key of the model. */
  model: string;
  to: string;
  /** Return flights per week. */
  flights: number;
}

/** An airline with which a new world can begin. Computed when the seed is built. */
export interface StartingRival {
  name: string;
  /** IATA code. */
  hub: string;
  continent: string;
  temperament: Temperament;
  routes: StartingRoute[];
  aircraft: StartingAircraft[];
}

/** Aircraft of an airline that others notice. */
const NOTICED = 3;

/**
 * Returns the airlines with which a world begins. The seed picks them, spread over the continents in proportion
 * to their number of networks, with at least one each if the number allows. On each continent, those of some size come first.
 */
export function pickRivals(networks: readonly StartingRival[], seed: string, count: number): StartingRival[] {
  const continents = new Map<string, StartingRival[]>();
  for (const network of networks) {
    const there = continents.get(network.continent);
    if (there) there.push(network);
    else continents.set(network.continent, [network]);
  }
  const placed = [...continents.values()].flatMap((all) => {
    const drawn = all
      .map((network) => ({
        network,
        draw: hashOf(['rival', seed, network.hub]),
        isSmall: network.aircraft.length < NOTICED,
      }))
      .sort((one, other) => Number(one.isSmall) - Number(other.isSmall) || one.draw - other.draw);
    return drawn.map(({ network, draw }, index) => ({ network, draw, place: index / all.length }));
  });
  placed.sort((one, other) => one.place - other.place || one.draw - other.draw);
  return placed.slice(0, count).map(({ network }) => network);
}
