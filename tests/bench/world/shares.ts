import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { operator } from '#tests/support/api.ts';
import { startServer } from '#tests/support/server.ts';
import { advanceHours } from '#tests/support/world.ts';
import { atMost, type Figure, figure, median } from '../figure.ts';
import { processorTime } from '../process-figures.ts';
import { busyWorld } from './busy-world.ts';
import { benchOrder, listAirlines, ORDERS } from './listed-market.ts';
import { PRICE } from './listings.ts';
import { BenchSql, benchBuild } from './sql-call.ts';

const LISTED = 200;
const CHANGED = 2_000;
const MEASURED = 5;
/**
 * Milliseconds within which a quiet server collects its garbage (trim.go), as it does between two hours at speed 1. Otherwise,
 * the garbage of placing the orders would be collected during the measured hour.
 */
const UNTIL_TRIMMED = 11_000;
const ENVIRONMENT = { AM_WORLD_PAUSED: 'true', AM_WORLD_SEED: 'bench' };

/** New orders of ten airlines in every book. Half of them meet, as many buyers as sellers. */
const newOrders = (airlines: readonly string[], from: number) =>
  Array.from({ length: CHANGED }, (_, index) => {
    const place = Math.floor(index / LISTED);
    const side = place % 2 === 0 ? 'buy' : 'sell';
    const distance = place % 4 < 2 ? 0 : 30;
    return benchOrder(
      airlines,
      from + index,
      side,
      side === 'buy' ? PRICE - distance : PRICE + distance,
      place,
    );
  });

/** Measures what `ORDERS` open orders and `CHANGED` new ones add to an hour. */
export async function measureShares(): Promise<Figure[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/am-bench-`);
  // The server empties the journal after an hour, beside players. That is measured on its own.
  const build = await benchBuild('', { wrappers: ['keep-journal'] });
  const server = await startServer({ build: build.dir, dataDir, env: ENVIRONMENT });
  try {
    const { token } = (await operator(server)).authStore;
    const sql = new BenchSql(server.url, token);
    const world = busyWorld({ airlines: LISTED, aircraft: 0, legs: 0 });
    for (const [table, rows] of Object.entries(world)) if (rows.length > 0) await sql.insert(table, rows);
    const airlines = world.airline.map(({ id }) => String(id));
    const measure = async (prepare: (hour: number) => Promise<unknown>) => {
      const times: number[] = [];
      const work: number[] = [];
      const journal: number[] = [];
      for (let hour = 0; hour < MEASURED; hour++) {
        await prepare(hour);
        await sleep(UNTIL_TRIMMED);
        const worked = processorTime(server.pid);
        const started = performance.now();
        await advanceHours(server, 1);
        times.push(performance.now() - started);
        work.push(processorTime(server.pid) - worked);
        const settled = performance.now();
        await sql.run('PRAGMA wal_checkpoint(PASSIVE)');
        journal.push(performance.now() - settled);
      }
      return { time: median(times), work: median(work), journal: median(journal) };
    };
    await advanceHours(server, 2);
    const without = await measure(async () => null);
    await listAirlines(sql, airlines);
    await sql.run('ANALYZE');
    await advanceHours(server, 2);
    const quiet = await measure(async () => null);
    const busy = await measure(async (hour) => {
      await sql.insert('share_order', newOrders(airlines, ORDERS + hour * CHANGED));
      await sql.run('UPDATE share_listing SET changed = TRUE');
      // Placing orders is not part of the hour.
      await sql.run('PRAGMA wal_checkpoint(TRUNCATE)');
    });
    return [
      figure(`settling an hour of ${LISTED} airlines without flights or shares`, without.time, 'ms'),
      figure(
        `… more with ${LISTED} listed and ${groupDigits(ORDERS)} open orders`,
        quiet.time - without.time,
        'ms',
      ),
      atMost(
        `… more with ${groupDigits(CHANGED)} new orders in ${LISTED} books`,
        busy.time - without.time,
        150,
        'ms',
      ),
      figure('… the same in processor time', busy.work - without.work, 'ms'),
      figure('emptying the journal after such an hour', busy.journal, 'ms'),
    ];
  } finally {
    await server.stop();
    build.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
