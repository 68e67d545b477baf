import { loadPlaces } from '#scripts/research/demand/load.ts';
import type { Catchments } from '#web/lib/game/catchments.ts';

/** Returns the catchments of a seeded world as GET /api/am/catchments does, but of all airports. */
export const seedCatchments = (): Catchments =>
  new Map(loadPlaces().map(({ iata, population, trips }) => [iata, { people: population, trips }]));
