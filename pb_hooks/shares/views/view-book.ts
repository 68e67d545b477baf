import type { Book } from '#game/payloads/shares.ts';
import { clearingPrice } from '#game/shares/clearing-price.ts';
import { makerQuotes } from '#game/shares/maker-quotes.ts';
import { levelsWithin } from '#game/shares/open-book.ts';
import { LOT_SHARES, priceBand } from '#game/shares/price-band.ts';
import { investorsMoney } from '#hooks/books/ledger/investors-money.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { numberOf } from '#hooks/platform/db/shape.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { listedOfQuery } from '../listed-of-query.ts';
import { bestTenderPrice } from '../read-tenders.ts';

const LEVEL = {
  price: numberOf('o.price'),
  buy: numberOf("sum(iif(o.side = 'buy', o.lots, 0))"),
  sell: numberOf("sum(iif(o.side = 'sell', o.lots, 0))"),
};
const LEVELS = 'FROM share_order o WHERE o.issuer = {:issuer} GROUP BY o.price ORDER BY o.price';
const OFFER = `SELECT ${bestTenderPrice('{:issuer}')} AS json`;
const OTHERS = `
  SELECT count(*) AS json FROM share_listing g WHERE g.changed AND g.state = 'listed' AND g.airline <> {:issuer}`;

/** GET /api/am/book?airline=: returns the open orders for an airline's shares, and what would trade now. */
export function viewBook(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const listing = listedOfQuery(e);
    const { airline: issuer, lots, fair, target, maker_lots, price, band_price, changed } = listing;
    // As in the auction, all books that clear share the money of investors.
    const money = Math.floor(investorsMoney(e.app) / (1 + readJson<number>(e.app, OTHERS, { issuer })));
    const band = priceBand(band_price);
    const isListed = listing.state === 'listed';
    const offer = readJson<number>(e.app, OFFER, { issuer });
    const quotes = isListed
      ? makerQuotes({ shares: lots * LOT_SHARES, fair, target, stock: maker_lots, money, offer })
      : [];
    const orders = readAll(e.app, LEVEL, LEVELS, { issuer });
    const levels = levelsWithin([...orders, ...quotes], band);
    // The auction leaves out a book that has not changed, even if there is more money for it now.
    const indicative = changed ? clearingPrice(levels, price) : null;
    const book: Book = { levels, last: price, ...band, indicative };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, book);
  });
}
