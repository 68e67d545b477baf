import { defineTable, id, limited, text, whole } from './table.ts';

/** End of the ids of pairs that incumbents have begun to fly in this world. */
export const FOLLOWED = 'following';

/** Pairs with direct flights of incumbents: the rows of seed/served_pairs.csv, and those that they have followed others to. */
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
