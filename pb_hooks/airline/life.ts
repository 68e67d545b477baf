/** Names under which the log keeps the beginning and the end of an airline, which are no actions of a running one. */
export const FOUNDING = 'airline.found';
export const CLOSING = 'airline.close';
/** The action that changes an airline's name. */
export const RENAMING = 'airline.change';
