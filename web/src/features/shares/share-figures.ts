import type { Book, QuotedAirline } from '#game/payloads/shares.ts';
import { type Depth, depthOf } from '#game/shares/clearing-price.ts';
import { valueOfShares } from '#game/shares/price-per-share.ts';

/** Returns the change of the price since the end of the day before, as a share. */
export const changeOf = ({ price, close }: Pick<QuotedAirline, 'price' | 'close'>): number =>
  price / close - 1;

/** Returns the total return since the issue, with dividends: 100 is the price of the issue. */
export const totalReturn = ({
  price,
  dividends,
  issue_price,
}: Pick<QuotedAirline, 'price' | 'dividends' | 'issue_price'>): number =>
  ((price + dividends) / issue_price) * 100;

/** Returns the mean total return of all listed airlines. Null if there is none. */
export function marketIndex(listings: readonly QuotedAirline[]): number | null {
  const listed = listings.filter(({ state }) => state === 'listed');
  if (listed.length === 0) return null;
  return listed.reduce((sum, listing) => sum + totalReturn(listing), 0) / listed.length;
}

/** Returns the depth of a book with the limits of the day, without which the first and the last step have no width. */
export function plottedDepth(book: Pick<Book, 'levels' | 'min' | 'max'>): Depth[] {
  const depth = depthOf(book.levels);
  const [first, last] = [depth[0], depth.at(-1)];
  if (!first || !last) return depth;
  return [
    ...(book.min < first.price ? [{ price: book.min, wanted: first.wanted, offered: 0 }] : []),
    ...depth,
    ...(book.max > last.price ? [{ price: book.max, wanted: 0, offered: last.offered }] : []),
  ];
}

/** Returns the airline with the highest market value. Undefined if there is none. */
export const largestOf = (listings: readonly QuotedAirline[]): QuotedAirline | undefined =>
  listings.toSorted((a, b) => valueOfShares(b.price, b.lots) - valueOfShares(a.price, a.lots))[0];
