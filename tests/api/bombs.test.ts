import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Founder, newFounder, operator } from '../support/api.ts';
import {
  ACTION_TARGETS,
  accountTargets,
  OWN_TARGETS,
  recordTargets,
  type Target,
} from '../support/attack-targets.ts';
import type { Bomb } from '../support/bombs.ts';
import { capMemory, expectMemory } from '../support/capped-memory.ts';
import { residentMb } from '../support/process-memory.ts';
import { type RawResponse, sendRaw } from '../support/raw-request.ts';
import type { TestServer } from '../support/server.ts';
import { act, startPausedWorld } from '../support/world.ts';

/** Maximum duration of a request, and of another player's write at the same time. */
const ANSWER_MS = 1_000;
const WRITE_MS = 150;
/**
 * A request with a slow response is sent again and counts only if it is slow each time. Other test files
 * share the cores with this one, and no bomb depends on them. Each pause is twice as long as the previous
 * one, so that a busy moment passes.
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
let collections: string[];
let idleMb: number;
let writes = 0;

beforeAll(async () => {
  server = await startPausedWorld();
  [attacker, writer] = [await newFounder(server), await newFounder(server)];
  const superuser = await operator(server);
  collections = (await superuser.collections.getFullList()).map(({ name }) => name);
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

async function attempt({ method, path }: Target, bomb: Bomb): Promise<Outcome> {
  const { query = '', body, headers, chunked } = bomb;
  let isOver = false;
  const response = sendRaw(server, {
    method,
    path: path + query,
    token: attacker.token,
    body,
    headers,
    chunked,
  }).finally(() => {
    isOver = true;
  });
  let writeMs = 0;
  do writeMs = Math.max(writeMs, await write());
  while (!isOver);
  return { ...(await response), writeMs };
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

/** Sends all bombs to a call, one after the other. */
async function attack(target: Target): Promise<void> {
  const complaints: string[] = [];
  for (const bomb of target.bombs) {
    let outcome = await attempt(target, bomb);
    for (let tries = 1; tries < TRIES && !isQuick(outcome); tries++) {
      await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1));
      outcome = await attempt(target, bomb);
    }
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
    for (const target of collections.flatMap(recordTargets)) await attack(target);
  });

  it('frees the memory afterwards', async () => {
    await expectMemory(server, idleMb + KEPT_MB);
    expect(server.log()).not.toMatch(/panic|fatal|failed/);
  });
});
