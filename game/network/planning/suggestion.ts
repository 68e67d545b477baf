/** Maximum share of the cash for the signing of a first lease, because routes and the first weeks need cash too. */
export const CASH_PART = 0.25;

/** Number of destinations considered for it, those with the most demand. */
export const DESTINATIONS_CONSIDERED = 150;
