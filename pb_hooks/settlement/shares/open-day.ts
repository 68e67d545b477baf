import { openingPrice } from '#game/share/opening-price.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { aliased } from '#hooks/db/shape.ts';
import { updateById, writeRows } from '#hooks/db/write-rows.ts';

const g = aliased(SHARE_LISTING, 'g');
const LISTED = { id: g.id, price: g.price, band: g.band_price, fair: g.fair, target: g.target };
const ALL = "FROM share_listing g WHERE g.state = 'listed' ORDER BY g.id";
const OPENED = updateById(SHARE_LISTING, ['price', 'band_price', 'changed']);

/** Moves the band of each listed airline to the price with which the day begins. */
export function openDay(tx: CoreApp): void {
  const opened = readAll(tx, LISTED, ALL).flatMap(({ id, band, ...listing }) => {
    const price = openingPrice(listing);
    return price === listing.price && price === band ? [] : [{ id, price, band_price: price, changed: true }];
  });
  writeRows(tx, OPENED, opened);
}
