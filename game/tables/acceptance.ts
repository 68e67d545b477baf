import { airlineId, defineTable, id, whole } from './table.ts';

/** Shares with which airlines have accepted open offers, readable by the holder. They are reserved in the holding. */
export const ACCEPTANCE = defineTable({
  name: 'acceptance',
  access: 'owner',
  exportOrder: 'issuer, id',
  unique: ['airline, tender'],
  indexes: ['tender', 'issuer'],
  columns: {
    id,
    /** The holder. */
    airline: airlineId,
    tender: id,
    issuer: airlineId,
    lots: whole,
  },
});
