import { defineTable, id, limited, text, whole } from './table.ts';

/** Pairs with direct flights in reality: the rows of seed/served_pairs.csv. */
export const SERVED_PAIR = defineTable({
  name: 'served_pair',
  access: 'nobody',
  unique: ['a, b'],
  indexes: ['b', 'turn'],
  columns: {
    id,
    /** IATA codes in alphabetical order. */
    a: limited(text, { isRequired: true, pattern: '^[A-Z0-9]{3}$' }),
    b: limited(text, { isRequired: true, pattern: '^[A-Z0-9]{3}$' }),
    /** Hour of the week, from the codes, at which incumbents review the pair. */
    turn: whole,
    /** Number of airlines that fly it. */
    airlines: whole,
    /** Mean seats per flight. */
    seats: whole,
  },
});
