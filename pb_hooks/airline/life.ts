/** Names under which the log keeps the beginning and the end of an airline, which are no actions of a running one. */
export const FOUNDING = 'airline.found';
export const CLOSING = 'airline.close';
