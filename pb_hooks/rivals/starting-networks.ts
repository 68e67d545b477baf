import type { StartingRival } from '#game/rivals/starting-network.ts';

/** Returns the airlines with which a world can begin, as the build computed them. */
export const startingNetworks = (): StartingRival[] =>
  JSON.parse(toString($os.readFile(`${__hooks}/../seed/rivals.json`))) as StartingRival[];
