import { restock } from '#game/share/maker-quotes.ts';
import { openingPrice } from '#game/share/opening-price.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { aliased } from '#hooks/db/shape.ts';
import { updateById, writeRows } from '#hooks/db/write-rows.ts';

const g = aliased(SHARE_LISTING, 'g');
const LISTED = {
  id: g.id,
  price: g.price,
  band: g.band_price,
  fair: g.fair,
  target: g.target,
  lots: g.lots,
  investors: g.investor_lots,
  maker: g.maker_lots,
};
const ALL = "FROM share_listing g WHERE g.state = 'listed' ORDER BY g.id";
const OPENED = updateById(SHARE_LISTING, ['price', 'band_price', 'investor_lots', 'maker_lots', 'changed']);

/**
 * Begins the day of each listed airline: its band moves to the price with which the day begins, and investors hand the
 * market maker lots to sell.
 */
export function openDay(tx: CoreApp): void {
  const opened = readAll(tx, LISTED, ALL).flatMap((listing) => {
    const { id, band, investors, maker } = listing;
    const price = openingPrice(listing);
    const moved = restock(listing);
    if (price === listing.price && price === band && moved === 0) return [];
    const lots = { investor_lots: investors - moved, maker_lots: maker + moved };
    return [{ id, price, band_price: price, ...lots, changed: true }];
  });
  writeRows(tx, OPENED, opened);
}
