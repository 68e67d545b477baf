import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import type { StoredOnward } from '#game/tables/connection.ts';

export const stored = ({ leg, destination, later, km, people, fares }: OnwardLeg): StoredOnward => [
  leg,
  destination,
  later,
  km,
  people,
  fares,
];

/** Read by index, because it runs thousands of times. */
export const restored = (row: StoredOnward): OnwardLeg => ({
  leg: row[0],
  destination: row[1],
  later: row[2],
  km: row[3],
  people: row[4],
  fares: row[5],
});
