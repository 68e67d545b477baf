// Separate from the schemas, which only imports need and which are large in goja.

/** Airport sizes as named by the source and the specification. */
export const AIRPORT_TYPES = ['large_airport', 'medium_airport'] as const;
export const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;
