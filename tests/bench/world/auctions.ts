import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { HOUR } from '#game/world/time.ts';
import { operator } from '#tests/support/api.ts';
import { startServer } from '#tests/support/server.ts';
import { atMost, type Figure, figure, median } from '../figure.ts';
import { BUDGET_LEGS, ENVIRONMENT, makeWorld, post } from './make-world.ts';
import { auctionedOf, endTogether, openAuctions, own } from './open-auctions.ts';
import { BenchSql, benchBuild } from './sql-call.ts';

const SIZE = { airlines: 1_000, aircraft: 20_000, legs: BUDGET_LEGS };
/** Rounds with and without auctions, in turns, so that a busy moment of the machine slows both. */
const ROUNDS = 2;
/** Hours before the measurement, to fill the caches. */
const AFTER_START = 2;
const MEASURED = 8;
/** Auctions that end in one hour for the time of a sale. */
const SALES = 200;

interface Measured {
  /** Milliseconds per hour. */
  times: number[];
  /** Milliseconds for an hour in which `SALES` auctions end, and for the next one. NaN without auctions. */
  selling: number;
  next: number;
}

/** Settles hours of a copy of a world. */
async function settle(world: string, auctioned: ReturnType<typeof auctionedOf> | null): Promise<Measured> {
  const folder = mkdtempSync(`${tmpdir()}/am-bench-`);
  const dataDir = `${folder}/copy`;
  cpSync(world, dataDir, { recursive: true });
  const build = await benchBuild();
  const server = await startServer({ build: build.dir, dataDir, env: ENVIRONMENT });
  try {
    const { token } = (await operator(server)).authStore;
    const sql = new BenchSql(server.url, token);
    const minuteNow = async () =>
      ((await post(server, '/api/am/world', token, {})) as { minute: number }).minute;
    const advance = async () => {
      const started = performance.now();
      await post(server, '/api/am/world', token, { advance: 1 });
      return performance.now() - started;
    };
    if (auctioned) await openAuctions(sql, auctioned, Math.floor((await minuteNow()) / HOUR) * HOUR);
    await sql.run('PRAGMA wal_checkpoint(TRUNCATE)');
    for (let hour = 0; hour < AFTER_START; hour++) await advance();
    const times: number[] = [];
    for (let hour = 0; hour < MEASURED; hour++) times.push(await advance());
    if (!auctioned) return { times, selling: Number.NaN, next: Number.NaN };
    await endTogether(sql, SALES, Math.floor((await minuteNow()) / HOUR) * HOUR);
    return { times, selling: await advance(), next: await advance() };
  } finally {
    await server.stop();
    build.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures what open auctions of aircraft add to an hour of a busy world, and how long a sale takes. */
export async function measureAuctions(): Promise<Figure[]> {
  const world = mkdtempSync(`${tmpdir()}/am-bench-`);
  try {
    await makeWorld(SIZE, world);
    const auctioned = auctionedOf(SIZE);
    const build = await benchBuild();
    const server = await startServer({ build: build.dir, dataDir: world, env: ENVIRONMENT });
    try {
      await own(new BenchSql(server.url, (await operator(server)).authStore.token), auctioned);
    } finally {
      await server.stop();
      build.remove();
    }
    const [without, beside]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      without.push(await settle(world, null));
      beside.push(await settle(world, auctioned));
    }
    const medianOf = (all: readonly Measured[]) => median(all.flatMap(({ times }) => times));
    const [usual, auctions] = [medianOf(without), medianOf(beside)];
    const selling = median(beside.map((round) => round.selling));
    return [
      figure('settling an hour, 100,000 weekly legs, without auctions', usual, 'ms'),
      atMost('… slower with 2,000 open auctions', (auctions / usual - 1) * 100, 5, '%', 1),
      figure('… for each of 200 sales in one hour', (selling - auctions) / SALES, 'ms', 1),
      figure('… the hour after that', median(beside.map(({ next }) => next)), 'ms'),
    ];
  } finally {
    rmSync(world, { recursive: true, force: true });
  }
}
