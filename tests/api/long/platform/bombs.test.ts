import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMORY_GROWTH } from '#scripts/pocketbase/serve-args.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import {
  ACTION_TARGETS,
  accountTargets,
  LIMITED_TARGETS,
  OWN_TARGETS,
  readTargets,
  ruledTargets,
  type Target,
} from '#tests/support/attack-targets.ts';
import type { Bomb } from '#tests/support/bombs.ts';
import { capMemory, expectMemory } from '#tests/support/capped-memory.ts';
import { residentMb } from '#tests/support/process-memory.ts';
import { type RawResponse, sendRaw } from '#tests/support/raw-request.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, startPausedWorld } from '#tests/support/world.ts';

/** Maximum duration of a request, and of another player's write at the same time. */
const ANSWER_MS = 1_000;
const WRITE_MS = 150;
/**
 * A request with a slow response or write is sent again, alone, and counts only if it is slow each time. Other
 * test files share the cores with this one, and no bomb depends on them. Each pause is twice as long as the
 * previous one, so that a busy moment passes.
 */
const TRIES = 5;
const FIRST_PAUSE_MS = 100;
/** The server may close the connection if a body is larger than what Go reads after a response. */
const UNREAD_BYTES = 250_000;
/**
 * Memory in MB that may remain: caches, and what Go has not returned. Each of the first attacks took 200 MB
 * and more.
 */
const KEPT_MB = 120;

let server: TestServer;
let attacker: Founder;
let writer: Founder;
let collections: CollectionModel[];
let idleMb: number;
let writes = 0;

beforeAll(async () => {
  server = await startPausedWorld({ env: { GOGC: MEMORY_GROWTH } });
  [attacker, writer] = [await newFounder(server), await newFounder(server)];
  const superuser = await operator(server);
  collections = await superuser.collections.getFullList();
  // Warm-up: every runtime of the pool has loaded its modules.
  for (let round = 0; round < 2; round++) await Promise.all(Array.from({ length: 12 }, write));
  idleMb = residentMb(server.pid);
  capMemory(server);
});
afterAll(() => server?.stop());

/** Writes as another player. Returns the duration in ms. */
async function write(): Promise<number> {
  const began = performance.now();
  await act(server, writer, 'rules.set', { drop_late_after: ++writes % 1_000 });
  return performance.now() - began;
}

interface Outcome extends RawResponse {
  /** Longest write of another player during the request. */
  writeMs: number;
}

/** A request or a write, in ms of `performance.now()`. */
interface Span {
  began: number;
  ended: number;
}

/** Writes all the time. Returns a function that stops it and returns the writes. */
function keepWriting(): () => Promise<Span[]> {
  let isOver = false;
  const writes: Span[] = [];
  const writing = (async () => {
    while (!isOver) {
      const began = performance.now();
      writes.push({ began, ended: began + (await write()) });
    }
  })();
  return async () => {
    isOver = true;
    await writing;
    return writes;
  };
}

/** Sends bombs one after the other while another player writes. */
async function attempt({ method, path }: Target, bombs: readonly Bomb[]): Promise<Outcome[]> {
  const stopWriting = keepWriting();
  const sent: (RawResponse & Span)[] = [];
  for (const { query = '', body, headers, chunked } of bombs) {
    const began = performance.now();
    const { token } = attacker;
    const response = await sendRaw(server, { method, path: path + query, token, body, headers, chunked });
    sent.push({ ...response, began, ended: performance.now() });
  }
  const writes = await stopWriting();
  return sent.map((response) => {
    const during = writes.filter(({ began, ended }) => began < response.ended && ended > response.began);
    return { ...response, writeMs: Math.max(...during.map(({ began, ended }) => ended - began)) };
  });
}

const isQuick = ({ ms, writeMs }: Outcome) => ms <= ANSWER_MS && writeMs <= WRITE_MS;

/** Returns what is wrong with an outcome. Empty if nothing is. */
function complaint({ bomb, outcome }: { bomb: Bomb; outcome: Outcome }): string[] {
  const { status, ms, writeMs, text } = outcome;
  const size = bomb.body?.length ?? 0;
  const isFine = status === 0 ? size > UNREAD_BYTES : status >= 200 && status < 500;
  const said = `${bomb.name} (${size} bytes): ${status}, ${Math.round(ms)} ms, writes ${Math.round(writeMs)} ms, ${text.length} characters`;
  const isShort = status < 400 || text.length < 10_000;
  return isFine && isShort && isQuick(outcome) ? [] : [said];
}

/** Returns the outcome of a bomb that is sent alone, again and again until it is quick. */
async function tryAgain(target: Target, bomb: Bomb, first: Outcome): Promise<Outcome> {
  let outcome = first;
  for (let tries = 1; tries < TRIES && !isQuick(outcome); tries++) {
    await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1));
    [outcome = first] = await attempt(target, [bomb]);
  }
  return outcome;
}

/** Sends all bombs to a call. */
async function attack(target: Target): Promise<void> {
  const complaints: string[] = [];
  const outcomes = await attempt(target, target.bombs);
  for (const [index, bomb] of target.bombs.entries()) {
    const outcome = await tryAgain(target, bomb, outcomes[index] as Outcome);
    complaints.push(...complaint({ bomb, outcome }));
  }
  expect(complaints).toEqual([]);
}

describe('responds to every bomb quickly, briefly and without an internal error', () => {
  for (const target of [...ACTION_TARGETS, ...OWN_TARGETS])
    it(`${target.method} ${target.path}`, () => attack(target));

  it('calls about accounts', async () => {
    for (const target of accountTargets(attacker.id)) await attack(target);
  });

  it('records of every collection', async () => {
    for (const target of collections.flatMap(({ name }) => readTargets(name))) await attack(target);
  });

  it('new records, in a collection of each type with each pair of rules', async () => {
    const kinds = new Map(
      collections.map(({ name, type, listRule, createRule }) => [
        [type, listRule, createRule].join('|'),
        name,
      ]),
    );
    for (const target of [...kinds.values()].flatMap(ruledTargets)) await attack(target);
  });

  it('bodies of every kind that are too long', async () => {
    for (const target of LIMITED_TARGETS) await attack(target);
  });

  it('frees the memory afterwards', async () => {
    await expectMemory(server, idleMb + KEPT_MB);
    expect(server.log()).not.toMatch(/panic|fatal|failed/);
  });
});
