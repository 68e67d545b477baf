import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { formatCents } from '#game/shares/format-cents.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import type { Merger } from '#hooks/airline/ending.ts';
import { type AirlineEntry, bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { cashOf } from '#hooks/books/ledger/cash-account.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { saleEntries } from '../sale-entries.ts';

const h = aliased(HOLDING, 'h');
const HELD = { airline: h.airline, lots: h.lots, cost: h.cost };
const HOLDERS = 'FROM holding h WHERE h.issuer = {:issuer} ORDER BY h.id';

/** Rejects a merger if both airlines together lack the cash for the other holders. Amounts are whole US dollars. */
function rejectUnaffordable(code: string, price: number, payout: number, cash: number): void {
  if (payout <= Math.max(0, cash)) return;
  throw rejection(
    'cash',
    'insufficient_funds',
    `The other holders of ${code} get ${formatCents(price)} per share, ${formatDollars(payout)} in total. Together you have ${formatDollars(cash)}.`,
  );
}

/**
 * Buys the shares of the other holders of a merged airline. The buyer's shares are gone: what they
 * cost leaves the books as a loss on shares, and the merged airline's own assets are there instead. What the founders of
 * a player's airline get leaves the game.
 */
export function payMinority(
  tx: CoreApp,
  { airline: record, buyer: by, listing, price, ...merger }: Merger,
): void {
  const { airline: issuer, lots, founder_lots } = listing;
  const { id: buyer } = by.airline;
  const { minute, start } = merger.time;
  const code = record.getString('code');
  rejectUnaffordable(code, price, merger.payout, by.cash() + cashOf(tx, issuer));
  const memo = `Shares of ${code}`;
  const holders = readAll(tx, HELD, HOLDERS, { issuer });
  const own = holders.find(({ airline }) => airline === buyer);
  const others = holders.filter(({ airline }) => airline !== buyer);
  const founders = record.getBool('rival') ? 0 : founder_lots;
  const payout = amountOf(lots - founders - (own?.lots ?? 0), price);
  const paid = (kind: string, category: AirlineEntry['category'], amount: number): AirlineEntry => ({
    id: recordId([kind, issuer, buyer]),
    airline: buyer,
    category,
    amount,
    memo,
  });
  const given = (airline: string, cost: number, amount: number) =>
    saleEntries(['merger sale', 'merger gain'], [issuer, airline], { airline, cost, amount, memo });
  const entries = [
    paid('merger founders', 'founder_shares', -amountOf(founders, price)),
    paid('merger purchase', 'share_purchase', -payout),
    ...given(buyer, (own?.cost ?? 0) + payout, 0),
    ...others.flatMap((one) => given(one.airline, one.cost, amountOf(one.lots, price))),
  ];
  bookEntries(tx, entries, minute, start);
  const notices = others.map(({ airline, lots }) => ({
    id: recordId(['merger notice', issuer, airline]),
    airline,
    title: `${code} has been merged`,
    body: `You got ${formatCents(price)} per share, ${formatDollars(amountOf(lots, price))} in total.`,
  }));
  writeNoticesOf(tx, 'shares', notices, minute);
}
