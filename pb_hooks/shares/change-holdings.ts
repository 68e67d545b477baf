import { costOfLots } from '#game/shares/change-lots.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { insertFrom } from '../platform/db/insert.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';
import { noteSales } from './last-sales.ts';

/** Lots of an issuer that an airline gives from its open orders. */
export interface Given {
  airline: string;
  issuer: string;
  lots: number;
}

/** Cells of lots that an airline gives, and what it gets in whole US dollars. Others may follow. */
export type SoldCells = readonly [
  airline: string,
  issuer: string,
  lots: number,
  proceeds: number,
  ...others: unknown[],
];

/**
 * Cells of lots that an airline gets, what they cost in whole US dollars, and the id of the holding if the airline has had
 * none. Others may follow.
 */
export type BoughtCells = readonly [
  airline: string,
  issuer: string,
  lots: number,
  cost: number,
  id: string,
  ...others: unknown[],
];

const ADD = `${insertFrom(
  HOLDING,
  {
    id: 'value ->> 4 || {:kind}',
    airline: 'value ->> 0',
    issuer: 'value ->> 1',
    lots: 'value ->> 2',
    reserved: '0',
    cost: 'value ->> 3',
    income: '0',
  },
  'FROM jsonb_each({:rows}) WHERE true',
)} ON CONFLICT (airline, issuer) DO UPDATE SET lots = lots + excluded.lots, cost = cost + excluded.cost`;

/**
 * Adds lots to the holdings of airlines.
 * @param rows list of `BoughtCells` as JSON, at most one for each airline and issuer
 * @param kind end of the holdings' ids
 */
export function addHoldings(tx: CoreApp, rows: string, kind = ''): void {
  tx.db().newQuery(ADD).bind({ rows, kind }).execute();
}

const ROWS = `(SELECT value ->> 0 AS airline, value ->> 1 AS issuer, value ->> 2 AS lots, value ->> 3 AS proceeds
  FROM jsonb_each({:rows})) AS r`;
const OF_ROW = 'holding.airline = r.airline AND holding.issuer = r.issuer';
/** SQL for `costOfLots` of sold lots `r.lots`. */
export const SHARE_OF_COST = 'CAST(holding.cost * r.lots / holding.lots AS INTEGER)';
const REMOVE = `
  UPDATE holding SET lots = holding.lots - r.lots, reserved = holding.reserved - r.lots,
    cost = holding.cost - ${SHARE_OF_COST}, income = holding.income + r.proceeds - ${SHARE_OF_COST}
  FROM ${ROWS} WHERE ${OF_ROW}`;
/** Guarded, so that the same lots cannot be sold twice. */
const RESERVE = `
  UPDATE holding SET reserved = reserved + {:lots}
  WHERE airline = {:airline} AND issuer = {:issuer} AND lots - reserved >= {:lots}`;
const RELEASE = `UPDATE holding SET reserved = holding.reserved - r.lots FROM ${ROWS} WHERE ${OF_ROW}`;
const CLEAR = `
  DELETE FROM holding WHERE lots = 0 AND issuer IN (SELECT value ->> 1 FROM jsonb_each({:rows}))`;

/**
 * Removes sold lots from the holdings of airlines, and notes the sales.
 * @param rows list of `SoldCells` as JSON, at most one for each airline and issuer
 * @param minute world minute
 */
export function removeHoldings(tx: CoreApp, rows: string, minute: number): void {
  tx.db().newQuery(REMOVE).bind({ rows }).execute();
  tx.db().newQuery(CLEAR).bind({ rows }).execute();
  noteSales(tx, rows, minute);
}

/**
 * Reserves lots of a holding for a sale. Negative lots are released.
 * @returns whether the lots were free
 */
export const reserveHolding = (tx: CoreApp, { airline, issuer, lots }: Given): boolean =>
  tx.db().newQuery(RESERVE).bind({ airline, issuer, lots }).execute().rowsAffected() > 0;

/** Releases lots of cancelled orders to sell. At most one row for each airline and issuer. */
export function releaseHoldings(tx: CoreApp, rows: readonly Given[]): void {
  if (rows.length === 0) return;
  const cells = rows.map(({ airline, issuer, lots }) => [airline, issuer, lots, 0]);
  tx.db()
    .newQuery(RELEASE)
    .bind({ rows: JSON.stringify(cells) })
    .execute();
}

/** Returns the sum of the lots for each airline and issuer. */
export function sumByHolding(rows: readonly Given[]): Given[] {
  const sums = new Map<string, Given>();
  for (const { airline, issuer, lots } of rows) {
    const key = airline + issuer;
    const sum = sums.get(key);
    if (sum) sum.lots += lots;
    else sums.set(key, { airline, issuer, lots });
  }
  return [...sums.values()];
}

const h = aliased(HOLDING, 'h');
const HELD = { airline: h.airline, issuer: h.issuer, lots: h.lots, cost: h.cost };

/** Returns the cost of lots that airlines are about to sell, in whole US dollars, in the order of the rows. */
export function costsOfSold(tx: CoreApp, rows: readonly Given[]): number[] {
  const wanted = JSON.stringify(rows.map(({ airline, issuer }) => [airline, issuer]));
  const held = readAll(
    tx,
    HELD,
    `FROM jsonb_each({:wanted}) j CROSS JOIN holding h
      ON h.airline = j.value ->> 0 AND h.issuer = j.value ->> 1`,
    { wanted },
  );
  const byHolding = new Map(held.map((row) => [row.airline + row.issuer, row]));
  return rows.map(({ airline, issuer, lots }) => {
    const holding = byHolding.get(airline + issuer);
    return holding ? costOfLots(holding.cost, holding.lots, lots) : 0;
  });
}
