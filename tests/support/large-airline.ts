import { accountId, transferOf } from '#game/books/accounts.ts';
import type { LedgerCategory } from '#game/tables/ledger-category.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY } from '#game/world/time.ts';
import { BenchSql, benchBuild } from '../bench/world/sql-call.ts';
import { newFounder, operator } from './api.ts';
import { startPausedWorld } from './world.ts';

/** Age of the world in days. */
const TODAY = 120;
/** Number of flights on the day two weeks ago, and of aircraft that fly them, each on its own route. */
const FLIGHTS = 2_400;
const AIRCRAFT = 300;
const ROUTES = 100;

type Row = Record<string, string | number>;

const planeOf = (index: number) => `plane${String(index).padStart(10, '0')}`;
const routeOf = (index: number) => `route${String(index).padStart(10, '0')}`;

/** Returns old flights of an airline and the summaries of older ones. */
function oldRows(airline: string): { flight: Row[]; ledger: Row[]; route_history: Row[] } {
  const ledger: Row[] = [];
  const pay = (day: number, category: LedgerCategory, amount: number, more: Row = {}) => {
    const minute = day * DAY + (ledger.length % DAY);
    const at = `${new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString().replace('T', ' ')}`;
    const id = recordId(['large airline', ledger.length]);
    const entry = {
      id,
      airline,
      at,
      minute,
      category,
      amount,
      memo: '',
      route: '',
      aircraft: '',
      flight: '',
      transfer: transferOf(id, category),
      ...more,
    };
    ledger.push(entry);
    if (entry.transfer === '') return;
    const other = { airline: accountId('lessors'), amount: -amount, memo: '', aircraft: '' };
    ledger.push({ ...entry, id: `${id.slice(1)}x`, ...other });
  };
  const flight = Array.from({ length: FLIGHTS }, (_, index) => {
    const [aircraft, route] = [planeOf(index % AIRCRAFT), routeOf(index % AIRCRAFT)];
    const id = recordId(['large airline flight', index]);
    const departs = (TODAY - 15) * DAY + Math.floor(index / AIRCRAFT) * 60;
    for (const [category, amount] of [
      ['tickets', 900 + index],
      ['fuel', -400 - (index % 7)],
      ['landing', -50],
    ] as const)
      pay(TODAY - 15, category, amount, { aircraft, route, flight: id });
    const times = { departs, arrives: departs + 30, departed: departs, landed: departs + 30 };
    const place = { origin: 'somewherexxxxxx', destination: 'somewherexxxxxx' };
    return { id, airline, aircraft, route: '', number: `LA${index}`, state: 'landed', ...times, ...place };
  });
  const week = (from: number) => [0, 1, 2, 3, 4, 5, 6].map((index) => from + index);
  // The world begins on a Thursday. Rows by week and aircraft: the last whole week, 28 days ago. Rows by
  // category: 91 days ago.
  for (const day of week(81))
    for (let index = 0; index < AIRCRAFT; index++) {
      pay(day, 'tickets', 5_000 + index, { aircraft: planeOf(index), route: routeOf(index) });
      pay(day, 'lease', -700, { aircraft: planeOf(index), memo: `Lease ${day}` });
    }
  for (const day of week(18)) {
    for (let index = 0; index < AIRCRAFT; index++)
      pay(day, 'tickets', 4_000 + index, { aircraft: planeOf(index), route: routeOf(index) });
    // The total is 0, and so are some sums on the way.
    for (let index = 0; index < 60; index++)
      pay(day, 'fuel_hedge', index % 2 === 0 ? 7 : -7, { memo: 'Hedge' });
  }
  const route_history = week(18).flatMap((day) =>
    Array.from({ length: ROUTES }, (_, index) => ({
      id: recordId(['large airline history', day, index]),
      airline,
      route: routeOf(index),
      starts: day * DAY,
      days: 1,
      flights: 2,
      late: 1,
      delay: 12.5,
      seats: 300,
      passengers: 200 + index,
      revenue: 4_000,
      costs: 3_000,
    })),
  );
  return { flight, ledger, route_history };
}

/** Creates a world in which one very large airline has many old rows. Returns their number. */
export async function makeLargeAirline(dataDir: string): Promise<number> {
  const build = await benchBuild();
  const server = await startPausedWorld({ dataDir, build: build.dir });
  try {
    const { airline } = await newFounder(server, 'Large Air');
    const sql = new BenchSql(server.url, (await operator(server)).authStore.token);
    const rows = oldRows(airline.id);
    for (const [table, list] of Object.entries(rows)) await sql.insert(table, list);
    const hour = 24 * TODAY;
    await sql.run(`UPDATE world SET hour = ${hour}, minute = ${hour * 60}`);
    await sql.run(
      `UPDATE airline SET settled_hour = ${hour}, cash = (SELECT sum(amount) FROM ledger WHERE airline = airline.id)`,
    );
    await sql.run(
      'UPDATE account SET balance = (SELECT COALESCE(sum(amount), 0) FROM ledger WHERE airline = account.id)',
    );
    return rows.flight.length + rows.ledger.length + rows.route_history.length;
  } finally {
    await server.stop();
    build.remove();
  }
}
