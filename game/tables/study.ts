import { airlineId, defineTable, id, limited, type Row, text, whole } from './table.ts';

/** Market studies that airlines have bought, one per pair. */
export const STUDY = defineTable({
  name: 'study',
  access: 'owner',
  exportOrder: 'pair',
  unique: ['airline, pair'],
  indexes: ['ready', 'until'],
  columns: {
    id,
    airline: airlineId,
    /** Both IATA codes in alphabetical order, as in `route`. */
    pair: limited(text, { isRequired: true, pattern: '^[A-Z0-9]{6}$' }),
    /** Whole US dollars. */
    price: whole,
    /** World minutes of the order, from which it is ready, and from which it is outdated. */
    ordered: whole,
    ready: whole,
    until: whole,
  },
});
export type Study = Row<typeof STUDY>;
