// Apart from the schemas, so that pages can import the limits without zod.

/** Maximum number of routes whose fares one action sets. */
export const FARES_MAX = 500;

/** Maximum number of aircraft whose weeks one action sets. */
export const PLANS_MAX = 50;

/** Maximum number of legs per aircraft. */
export const LEGS_MAX = 300;

/** Maximum number of aircraft per lease and per order. */
export const LEASE_MAX = 10;
export const ORDER_MAX = 50;
