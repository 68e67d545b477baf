import { amountOf } from '#game/shares/price-band.ts';
import type { TradedLots } from '#game/shares/trade-notice.ts';
import { moveCash } from '#hooks/books/ledger/book-entries.ts';
import { insertEntries, lastEntry } from '#hooks/books/ledger/write-entries.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { worldDate } from '#hooks/world/clock/date.ts';
import {
  addHoldings,
  type BoughtCells,
  removeHoldings,
  SHARE_OF_COST,
  type SoldCells,
} from '../change-holdings.ts';
import { idsOfHour } from '../hourly-id.ts';
import type { ShareHour } from './share-hour.ts';

/** Lots that an airline has bought or sold in one book. */
export interface Traded extends TradedLots {
  /** Id of its first filled order. */
  id: string;
  /** Escrow of the filled lots to buy, in whole US dollars. */
  reserved: number;
}

/** Rows of `cellsOf`. */
const ROWS = `(SELECT value ->> 0 AS airline, value ->> 1 AS issuer, value ->> 2 AS lots, value ->> 3 AS amount,
  value ->> 4 AS id, value ->> 5 AS reserved, value ->> 6 AS code FROM jsonb_each({:rows})) AS r`;

const cellsOf = (
  { airline, issuer, lots, reserved, price, code }: Traded,
  id: string,
): BoughtCells & SoldCells => [airline, issuer, lots, amountOf(lots, price), id, reserved, code];

/** Columns that all entries of traded lots share. */
const TRADE = {
  airline: 'airline',
  at: '{:at}',
  minute: '{:minute}',
  memo: "'Shares of ' || code",
  from: 'r',
} as const;

/** The limit of an order to buy was in escrow. An airline gets it back in one entry, however many books it has bought in. */
const BOUGHT = insertEntries(`r AS MATERIALIZED (SELECT * FROM ${ROWS})`, [
  {
    ...TRADE,
    id: "min(id) || 'r'",
    category: 'share_escrow_refund',
    amount: 'sum(reserved)',
    memo: "'Shares of ' || iif(count(*) = 1, code, count(*) || ' airlines')",
    groupBy: 'airline',
  },
  { ...TRADE, id: "id || 'p'", category: 'share_purchase', amount: '-amount' },
]);
/** A sale is split into the cost of the lots and the gain. */
const SOLD = insertEntries(
  `r AS MATERIALIZED (
    SELECT r.id, r.airline, r.amount, r.code, ${SHARE_OF_COST} AS cost
    FROM ${ROWS} CROSS JOIN holding ON holding.airline = r.airline AND holding.issuer = r.issuer)`,
  [
    { ...TRADE, id: "id || 's'", category: 'share_sale', amount: 'cost' },
    { ...TRADE, id: "id || 'g'", category: 'share_gain', amount: '(amount - cost)' },
  ],
);

/**
 * Writes what airlines have traded: entries, cash and holdings. All statements about a side share one list of rows,
 * because each row that goja makes costs as much as writing it.
 */
export function writeTrades(
  tx: CoreApp,
  traded: readonly Traded[],
  { hour, minute, start }: ShareHour,
): void {
  if (traded.length === 0) return;
  const idOf = idsOfHour(hour);
  const rowsOf = (side: 'buy' | 'sell') =>
    JSON.stringify(traded.filter((one) => one.side === side).map((one) => cellsOf(one, idOf(one.id, ''))));
  const at = worldDate(start, minute);
  const last = lastEntry(tx);
  const [bought, sold] = [rowsOf('buy'), rowsOf('sell')];
  run(tx, BOUGHT, { rows: bought, minute, at });
  run(tx, SOLD, { rows: sold, minute, at });
  moveCash(tx, last, true);
  removeHoldings(tx, sold, minute);
  addHoldings(tx, bought, 'h');
}
