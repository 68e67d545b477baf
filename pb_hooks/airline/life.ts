/** Names under which the log records the founding and the end of an airline. They are not actions. */
export const FOUNDING = 'airline.found';
export const CLOSING = 'airline.close';
/** Actions that name an airline or an aircraft. */
export const RENAMING = 'airline.change';
export const NAMING_AIRCRAFT = 'fleet.rename';

/** Field of the record of an airline that is being deleted, which says how it ends. It is not stored. */
export const ENDING_WAY = 'ending_way';
