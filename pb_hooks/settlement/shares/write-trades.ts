import { amountOf } from '#game/share/price-band.ts';
import { LEDGER, type LedgerCategory } from '#game/tables/ledger.ts';
import { worldDate } from '#hooks/clock/date.ts';
import { insertFrom } from '#hooks/db/insert.ts';
import { lastEntry } from '#hooks/ledger/counterparts.ts';
import { moveCash } from '#hooks/ledger/move-cash.ts';
import { addHoldings, removeHoldings, SHARE_OF_COST } from '#hooks/share/change-holdings.ts';
import { hourlyId } from '#hooks/share/hourly-id.ts';
import { run } from '../state/read-rows.ts';
import type { BookOrder } from './read-books.ts';
import type { ShareHour } from './share-hour.ts';

/** Lots that an airline has bought or sold in one book. */
export interface Traded {
  /** Id of its first filled order. */
  id: string;
  airline: string;
  issuer: string;
  side: BookOrder['side'];
  lots: number;
  /** Escrow of the filled lots to buy, in whole US dollars. */
  reserved: number;
  price: number;
  /** Code of the issuer. */
  code: string;
}

/** Rows of `cellsOf`. */
const ROWS = `(SELECT value ->> 0 AS id, value ->> 1 AS airline, value ->> 2 AS issuer, value ->> 3 AS lots,
  value ->> 4 AS reserved, value ->> 5 AS amount, value ->> 6 AS code FROM jsonb_each({:rows}) WHERE value ->> 7 = {:side})`;

const cellsOf = ({ id, airline, issuer, side, lots, reserved, price, code }: Traded, hour: number) => [
  hourlyId(id, hour, ''),
  airline,
  issuer,
  lots,
  reserved,
  amountOf(lots, price),
  code,
  side,
];

/** An entry that an airline gets for what it has traded. Each one has an account on the other side. */
const entry = (kind: string, category: LedgerCategory, amount: string): string =>
  `SELECT r.id || '${kind}' AS id, r.airline, '${category}' AS category, ${amount} AS amount, r.code`;

const insertEntries = (first: string, second: string, from: string): string =>
  insertFrom(
    LEDGER,
    {
      id: 'e.id',
      airline: 'e.airline',
      at: '{:at}',
      minute: '{:minute}',
      category: 'e.category',
      amount: 'e.amount',
      memo: "'Shares of ' || e.code",
      route: "''",
      aircraft: "''",
      flight: "''",
      transfer: 'e.id',
    },
    `FROM (${first} ${from} UNION ALL ${second} ${from}) AS e WHERE e.amount != 0`,
  ).replace('INSERT INTO', 'INSERT OR FAIL INTO');

/** The limit of an order to buy was in escrow. */
const BOUGHT = insertEntries(
  entry('r', 'share_escrow_refund', 'r.reserved'),
  entry('p', 'share_purchase', '-r.amount'),
  `FROM ${ROWS} AS r`,
);
/** A sale is split into the cost of the lots and the gain. */
const SOLD = insertEntries(
  entry('s', 'share_sale', SHARE_OF_COST),
  entry('g', 'share_gain', `r.amount - ${SHARE_OF_COST}`),
  `FROM ${ROWS} AS r CROSS JOIN holding ON holding.airline = r.airline AND holding.issuer = r.issuer`,
);

/**
 * Writes what airlines have traded: entries, cash and holdings. One list of rows for all entries, because each row that
 * goja makes costs as much as writing it.
 */
export function writeTrades(
  tx: CoreApp,
  traded: readonly Traded[],
  { hour, minute, start }: ShareHour,
): void {
  if (traded.length === 0) return;
  const rows = JSON.stringify(traded.map((one) => cellsOf(one, hour)));
  const at = worldDate(start, minute);
  const last = lastEntry(tx);
  run(tx, BOUGHT, { rows, minute, at, side: 'buy' });
  run(tx, SOLD, { rows, minute, at, side: 'sell' });
  moveCash(tx, last, true);
  removeHoldings(
    tx,
    traded
      .filter(({ side }) => side === 'sell')
      .map(({ airline, issuer, lots, price }) => ({
        airline,
        issuer,
        lots,
        proceeds: amountOf(lots, price),
      })),
  );
  addHoldings(
    tx,
    traded
      .filter(({ side }) => side === 'buy')
      .map(({ id, airline, issuer, lots, price }) => ({
        id: hourlyId(id, hour, 'h'),
        airline,
        issuer,
        lots,
        cost: amountOf(lots, price),
      })),
  );
}
