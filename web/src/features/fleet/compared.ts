/** Parameter of the address that names the models being compared, with commas between them. */
export const COMPARED = 'compare';
/** Most models that can stand side by side. */
export const COMPARED_MOST = 4;

/** Keys of the models that the address names, each once. */
export const readCompared = (value: string | null): string[] =>
  [...new Set((value ?? '').split(',').filter(Boolean))].slice(0, COMPARED_MOST);
