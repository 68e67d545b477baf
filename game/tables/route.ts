import {
  airlineId,
  defineTable,
  hidden,
  id,
  internal,
  limited,
  number,
  type Row,
  text,
  whole,
} from './table.ts';

/** Pairs of airports that an airline may fly. */
export const ROUTE = defineTable({
  name: 'route',
  access: 'owner',
  exportOrder: 'pair',
  unique: ['airline, pair'],
  indexes: ['pair', 'a', 'b', 'rule_next WHERE rule_max > 0'],
  columns: {
    id,
    airline: airlineId,
    /** Both IATA codes in alphabetical order, such as AMSBCN. */
    pair: limited(text, { isRequired: true, pattern: '^[A-Z0-9]{6}$' }),
    /** Airport ids, in the order of `pair`. */
    a: limited(id, { isRequired: true }),
    b: limited(id, { isRequired: true }),
    /** Great-circle distance in km, a multiple of a thousandth. */
    km: number,
    /** World minute at which the airline acquired the right to fly. */
    opened: whole,
    /** World minute of the first departure since the route last had no flights. 0 before. */
    entered: internal(whole),
    /** World minute from which the right has been unused, reviewed weekly. 0 while it is used: see `reviewRight`. */
    unused_from: whole,
    /** One way, whole US dollars. */
    fare_economy: whole,
    fare_business: whole,
    fare_first: whole,
    /**
     * Demand per year by passenger group since the last change of demand, both directions together. Hidden, because the
     * airline may not know it exactly: see `degreeOf`.
     */
    leisure: hidden(number),
    business: hidden(number),
    premium: hidden(number),
    /** Lowest flight number from a to b. The return flight has the next number. */
    number: whole,
    /** Limits of the fare rule, in percent of the reference fare: see `FareRule`. Both 0 without a rule. */
    rule_min: whole,
    rule_max: whole,
    /** World minute of the rule's next review. It stays when the rule is removed. */
    rule_next: whole,
    /** Fares that the rule has chosen in the hour being settled. 0 unless they wait for the end of the hour. */
    rule_economy: hidden(whole),
    rule_business: hidden(whole),
    rule_first: hidden(whole),
  },
});
export type Route = Row<typeof ROUTE>;
