import { openingPrice, restock } from '#game/shares/maker-quotes.ts';
import { MEAN_DAYS } from '#game/shares/tender.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';

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

/** Adds the price with which the day before ended, and forgets that of the oldest day. */
const KEEP_PRICES = `
  UPDATE share_listing SET day_prices = iif(json_array_length(d.prices) > ${MEAN_DAYS}, json_remove(d.prices, '$[0]'), d.prices)
  FROM (SELECT id, json_insert(iif(json_type(day_prices) = 'array', day_prices, '[]'), '$[#]', price) AS prices
    FROM share_listing WHERE state = 'listed') d
  WHERE share_listing.id = d.id`;

/**
 * Ends a day of each listed airline and begins the next one: keeps its last price, moves its band to the price with
 * which the next day begins, and has investors hand the market maker lots to sell.
 */
export function openDay(tx: CoreApp): void {
  run(tx, KEEP_PRICES);
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
