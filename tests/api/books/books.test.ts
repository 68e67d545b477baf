import { beforeAll, describe, expect, it } from 'vitest';
import { startingCapital } from '#game/airline/starting-capital.ts';
import { netWorth, worthBand } from '#game/books/net-worth.ts';
import { balanceSheet, cashFlow, profitAndLoss } from '#game/books/statements.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import { currentValue } from '#game/fleet/disposal.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import { rankingSchema } from '#game/payloads/ranking.ts';
import { type Statement, statementSchema } from '#game/payloads/statement.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { LedgerSum } from '#game/tables/ledger-sum.ts';
import type { Valuation } from '#game/tables/valuation.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { call, type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import {
  act,
  advanceHours,
  advanceUntil,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  worldNow,
} from '#tests/support/world.ts';

const LEASED = 'airbus-a320neo';
const BOUGHT = 'atr-42-600';

let server: TestServer;
let player: Founder;
let other: Founder;

const fleetOf = () => player.client.collection('aircraft').getFullList<Aircraft>({ sort: 'ordered' });
const valuations = (filter = '') =>
  player.client.collection('valuation').getFullList<Valuation>({ filter, sort: 'week,aircraft' });

async function buyOne(): Promise<Aircraft> {
  const price = purchaseQuote(seedModel(BOUGHT), 1).total;
  const { aircraft } = await act(server, player, 'fleet.buy', { model: BOUGHT, count: 1, price });
  return player.client.collection('aircraft').getOne<Aircraft>(String(aircraft));
}

async function statement(query: string): Promise<Statement> {
  const { json } = await call(server, `/api/am/statement?${query}`, { token: player.token });
  return statementSchema.parse(json);
}

const booksOf = ({ periods, sums }: Statement) => ({ count: periods.length, sums });

/** The first Monday of the world, and the end of its turns. */
let monday: number;

beforeAll(async () => {
  server = await sharedWorld();
  [player, other] = [await newFounder(server), await newFounder(server)];
  const { start } = await worldNow(server);
  monday = WEEK - startWeekMinute(start);
});

