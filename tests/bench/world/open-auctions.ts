import { accountId } from '#game/books/accounts.ts';
import { AUCTION_DAYS_MAX, AUCTION_DAYS_MIN, stepOf } from '#game/exchange/auction.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import { freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { type BusyWorld, busyWorld, type WorldSize } from './busy-world.ts';
import type { BenchSql } from './sql-call.ts';

export const AUCTIONS = 2_000;
/** Hours over which they end: the mean of what sellers may choose, so that ten end in an hour. */
const OPEN_HOURS = ((AUCTION_DAYS_MIN + AUCTION_DAYS_MAX) / 2) * HOURS_A_DAY;
/** One of this many auctions has no bid. */
const WITHOUT_BID = 4;

type Row = BusyWorld['aircraft'][number];

/** The aircraft of a busy world that are auctioned, the same number for each airline. */
export function auctionedOf(size: WorldSize): Row[] {
  const { aircraft } = busyWorld(size);
  const every = Math.floor(aircraft.length / AUCTIONS);
  return aircraft.filter((_, index) => index % every === 0).slice(0, AUCTIONS);
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Lets the airlines own these aircraft, and be old enough to trade with each other. */
export async function own(sql: BenchSql, auctioned: readonly Row[]): Promise<void> {
  await sql.run(
    `UPDATE aircraft SET ownership = 'owned', lease_rate = 0, price = 1, paid_new = 0
     WHERE id IN (SELECT value FROM json_each({:rows}))`,
    idsOf(auctioned),
  );
  await sql.run("UPDATE airline SET founded = '2024-01-01 00:00:00.000Z'");
}

/**
 * Opens an auction for each of these aircraft, with a bid for most, and an equal number that ends in each hour.
 * @param minute world minute
 */
export async function openAuctions(sql: BenchSql, auctioned: readonly Row[], minute: number): Promise<void> {
  const checks = freshChecks(0, 0, 0);
  const used = { hours: 0, cycles: 0, condition: 1, checks, built: 0 };
  const values = new Map<string, number>();
  const valueOfModel = (model: string) => {
    const value = values.get(model) ?? exchangeValue(seedModel(model), used, minute);
    values.set(model, value);
    return value;
  };
  const rows = auctioned.map((aircraft, index) => {
    const value = valueOfModel(String(aircraft.model));
    // A neighbour bids for an airline's aircraft.
    const leader = auctioned[(index + 7) % auctioned.length]?.airline;
    return {
      aircraft,
      value,
      id: recordId(['bench auction', index]),
      price: Math.round(value * 0.97),
      maximum: Math.round(value * 1.05),
      leader: index % WITHOUT_BID === 0 ? '' : String(leader),
      ends: minute + HOUR * (1 + (index % OPEN_HOURS)),
    };
  });
  await sql.insert(
    'auction',
    rows.map(({ id, aircraft, value, price, leader, ends }) => ({
      id,
      airline: aircraft.airline ?? '',
      aircraft: aircraft.id ?? '',
      model: aircraft.model ?? '',
      registration: aircraft.registration ?? '',
      state: 'open',
      value,
      start: price,
      step: stepOf(value),
      reserve: 0,
      has_reserve: false,
      met: true,
      price,
      leader,
      bids: leader === '' ? 0 : 1,
      opened: minute,
      ends,
    })),
  );
  await sql.insert(
    'listing',
    rows.map(({ id, aircraft, value, price }) => ({
      id,
      aircraft: aircraft.id ?? '',
      model: aircraft.model ?? '',
      registration: aircraft.registration ?? '',
      seller: aircraft.airline ?? '',
      kind: 'auction',
      state: 'open',
      price,
      offers: false,
      opened: minute,
      value,
      age: 0,
      hours: 0,
      cycles: 0,
      condition: 1,
      checks: JSON.stringify(checks),
      economy: aircraft.economy ?? 0,
      business: aircraft.business ?? 0,
      first: aircraft.first ?? 0,
      airport: aircraft.place ?? '',
      ready: 0,
    })),
  );
  const bids = rows.filter(({ leader }) => leader !== '');
  await sql.insert(
    'bid',
    bids.map(({ id, leader, maximum }) => ({
      id: recordId(['bench bid', id]),
      airline: leader,
      auction: id,
      state: 'leading',
      maximum,
      placed: 1,
      minute,
    })),
  );
  const tied = bids.reduce((sum, { maximum }) => sum + maximum, 0);
  await sql.run(`UPDATE account SET balance = balance + ${tied} WHERE id = '${accountId('escrow')}'`);
}

/** Lets a number of auctions with bids end at a world minute, and no others in the hours around it. */
export async function endTogether(sql: BenchSql, count: number, minute: number): Promise<void> {
  await sql.run(
    `UPDATE auction SET ends = ends + ${2 * OPEN_HOURS * HOUR} WHERE state = 'open' AND leader = ''`,
  );
  await sql.run(`UPDATE auction SET ends = iif(id IN (
      SELECT id FROM auction WHERE state = 'open' AND leader <> '' ORDER BY id LIMIT ${count}
    ), ${minute}, ${minute + OPEN_HOURS * HOUR}) WHERE state = 'open' AND leader <> ''`);
}
