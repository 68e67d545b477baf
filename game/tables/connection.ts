import type { OnwardLeg } from '../choice/expected-connections.ts';
import { defineTable, id, serverJson } from './table.ts';

/** An onward leg as it is stored: the fields of OnwardLeg in order. */
export type StoredOnward = [
  leg: string,
  destination: string,
  later: number,
  km: OnwardLeg['km'],
  people: OnwardLeg['people'],
  fares: OnwardLeg['fares'],
];

/** Legs to which passengers of a leg are expected to connect. Its id is the leg's. */
export const CONNECTION = defineTable({
  name: 'connection',
  access: 'owner',
  exportOrder: 'id',
  indexes: ['airline'],
  columns: { id, airline: id, onward: serverJson<StoredOnward[]>() },
});
