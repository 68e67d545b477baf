import { SALE_KINDS, SEARCH_ORDERS, type SELLER_KINDS, type SearchOrder } from '#game/payloads/exchange.ts';
import type { AddressChanges } from '#web/components/use-address.ts';

/** Filters with a whole number, in the order of the form. */
export const NUMBER_FILTERS = [
  'maxAge',
  'maxHours',
  'minPrice',
  'maxPrice',
  'minRange',
  'minSeats',
  'maxSeats',
  'within',
] as const;
export type NumberFilter = (typeof NUMBER_FILTERS)[number];

const TEXT_FILTERS = ['model', 'family', 'near', 'seller', 'kind'] as const;
const SORTING = ['sort', 'reverse', 'page'] as const;
const DIGITS = /^\d{1,12}$/;
const ORDINARY: Record<string, readonly string[]> = { kind: SALE_KINDS, sort: SEARCH_ORDERS };
/** Place filters need each other. Distance without one in the URL, km. */
export const USUAL_WITHIN = 1_000;

/** Checks whether the URL's value of a parameter can be sent. */
function isValid(name: string, value: string): boolean {
  if (name === 'page') return /^[1-9]\d{0,4}$/.test(value);
  if ((NUMBER_FILTERS as readonly string[]).includes(name)) return DIGITS.test(value);
  if (name === 'reverse') return value === '1';
  return ORDINARY[name]?.includes(value) ?? value !== '';
}

/**
 * Returns the query of a search from the page's URL, in a fixed order. Values that the server would reject are left out.
 */
export function searchQueryOf(params: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of [...TEXT_FILTERS, ...NUMBER_FILTERS, ...SORTING]) {
    const value = params.get(name);
    if (value !== null && isValid(name, value)) query.set(name, value);
  }
  if (query.has('near') && !query.has('within')) query.set('within', String(USUAL_WITHIN));
  if (!query.has('near')) query.delete('within');
  return query.toString();
}

/** Returns the number of a filter. NaN if there is none. */
export function filterNumber(params: URLSearchParams, name: NumberFilter): number {
  const digits = params.get(name) ?? '';
  return DIGITS.test(digits) ? Number(digits) : Number.NaN;
}

/** Returns the number of filters in a URL. Model and family are one, and so are both place filters. */
export const filterCount = (params: URLSearchParams): number =>
  [...TEXT_FILTERS, ...NUMBER_FILTERS].filter((name) => name !== 'within' && params.has(name)).length;

/** Changes of the URL that remove all filters. */
export const NO_FILTERS: AddressChanges = Object.fromEntries(
  [...TEXT_FILTERS, ...NUMBER_FILTERS, 'page'].map((name) => [name, null]),
);

export const ORDER_WORDS: Record<SearchOrder, string> = {
  deal: 'Best deal',
  price: 'Lowest price',
  age: 'Youngest',
  hours: 'Fewest hours',
  seats: 'Fewest seats',
  range: 'Shortest range',
  distance: 'Nearest to your hub',
  opened: 'Newest listing',
};
/** The same in reverse. */
export const REVERSE_WORDS: Record<SearchOrder, string> = {
  deal: 'Worst deal',
  price: 'Highest price',
  age: 'Oldest',
  hours: 'Most hours',
  seats: 'Most seats',
  range: 'Longest range',
  distance: 'Farthest from your hub',
  opened: 'Oldest listing',
};

export const SELLER_WORDS: Record<(typeof SELLER_KINDS)[number], string> = {
  dealers: 'Dealers',
  rival: 'Airlines run by the server',
  player: 'Other players',
};
export const KIND_WORDS: Record<(typeof SALE_KINDS)[number], string> = {
  price: 'Fixed price',
  offers: 'Open to offers',
  auction: 'Auction',
};
