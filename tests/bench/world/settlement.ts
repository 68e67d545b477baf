import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { HOUR } from '#game/world/time.ts';
import { newClient, operator } from '#tests/support/api.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { atMost, type Figure, figure, median } from '../figure.ts';
import { peakMemory, processorTime } from '../process-figures.ts';
import type { WorldSize } from './busy-world.ts';
import { BUDGET_LEGS, ENVIRONMENT, makeWorld, post, WARM_UP } from './make-world.ts';
import { NAIVE_HOOK } from './naive-hook.ts';
import { BenchSql, benchBuild } from './sql-call.ts';

/** The world of the budget, and smaller and larger ones that show how the time grows. */
const SIZES: WorldSize[] = [
  { airlines: 1_000, aircraft: 20_000, legs: 10_000 },
  { airlines: 1_000, aircraft: 20_000, legs: 100_000 },
  { airlines: 1_000, aircraft: 20_000, legs: 300_000 },
  { airlines: 1_000, aircraft: 20_000, legs: 100_000, areRivals: true },
];
/** Growth of the time per departure from one of these worlds to the next one. */
const GROWTH_MAX = 1.3;
/** Hours of the measured server before the measurement, to fill its caches. */
const AFTER_START = 2;
const MEASURED = 8;
const PROBE_EVERY = 10;
/** Turns on the rule of fares on every route, with their reviews spread over the hours of a week from now. */
const RULE_ALL = `UPDATE route SET rule_min = 70, rule_max = 150,
  rule_next = (SELECT 60 * (hour + 1 + route.rowid % 168) FROM world)`;

/** Size of the database in MB (10⁶ bytes). */
const dataSize = ({ dataDir }: TestServer) => statSync(`${dataDir}/data.db`).size / 1e6;

interface Settled {
  /** Milliseconds for one hour. */
  hour: number;
  slowest: number;
  /** Milliseconds per departure: elapsed time, and processor time on all cores. */
  departure: number;
  work: number;
  /** The same while another client writes all the time, and the longest wait of that client. */
  beside: number;
  wait: number;
  memory: number;
  naive: number;
  /** Processor time in milliseconds for the fare rules of an hour, if all routes have one. */
  ruled: number;
  /** Growth of the data folder per hour in MB. */
  growth: number;
}

/** Writes repeatedly until stopped. Returns the duration of the longest write. */
function probe(server: TestServer, token: string): () => Promise<number> {
  let running = true;
  let longest = 0;
  const loop = (async () => {
    while (running) {
      const sent = performance.now();
      await post(server, '/api/am/act/notices.read', token, { notices: [] });
      longest = Math.max(longest, performance.now() - sent);
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY));
    }
    return longest;
  })();
  return () => {
    running = false;
    return loop;
  };
}

async function settle(size: WorldSize): Promise<Settled> {
  const dataDir = mkdtempSync(`${tmpdir()}/am-bench-`);
  const user = await makeWorld(size, dataDir);
  const build = await benchBuild(NAIVE_HOOK);
  const server = await startServer({ build: build.dir, dataDir, env: ENVIRONMENT });
  try {
    const { token } = (await operator(server)).authStore;
    const sql = new BenchSql(server.url, token);
    const client = newClient(server);
    client.authStore.save(token);
    const someone = await client.collection('users').impersonate(user, 3600);
    const advance = () => post(server, '/api/am/world', token, { advance: 1 });

    for (let hour = 0; hour < AFTER_START; hour++) await advance();
    await sql.run('PRAGMA wal_checkpoint(TRUNCATE)');
    const before = dataSize(server);
    const measure = async () => {
      const times: number[] = [];
      for (let hour = 0; hour < MEASURED; hour++) {
        const started = performance.now();
        await advance();
        times.push(performance.now() - started);
      }
      return times;
    };
    const worked = processorTime(server.pid);
    const times = await measure();
    const work = processorTime(server.pid) - worked;
    const { minute } = (await post(server, '/api/am/world', token, {})) as { minute: number };
    const { totalItems: departures } = await client
      .collection('flight')
      .getList(1, 1, { filter: `departs >= ${minute - (MEASURED - 1) * HOUR} && leg != ''` });
    const moreWithRules = async () => {
      await sql.run(RULE_ALL);
      const before = processorTime(server.pid);
      await measure();
      return (processorTime(server.pid) - before - work) / MEASURED;
    };
    const stop = probe(server, someone.authStore.token);
    const beside = median(await measure());
    const wait = await stop();
    const memory = peakMemory(server.pid);
    await sql.run('PRAGMA wal_checkpoint(TRUNCATE)');
    const growth = (dataSize(server) - before) / (2 * MEASURED);
    const started = performance.now();
    if (size.legs === BUDGET_LEGS && !size.areRivals)
      await post(server, '/bench/naive', token, { hour: WARM_UP + AFTER_START + 2 * MEASURED });
    const naive = performance.now() - started;
    const ruled = size.legs === BUDGET_LEGS && !size.areRivals ? await moreWithRules() : 0;
    const hour = median(times);
    const all = times.reduce((sum, time) => sum + time, 0);
    return {
      hour,
      slowest: Math.max(...times),
      departure: all / departures,
      work: work / departures,
      beside,
      wait,
      memory,
      naive,
      ruled,
      growth,
    };
  } finally {
    await server.stop();
    build.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the figures of a world whose airlines are run by the server, with the time for their decisions. */
const rivalFigures = ({ hour, slowest, wait, memory }: Settled): Figure[] => [
  atMost('settling an hour, 100,000 weekly legs of rivals, with decisions', hour, 2_000, 'ms'),
  figure('… the slowest of eight hours', slowest, 'ms'),
  atMost('… longest wait of another writer', wait, 150, 'ms'),
  atMost('… most memory of the server', memory, 300, 'MB'),
];

/**
 * Measures the cost of an hour in a busy world, its growth with the timetable, and its cost record by record.
 */
export async function measureSettlement(): Promise<Figure[]> {
  const figures: Figure[] = [];
  let before: number | undefined;
  for (const size of SIZES) {
    const name = `settling an hour, ${size.legs.toLocaleString('en')} weekly legs`;
    const settled = await settle(size);
    if (size.areRivals) {
      figures.push(...rivalFigures(settled));
      continue;
    }
    const { hour, slowest, departure, work, beside, wait, memory, naive, ruled, growth } = settled;
    const perDeparture = [figure('… for each departure', departure, 'ms', 2)];
    if (before !== undefined)
      perDeparture.push(
        atMost('… compared with the smaller world', departure / before, GROWTH_MAX, 'times', 2),
      );
    before = departure;
    if (size.legs !== BUDGET_LEGS) {
      figures.push(
        figure(name, hour, 'ms'),
        ...perDeparture,
        figure('… most memory of the server', memory, 'MB'),
      );
      continue;
    }
    figures.push(
      atMost(name, hour, 1_500, 'ms'),
      figure('… the slowest of eight hours', slowest, 'ms'),
      ...perDeparture,
      figure('… for each departure, processor time', work, 'ms', 2),
      figure('… more with a fare rule on every route, processor time', ruled, 'ms'),
      figure('… while another one writes all the time', beside, 'ms'),
      atMost('… longest wait of that other writer', wait, 150, 'ms'),
      figure('… the same rows record by record, with nothing worked out', naive, 'ms'),
      figure('… growth of the data folder an hour, summed up after two weeks', growth, 'MB', 1),
      atMost('… most memory of the server', memory, 250, 'MB'),
    );
  }
  return figures;
}
