import { changeLots } from '#game/shares/change-lots.ts';
import { netProceeds } from '#game/shares/listed-value.ts';
import { makerStockMax } from '#game/shares/maker-quotes.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { issueCosts } from '#game/shares/share-limits.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import type { AirlineEntry } from '#hooks/books/ledger/book-entries.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { hourlyId } from '../hourly-id.ts';
import type { ChangedBook } from './read-books.ts';
import type { Traded } from './write-trades.ts';

/** Shares that their own airline has bought back, or sold as new ones, in an auction. */
export interface OwnTrade {
  book: ChangedBook;
  traded: Traded;
  /** Lots of the market maker after the auction. */
  maker: number;
}

const CHANGED_LOTS = updateById(SHARE_LISTING, [
  'lots',
  'fair',
  'target',
  'maker_lots',
  'investor_lots',
  'quarter_dividends',
]);

/** Returns the change of the number of all shares, in lots: shares that are bought back are cancelled. */
const changeOf = ({ side, lots }: Traded): number => (side === 'buy' ? -lots : lots);

/** Returns the money that an airline has got for its own shares, in whole US dollars. Negative if it has paid. */
const moneyOf = ({ side, lots, price }: Traded): number =>
  side === 'buy' ? -amountOf(lots, price) : netProceeds(lots, price);

/**
 * Returns the entries of an airline that has traded its own shares. A declared dividend stays in escrow for the
 * remaining shares.
 */
export function ownEntries(
  { traded, book }: Pick<OwnTrade, 'traded' | 'book'>,
  hour: number,
): AirlineEntry[] {
  const { id, airline, side, lots, price, reserved } = traded;
  const amount = amountOf(lots, price);
  const dividend = -amountOf(changeOf(traded), book.declared);
  const entry = (kind: string, category: AirlineEntry['category'], amount: number, memo: string) => ({
    id: hourlyId(id, hour, kind),
    airline,
    category,
    amount,
    memo,
  });
  return [
    ...(side === 'buy'
      ? [
          entry('r', 'share_escrow_refund', reserved, 'Order for own shares'),
          entry('p', 'share_buyback', -amount, 'Own shares'),
        ]
      : [
          entry('s', 'share_issue', amount, 'New shares'),
          entry('g', 'share_issue_costs', -issueCosts(amount), 'New shares'),
        ]),
    entry('d', dividend < 0 ? 'share_escrow' : 'share_escrow_refund', dividend, 'Dividend declared'),
  ];
}

/**
 * Writes the listings of airlines that have traded their own shares. The market maker hands lots to other investors
 * if it would have more than 5% of the shares that are left.
 */
export function changeOwnLots(tx: CoreApp, trades: readonly OwnTrade[]): void {
  const rows = trades.map(({ book, traded, maker }) => {
    const change = changeOf(traded);
    const figures = changeLots(book, change, moneyOf(traded));
    const kept = Math.min(maker, makerStockMax(figures.lots));
    // A dividend on cancelled shares is not paid, so it does not count for the quarter.
    const unpaid = Math.min(book.paid, amountOf(Math.max(0, -change), book.declared));
    return {
      id: book.id,
      ...figures,
      maker_lots: kept,
      investor_lots: book.investors + maker - kept,
      quarter_dividends: book.paid - unpaid,
    };
  });
  writeRows(tx, CHANGED_LOTS, rows);
}
