import { amountOf } from '#game/share/price-band.ts';
import type { TradedLots } from '#game/share/trade-notice.ts';
import { LEDGER, type LedgerCategory } from '#game/tables/ledger.ts';
import { worldDate } from '#hooks/clock/date.ts';
import { insertFrom } from '#hooks/db/insert.ts';
import { lastEntry } from '#hooks/ledger/counterparts.ts';
import { moveCash } from '#hooks/ledger/move-cash.ts';
import { addHoldings, removeHoldings, SHARE_OF_COST, type SoldCells } from '#hooks/share/change-holdings.ts';
import { hourlyId } from '#hooks/share/hourly-id.ts';
import { run } from '../state/read-rows.ts';
import type { ShareHour } from './share-hour.ts';

/** Lots that an airline has bought or sold in one book. */
export interface Traded extends TradedLots {
  /** Id of its first filled order. */
  id: string;
  airline: string;
  issuer: string;
  /** Escrow of the filled lots to buy, in whole US dollars. */
  reserved: number;
}

/** Rows of `cellsOf`. */
const ROWS = `(SELECT value ->> 0 AS airline, value ->> 1 AS issuer, value ->> 2 AS lots, value ->> 3 AS amount,
  value ->> 4 AS id, value ->> 5 AS reserved, value ->> 6 AS code FROM jsonb_each({:rows})) AS r`;

const cellsOf = ({ id, airline, issuer, lots, reserved, price, code }: Traded, hour: number): SoldCells => [
  airline,
  issuer,
  lots,
  amountOf(lots, price),
  hourlyId(id, hour, ''),
  reserved,
  code,
];

/** Two entries that an airline gets for what it has traded, each with the last character of its id. */
type Entries = readonly { kind: string; category: LedgerCategory; amount: string }[];

/** Returns the statement that writes two entries for each row. Each one has an account on the other side. */
const insertEntries = (entries: Entries, from: string): string => {
  const kinds = entries.map(({ kind, category }) => `('${kind}', '${category}')`).join(', ');
  const amount = `CASE k.kind ${entries.map((one) => `WHEN '${one.kind}' THEN ${one.amount}`).join(' ')} END`;
  return insertFrom(
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
    `FROM (SELECT r.id || k.kind AS id, r.airline, k.category, ${amount} AS amount, r.code
      ${from} CROSS JOIN (SELECT column1 AS kind, column2 AS category FROM (VALUES ${kinds})) AS k) AS e
      WHERE e.amount != 0`,
  ).replace('INSERT INTO', 'INSERT OR FAIL INTO');
};

/** The limit of an order to buy was in escrow. */
const BOUGHT = insertEntries(
  [
    { kind: 'r', category: 'share_escrow_refund', amount: 'r.reserved' },
    { kind: 'p', category: 'share_purchase', amount: '-r.amount' },
  ],
  `FROM ${ROWS}`,
);
/** A sale is split into the cost of the lots and the gain. */
const SOLD = insertEntries(
  [
    { kind: 's', category: 'share_sale', amount: SHARE_OF_COST },
    { kind: 'g', category: 'share_gain', amount: `r.amount - ${SHARE_OF_COST}` },
  ],
  `FROM ${ROWS} CROSS JOIN holding ON holding.airline = r.airline AND holding.issuer = r.issuer`,
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
  const bought = traded.filter(({ side }) => side === 'buy');
  const sold = traded.filter(({ side }) => side === 'sell');
  const rowsOf = (side: readonly Traded[]) => JSON.stringify(side.map((one) => cellsOf(one, hour)));
  const at = worldDate(start, minute);
  const last = lastEntry(tx);
  const soldRows = rowsOf(sold);
  run(tx, BOUGHT, { rows: rowsOf(bought), minute, at });
  run(tx, SOLD, { rows: soldRows, minute, at });
  moveCash(tx, last, true);
  removeHoldings(tx, soldRows);
  addHoldings(
    tx,
    bought.map(({ id, airline, issuer, lots, price }) => ({
      id: hourlyId(id, hour, 'h'),
      airline,
      issuer,
      lots,
      cost: amountOf(lots, price),
    })),
  );
}
