import { hashOf } from '../world/chance/hash.ts';
import type { StartingRival } from './starting-network.ts';

/**
 * Returns the airlines with which a world begins. The seed picks them, spread over the continents in proportion
 * to their number of networks, with at least one each if the number allows.
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
      .map((network) => ({ network, draw: hashOf(['rival', seed, network.hub]) }))
      .sort((one, other) => one.draw - other.draw);
    return drawn.map(({ network, draw }, index) => ({ network, draw, place: index / all.length }));
  });
  placed.sort((one, other) => one.place - other.place || one.draw - other.draw);
  return placed.slice(0, count).map(({ network }) => network);
}
