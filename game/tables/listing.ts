import { checkMarks } from './aircraft.ts';
import { airlineId, bool, defineTable, id, json, number, oneOf, type Row, text, whole } from './table.ts';

/** Sales at the asking price, and by auction. */
export const LISTING_KINDS = ['price', 'auction'] as const;
/** For sale, and sold while in the air: it changes hands when it has landed. */
export const LISTING_STATES = ['open', 'sold'] as const;

/**
 * Aircraft for sale, one row each. All of it is public. Deleted when the aircraft has changed hands or is withdrawn.
 * Figures of aircraft that fly are those of the last settled hour; their value and age those of the last midnight.
 * Times are world minutes, amounts whole US dollars.
 */
export const LISTING = defineTable({
  name: 'listing',
  access: 'signed in',
  unique: ['aircraft'],
  // The last one has all columns of a search, because rows with their checks are large.
  indexes: [
    'seller',
    'model, price, state',
    'airport, model, price, value, age, hours, seller, kind, offers, economy, business, first, opened, id, state',
  ],
  columns: {
    id,
    aircraft: id,
    /** Key of the model. */
    model: text,
    registration: text,
    /** An airline, or the account `dealers`: see `accountId`. */
    seller: airlineId,
    kind: oneOf(LISTING_KINDS),
    state: oneOf(LISTING_STATES),
    /** Asking price. For an auction, the price at which the next bid can be made. */
    price: whole,
    /** Whether the seller negotiates. Never for an auction. */
    offers: bool,
    opened: whole,
    /** Market value on the exchange: see `exchangeValue`. Of a dealer's aircraft, that of the day it was taken in. */
    value: whole,
    /** Years since it left the factory. It does not grow while a dealer holds the aircraft. */
    age: number,
    /** Block hours flown and landings. */
    hours: number,
    cycles: whole,
    /** 1 = as new, 0 = worst. */
    condition: number,
    /** Hours, cycles and world minute at the last check of each kind. */
    checks: json(5_000, checkMarks),
    /** Cabin: seats. */
    economy: whole,
    business: whole,
    first: whole,
    /** Id of the airport where it is, or to which it flies. */
    airport: id,
    /** When it may depart from there. */
    ready: whole,
  },
});
export type Listing = Row<typeof LISTING>;
