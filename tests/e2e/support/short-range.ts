/**
 * A model for the estimates of the research page, in its address. Few airports are within its range, so that the page
 * computes few profits: with the usual one, it computes for as long as the test looks at it.
 */
export const SHORT_RANGE = 'atr-42-600';
