import type { AddressChanges } from '#web/components/use-address.ts';

/** URL parameter with the listings being compared, separated by commas. */
const COMPARE = 'compare';
/** Maximum number of listings in the comparison. */
export const COMPARED_MAX = 4;

/** Returns the ids of the listings in the URL, without duplicates. */
export const readCompared = (params: URLSearchParams): string[] =>
  [...new Set((params.get(COMPARE) ?? '').split(',').filter(Boolean))].slice(0, COMPARED_MAX);

/** Returns the change of the URL that adds a listing to the comparison, or removes it. */
export function compareChange(params: URLSearchParams, listing: string): AddressChanges {
  const now = readCompared(params);
  const kept = now.filter((other) => other !== listing);
  const next = kept.length === now.length ? [...now, listing].slice(0, COMPARED_MAX) : kept;
  return { [COMPARE]: next.join(','), ...(next.length === 0 ? { compared: null } : {}) };
}
