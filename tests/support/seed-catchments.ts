import { loadPlaces } from '../../scripts/demand/load.ts';
import type { Catchments } from '../../web/src/lib/game/catchments.ts';

/** What GET /api/am/catchments tells in a world that was seeded, but of all airports. */
export const seedCatchments = (): Catchments =>
  new Map(loadPlaces().map(({ iata, population, trips }) => [iata, { people: population, trips }]));
