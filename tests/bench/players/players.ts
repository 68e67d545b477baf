import { airportsPath } from '#tests/support/airports-file.ts';
import { type Crowd, startCrowd } from '#tests/support/load/crowd.ts';
import { residentMemory, watchMemory } from '#tests/support/load/memory.ts';
import { burst, type Outcome, openLoop, percentile, unexpected } from '#tests/support/load/open-loop.ts';
import { playing, reading } from '#tests/support/load/shots.ts';
import { openStreams } from '#tests/support/load/streams.ts';
import { atMost, type Figure, figure } from '../figure.ts';
import { capacityOf } from './capacity.ts';

const WORLD = { airlines: 40, aircraft: 800, legs: 4_000 };
/** A game hour takes ten seconds, so that several hours are settled while players act. */
const SPEED = 6;
const MEMORY_CAP = 3_000;
const LOAD = { reads: 120, actions: 25 };
const RATE = LOAD.reads + LOAD.actions;
const SECONDS = 90;
const STREAMS = 300;
const STALL = { at: 30_000, ms: 3_000, recovered: 10_000 };
const BURSTS = [64, 256, 512];
const GROWTH = [100, 300, 500, 1_000];
const COOL_DOWN_MS = 120_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const times = (outcomes: readonly Outcome[], kind: Outcome['kind']) =>
  outcomes.filter((outcome) => outcome.kind === kind && outcome.status < 400).map(({ taken }) => taken);
const strange = (outcomes: readonly Outcome[]) =>
  Object.values(unexpected(outcomes)).reduce((sum, count) => sum + count, 0);
const rejected = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status >= 400).length;

function latencies(what: string, outcomes: readonly Outcome[]): Figure[] {
  return [
    figure(`${what}: reads, median`, percentile(times(outcomes, 'read'), 0.5), 'ms', 1),
    atMost('… reads, 99%', percentile(times(outcomes, 'read'), 0.99), 100, 'ms'),
    atMost('… actions, 99%', percentile(times(outcomes, 'action'), 0.99), 200, 'ms'),
    figure('… refused with 429 or 503', rejected(outcomes), ''),
    atMost('… other statuses, and no answer', strange(outcomes), 0, ''),
  ];
}

async function onCrowd<Result>(work: (crowd: Crowd) => Promise<Result>): Promise<Result> {
  const crowd = await startCrowd({ ...WORLD, speed: SPEED, memoryCap: MEMORY_CAP });
  try {
    return await work(crowd);
  } finally {
    await crowd.stop();
  }
}

const shotsOf = async (crowd: Crowd) => playing(crowd, await airportsPath(crowd.server), LOAD);

async function measureSteady(): Promise<Figure[]> {
  return onCrowd(async (crowd) => {
    const streams = await openStreams(crowd, STREAMS);
    const memory = watchMemory(crowd.server.pid);
    const outcomes = await openLoop(crowd.server.url, await shotsOf(crowd), { rate: RATE, seconds: SECONDS });
    const peak = memory.stop();
    streams.close();
    return [
      ...latencies(`${STREAMS} streams, ${LOAD.reads} reads and ${LOAD.actions} actions a second`, outcomes),
      figure('… live events', streams.events(), ''),
      atMost('… most memory', peak, 250, 'MB'),
    ];
  });
}

async function measureStall(): Promise<Figure[]> {
  return onCrowd(async (crowd) => {
    const streams = await openStreams(crowd, STREAMS);
    const memory = watchMemory(crowd.server.pid);
    setTimeout(() => process.kill(crowd.server.pid, 'SIGSTOP'), STALL.at);
    setTimeout(() => process.kill(crowd.server.pid, 'SIGCONT'), STALL.at + STALL.ms);
    const outcomes = await openLoop(crowd.server.url, await shotsOf(crowd), { rate: RATE, seconds: SECONDS });
    const peak = memory.stop();
    streams.close();
    const after = outcomes.filter(({ sent }) => sent > STALL.at + STALL.ms + STALL.recovered);
    return [
      ...latencies(`the same, from 10 s after a stall of ${STALL.ms / 1000} s`, after),
      atMost('… most memory', peak, 250, 'MB'),
      atMost('… other statuses, and no answer, in all', strange(outcomes), 0, ''),
    ];
  });
}

async function measureBursts(): Promise<Figure[]> {
  return onCrowd(async (crowd) => {
    const figures: Figure[] = [];
    for (const count of BURSTS) {
      const memory = watchMemory(crowd.server.pid);
      const outcomes = await burst(crowd.server.url, reading(crowd), count);
      figures.push(
        atMost(
          `${count} calls at once: the last answer`,
          Math.max(...outcomes.map(({ taken }) => taken)),
          5_000,
          'ms',
        ),
        figure('… refused with 503', rejected(outcomes), ''),
        figure('… most memory', memory.stop(), 'MB'),
        atMost('… other statuses, and no answer', strange(outcomes), 0, ''),
      );
      await sleep(2_000);
    }
    return figures;
  });
}

async function measureOverload(): Promise<Figure[]> {
  return onCrowd(async (crowd) => {
    const shots = await shotsOf(crowd);
    const before = residentMemory(crowd.server.pid);
    const capacity = await capacityOf(crowd.server.url, shots);
    const memory = watchMemory(crowd.server.pid);
    const over = await openLoop(crowd.server.url, shots, { rate: Math.round(2 * capacity), seconds: 60 });
    const peak = memory.stop();
    await sleep(STALL.recovered);
    const after = await openLoop(crowd.server.url, shots, { rate: RATE, seconds: 20 });
    await sleep(COOL_DOWN_MS);
    return [
      figure('capacity, all requests', capacity, '/s'),
      figure('twice that for 60 s: refused with 429 or 503', rejected(over), ''),
      atMost('… other statuses, and no answer', strange(over), 0, ''),
      figure('… most memory', peak, 'MB'),
      ...latencies('… from 10 s afterwards', after),
      figure('… memory before', before, 'MB'),
      atMost('… memory two minutes later', residentMemory(crowd.server.pid), 1.3 * before, 'MB'),
    ];
  });
}

async function measureGrowth(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of GROWTH) {
    const [taken, peak] = await onCrowd(async (crowd) => {
      const streams = await openStreams(crowd, count);
      const memory = watchMemory(crowd.server.pid);
      const outcomes = await openLoop(crowd.server.url, await shotsOf(crowd), { rate: RATE, seconds: 20 });
      streams.close();
      return [percentile(times(outcomes, 'read'), 0.99), memory.stop()] as const;
    });
    figures.push({
      what: `${count.toLocaleString('en')} streams`,
      value: `reads 99% ${taken.toFixed(0)} ms, ${peak.toFixed(0)} MB`,
    });
  }
  return figures;
}

/**
 * Measures the response times of many players online, during a stall of the machine, and with more players
 * than the server can handle.
 */
export async function measurePlayers(): Promise<Figure[]> {
  const parts = [measureSteady, measureStall, measureBursts, measureOverload, measureGrowth];
  const figures: Figure[] = [];
  for (const measure of parts) figures.push(...(await measure()));
  return figures;
}
