import type { AddressChanges } from '#web/components/use-address.ts';

/** URL parameter with the listings being compared, separated by commas. */
const COMPARE = 'compare';
/** Maximum number of listings in the comparison. */
export const COMPARED_MAX = 4;

/** Returns the ids of the listings in the URL, without duplicates. */
export const readCompared = (params: URLSearchParams): string[] =>
  [...new Set((params.get(COMPARE) ?? '').split(',').filter(Boolean))].slice(0, COMPARED_MAX);

/** Returns the change of the URL that removes listings from the comparison. */
export function withoutCompared(params: URLSearchParams, ended: readonly string[]): AddressChanges {
  const kept = readCompared(params).filter((listing) => !ended.includes(listing));
  return { [COMPARE]: kept.join(','), ...(kept.length === 0 ? { compared: null } : {}) };
}

/** Returns the change of the URL that adds a listing to the comparison, or removes it. */
export function compareChange(params: URLSearchParams, listing: string): AddressChanges {
  const now = readCompared(params);
  if (now.includes(listing)) return withoutCompared(params, [listing]);
  return { [COMPARE]: [...now, listing].slice(0, COMPARED_MAX).join(',') };
}
