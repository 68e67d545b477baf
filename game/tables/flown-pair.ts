import { airlineId, defineTable, id, limited, type Row, text, whole } from './table.ts';

/** Pairs that airlines have flown. They stay when the right to fly ends, because what an airline knows of a pair does. */
export const FLOWN_PAIR = defineTable({
  name: 'flown_pair',
  access: 'owner',
  exportOrder: 'pair',
  unique: ['airline, pair'],
  columns: {
    id,
    airline: airlineId,
    /** Both IATA codes in alphabetical order, as in `route`. */
    pair: limited(text, { isRequired: true, pattern: '^[A-Z0-9]{6}$' }),
    /** Weeks in which the airline has flown the pair, up to `WEEKS_COUNTED`. */
    weeks: whole,
  },
});
export type FlownPairRow = Row<typeof FLOWN_PAIR>;
