import { airlineId, defineTable, id, number, oneOf, type Row, text, whole } from './table.ts';

/**
 * `delivered`: to its first owner, written when it is traded for the first time. `stock`: in the dealers' first stock,
 * or bought by the dealers from the market. `sale`: to an airline, the dealers or a lessor. `check`: C or D check done.
 * `scrapped`: by a dealer who could not sell it.
 */
export const HISTORY_EVENTS = ['delivered', 'stock', 'sale', 'check', 'scrapped'] as const;

/**
 * Events of aircraft that have been traded, and heavy checks of all owned ones. All of it is public. Rows stay
 * when their owners are gone: they name airlines only by their ids.
 */
export const AIRCRAFT_HISTORY = defineTable({
  name: 'aircraft_history',
  access: 'signed in',
  indexes: ['aircraft, minute', 'model, minute', 'minute'],
  columns: {
    id,
    aircraft: id,
    /** Key of the model. */
    model: text,
    /** World minute. */
    minute: whole,
    event: oneOf(HISTORY_EVENTS),
    /** Owner before and after: airlines or accounts, see `accountId`. Seller is empty if nobody sold it. */
    seller: airlineId,
    owner: airlineId,
    /** Price of a delivery or sale, or cost of a check, in whole US dollars. 0 if unknown. */
    price: whole,
    /** Market value on the exchange at that time, in whole US dollars. 0 for deliveries and checks. */
    value: whole,
    /** Years since it left the factory. */
    age: number,
    /** Block hours flown and landings. */
    hours: number,
    cycles: whole,
    /** Registration from then on. */
    registration: text,
    /** Kind of the check: c or d. Empty for other events. */
    check_kind: text,
  },
});
export type AircraftHistory = Row<typeof AIRCRAFT_HISTORY>;
