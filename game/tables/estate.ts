import { airlineId, defineTable, id, whole } from './table.ts';

/**
 * Aircraft of airlines in administration that are for sale. The dealers have paid their bid for them, which the lenders
 * had at once. What a buyer pays beyond that goes to the lenders as well, and beyond their debt to the shareholders.
 * Deleted when the aircraft is sold, or after two weeks, when the dealers keep it. Amounts are whole US dollars.
 */
export const ESTATE = defineTable({
  name: 'estate',
  access: 'nobody',
  unique: ['aircraft'],
  indexes: ['former'],
  columns: {
    id,
    aircraft: id,
    /** Id of the airline that is gone. */
    former: airlineId,
    /** Price that the dealers have paid. */
    paid: whole,
    /** Debt that the lenders of that airline still lack. The same for all of its aircraft. */
    debt: whole,
    /** World minute at which it was closed. */
    opened: whole,
  },
});
