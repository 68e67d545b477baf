import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import { heldMinutes } from '#game/exchange/held-aircraft.ts';
import { ESTATE_DAYS, estatePrice } from '#game/exchange/prices.ts';
import type { ListingDetail } from '#game/payloads/exchange.ts';
import { ESTATE } from '#game/tables/estate.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY } from '#game/world/time.ts';
import { bookAccount } from '../books/ledger/book-account.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf, textOf } from '../platform/db/shape.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { payClaims } from './estate-claims.ts';

const ESTATES = insertInto(ESTATE);
const e = aliased(ESTATE, 'e');
const OF_AIRCRAFT = 'FROM estate e WHERE e.aircraft = {:aircraft}';
const REPAID = 'UPDATE estate SET debt = debt - {:amount} WHERE former = {:former}';
const FORGOTTEN = [
  'DELETE FROM estate WHERE aircraft = {:aircraft}',
  'DELETE FROM estate_claim WHERE former NOT IN (SELECT former FROM estate)',
];

const FOR_SALE = {
  aircraft: e.aircraft,
  opened: e.opened,
  listing: textOf('s.id'),
  value: numberOf('s.value'),
  age: numberOf('s.age'),
  condition: numberOf('s.condition'),
};
const ALL = 'FROM estate e JOIN listing s ON s.aircraft = e.aircraft ORDER BY e.id';
const PRICED = 'UPDATE listing SET price = {:price}, offers = {:offers} WHERE id = {:listing}';

const run = (tx: CoreApp, sql: string, params: Record<string, string | number | boolean>) =>
  tx.db().newQuery(sql).bind(params).execute();

/** Aircraft of an airline in administration that the dealers sell for its lenders. */
export interface Estate {
  /** Id of the airline. */
  former: string;
  /** Money that its lenders lack, in whole US dollars. */
  debt: number;
}

/** Returns the midnight at which a price is the lowest: the price falls at midnight. */
const endOf = (opened: number): number => (Math.floor(opened / DAY) + ESTATE_DAYS) * DAY;

/** Returns how the price of an aircraft falls that is sold for lenders. Null for others. */
export function readEstate(
  app: CoreApp,
  { aircraft, value }: { aircraft: string; value: number },
): ListingDetail['estate'] {
  const [estate] = readAll(app, e, OF_AIRCRAFT, { aircraft });
  return estate ? { lowest: estatePrice(value, ESTATE_DAYS), ends: endOf(estate.opened) } : null;
}

/** Notes that an aircraft is sold for lenders. @param paid what the dealers have paid, whole US dollars */
export const addEstate = (
  tx: CoreApp,
  { former, debt }: Estate,
  aircraft: string,
  paid: number,
  opened: number,
): void =>
  writeRows(tx, ESTATES, [
    { id: recordId(['estate', aircraft, opened]), aircraft, former, paid, debt, opened },
  ]);

/** Forgets that an aircraft is sold for lenders. */
function forget(tx: CoreApp, aircraft: string): void {
  for (const sql of FORGOTTEN) run(tx, sql, { aircraft });
}

/**
 * Pays what an aircraft of an airline in administration has brought beyond what the dealers have paid: to its lenders,
 * until they have everything, then to its shareholders. Does nothing for other aircraft.
 * @param price whole US dollars
 */
export function settleEstate(
  tx: CoreApp,
  aircraft: string,
  price: number,
  { minute, start }: WorldTime,
): void {
  const [estate] = readAll(tx, e, OF_AIRCRAFT, { aircraft });
  if (!estate) return;
  const { former, paid, debt } = estate;
  const surplus = Math.max(0, price - paid);
  const amount = Math.min(debt, surplus);
  const entry = (category: 'aircraft_sale' | 'loan_write_off', dollars: number) => ({
    id: recordId(['estate sold', aircraft, minute, category]),
    category,
    amount: dollars,
    isTransfer: true,
  });
  bookAccount(
    tx,
    'closed',
    [entry('aircraft_sale', surplus), entry('loan_write_off', -amount)],
    minute,
    start,
  );
  run(tx, REPAID, { former, amount });
  payClaims(tx, former, { aircraft, surplus: surplus - amount }, { minute, start });
  forget(tx, aircraft);
}

/**
 * Lowers the prices of aircraft of airlines in administration at midnight. After two weeks, the dealers keep them and sell
 * them like others.
 */
export function lowerEstatePrices(tx: CoreApp, minute: number): void {
  for (const { aircraft, opened, listing, value, ...use } of readAll(tx, FOR_SALE, ALL)) {
    const days = heldMinutes(opened, minute) / DAY;
    const isOver = days >= ESTATE_DAYS;
    run(tx, PRICED, {
      listing,
      price: isOver ? dealersAsk(value, use) : estatePrice(value, days),
      offers: isOver,
    });
    if (isOver) forget(tx, aircraft);
  }
}
