import type { OnwardLeg } from '../demand/choice/expected-connections.ts';
import { airlineId, defineTable, id, serverJson } from './table.ts';

/** The fields of an `OnwardLeg` in order. */
export type StoredOnward = [
  leg: string,
  destination: string,
  later: number,
  km: OnwardLeg['km'],
  people: OnwardLeg['people'],
  fares: OnwardLeg['fares'],
];

/** Expected connections from a leg, one row per first leg. */
export const CONNECTION = defineTable({
  name: 'connection',
  access: 'owner',
  exportOrder: 'id',
  indexes: ['airline'],
  columns: {
    /** Id of the first leg. */
    id,
    airline: airlineId,
    onward: serverJson<StoredOnward[]>(5_000),
  },
});
