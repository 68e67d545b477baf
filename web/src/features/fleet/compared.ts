/** URL parameter with the models being compared, separated by commas. */
export const COMPARED = 'compare';
/** Maximum number of models in the comparison. */
export const COMPARED_MAX = 4;

/** Returns the keys of the models in the URL, without duplicates. */
export const readCompared = (value: string | null): string[] =>
  [...new Set((value ?? '').split(',').filter(Boolean))].slice(0, COMPARED_MAX);