describe('the books of an airline', () => {
  let sold: Aircraft;
  let leased: Aircraft;

  it('value each owned aircraft on Monday, and those on order at their price', async () => {
    sold = await buyOne();
    leased = await leaseOne(server, player, LEASED);
    const ordered = await buyOne();
    const superuser = await operator(server);
    await superuser.collection('aircraft').update(sold.id, { built: 0, delivered: 0, ready: 0 });
    const route = await openRoute(server, player, 'AMS', 'BCN');
    await setTimetable(server, player, leased.id, daily(route, route.a, 400, 700));
    await advanceUntil(server, monday - HOUR);
    expect(await valuations()).toEqual([]);
    await advanceUntil(server, monday + DAY);
    const rows = await valuations();
    const now = (await fleetOf()).find(({ id }) => id === sold.id) as Aircraft;
    const value = currentValue(seedModel(BOUGHT), now, monday);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({ aircraft: sold.id, week: monday, value, change: value - sold.price }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ aircraft: ordered.id, value: ordered.price, change: 0 }),
    );
  });

  it('balance, and agree with the net worth', async () => {
    const { periods, valued, ...rest } = await statement('by=week');
    expect(valued).toBe(monday);
    expect(periods).toEqual([
      { from: monday - WEEK, to: monday },
      { from: monday, to: monday + WEEK },
    ]);
    const books = { count: periods.length, sums: rest.sums };
    const sheet = balanceSheet(books);
    expect(sheet.assets).toEqual(sheet.equity.map((equity, index) => equity + (sheet.loans[index] ?? 0)));
    const airline = await (await operator(server)).collection('airline').getOne(player.airline.id);
    expect(sheet.cash.at(-1)).toBe(airline.cash);
    expect(cashFlow(books).closing).toEqual(sheet.cash);
    const fleet = await fleetOf();
    expect(sheet.deposits.at(-1)).toBe(fleet.reduce((sum, { deposit }) => sum + deposit, 0));
    const values = (await valuations()).reduce((sum, { value }) => sum + value, 0);
    expect(sheet.aircraft).toEqual([values, values]);
    expect(sheet.capital.at(-1)).toBe(startingCapital(0));
    // The stored figure is that of the airline's turn on Monday, when some of the day's payments were made.
    const parts = { deposits: sheet.deposits[0] ?? 0, escrow: 0, aircraft: values, shares: 0, loans: 0 };
    const cash = (await ledgerUntil(airline.valued + DAY)).map((sum) => netWorth({ cash: sum, ...parts }));
    expect(cash).toContain(airline.net_worth);
    // Others see the band only.
    const { json } = await call(server, '/api/am/ranking', { token: other.token });
    const { airlines } = rankingSchema.parse(json);
    expect(airlines.worth[airlines.id.indexOf(player.airline.id)]).toBe(worthBand(airline.net_worth));
    expect(JSON.stringify(json)).not.toContain(String(airline.net_worth));
  });

  /** Returns the cash after each entry up to a minute. */
  async function ledgerUntil(minute: number): Promise<number[]> {
    const rows = await player.client
      .collection('ledger')
      .getFullList<LedgerRow>({ filter: `minute < ${minute}`, sort: 'minute' });
    let sum = 0;
    return rows.map(({ amount }) => {
      sum += amount;
      return sum;
    });
  }

  it('book the loss of a sale and the kept deposit of a returned aircraft on the next Monday', async () => {
    const [now] = (await fleetOf()).filter(({ id }) => id === sold.id);
    const price = saleQuote(seedModel(BOUGHT), now as Aircraft, (await worldNow(server)).minute);
    const [{ value }] = (await valuations(`aircraft = "${sold.id}"`)) as [Valuation];
    await act(server, player, 'fleet.sell', { aircraft: sold.id, price });
    await setTimetable(server, player, leased.id, []);
    await advanceHours(server, 6);
    const { refund, deposit } = await act(server, player, 'fleet.return', { aircraft: leased.id });
    await advanceUntil(server, monday + WEEK + DAY);
    const [gone] = await valuations(`aircraft = "${sold.id}" && week = ${monday + WEEK}`);
    expect(gone).toMatchObject({ value: 0, change: price - value });
    const [kept] = await valuations('kind = "deposit"');
    expect(kept).toMatchObject({ week: monday + WEEK, value: 0, change: Number(refund) - Number(deposit) });
    const sheet = balanceSheet(booksOf(await statement('by=week')));
    expect(sheet.deposits[1]).toBe(0);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('have the same profit by day as by week', async () => {
    const [days, weeks] = [await statement('by=day'), await statement('by=week')];
    const profits = profitAndLoss(booksOf(days)).profit;
    let compared = 0;
    for (const [index, { from, to }] of weeks.periods.entries()) {
      const within = profits.filter((_, day) => {
        const period = days.periods[day];
        return period && period.from >= from && period.to <= to;
      });
      if (within.length !== 7) continue;
      compared++;
      expect(within.reduce((sum, profit) => sum + profit, 0)).toBe(
        profitAndLoss(booksOf(weeks)).profit[index],
      );
    }
    expect(compared).toBe(1);
  });

  it('stay the same once the ledger is summed up by week', async () => {
    const { periods } = await statement('by=week');
    const until = (periods[1]?.to ?? 0) - 1;
    const before = [await statement(`by=week&until=${until}`), await statement(`by=day&until=${until}`)];
    await advanceUntil(server, monday + WEEK + 3 * DAY);
    const sums = await player.client
      .collection('ledger_sum')
      .getFullList<LedgerSum>({ filter: `airline = "${player.airline.id}"` });
    expect(Math.max(...sums.map(({ ends }) => ends))).toBe(monday + WEEK);
    const total = sums.reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe((await ledgerUntil(monday + WEEK)).at(-1));
    const after = [await statement(`by=week&until=${until}`), await statement(`by=day&until=${until}`)];
    expect(after.map(({ sums }) => sums)).toEqual(before.map(({ sums }) => sums));
    expect(await brokenIn(server.dataDir)).toEqual([]);
    const own = async () => (await call(server, '/api/am/shares', { token: player.token })).json.own;
    const valued = await own();
    await runSql(await operator(server), 'DELETE FROM ledger_sum');
    expect(await own()).toEqual(valued);
  });

  it('show the part of a route and of an aircraft', async () => {
    const [route] = await player.client.collection('route').getFullList();
    const rows = await player.client.collection('ledger').getFullList<LedgerRow>({ sort: 'minute' });
    const total = (list: readonly LedgerRow[]) => list.reduce((sum, { amount }) => sum + amount, 0);
    const sumOf = ({ sums }: Statement) =>
      sums.reduce((sum, { amounts }) => sum + amounts.reduce((all, amount) => all + amount, 0), 0);
    expect(sumOf(await statement(`by=week&route=${route?.id}`))).toBe(
      total(rows.filter((row) => row.route === route?.id)),
    );
    const changes = (await valuations(`aircraft = "${sold.id}"`)).reduce(
      (sum, { change }) => sum + change,
      0,
    );
    expect(sumOf(await statement(`by=week&aircraft=${sold.id}`))).toBe(
      total(rows.filter(({ aircraft }) => aircraft === sold.id)) + changes,
    );
    expect(changes).toBe(total(rows.filter(({ aircraft }) => aircraft === sold.id)));
  });

  it('are closed for an airline that has bought an aircraft back after its seller’s turn', async () => {
    const next = monday + 2 * WEEK;
    await advanceUntil(server, next - HOUR);
    const [owned] = await fleetOf();
    const id = `${owned?.id.slice(5)}a${String(Math.floor(next / WEEK)).padStart(4, '0')}`;
    await runSql(
      await operator(server),
      `INSERT INTO valuation (id, airline, kind, aircraft, week, value, change)
        VALUES ('${id}', '${other.airline.id}', 'aircraft', '${owned?.id}', ${next}, 1, 1)`,
    );
    await advanceUntil(server, next + DAY);
    const rows = await valuations(`aircraft = "${owned?.id}" && week = ${next}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.value).toBeGreaterThan(1);
  });
});
