import { readFileSync } from 'node:fs';
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

/**
 * Processor time in ms that the server may take for a request: half of it is the first load of the largest module, or
 * the largest body that an action accepts. Other players wait no longer, because nothing else delays their writes. Unlike
 * real time, it does not depend on what else the machine does.
 */
const ANSWER_MS = 500;
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

/** Writes as another player. */
const write = () => act(server, writer, 'rules.set', { drop_late_after: ++writes % 1_000 });

/** Returns the processor time in ms that the server has taken so far. Linux counts it in ticks of 10 ms. */
function processorMs(): number {
  const text = readFileSync(`/proc/${server.pid}/stat`, 'utf8');
  // After the name, which may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

interface Outcome extends RawResponse {
  /** Processor time of the server, in ms. */
  spent: number;
}

async function send({ method, path }: Target, bomb: Bomb): Promise<Outcome> {
  const { query = '', body, headers, chunked } = bomb;
  const before = processorMs();
  const { token } = attacker;
  const response = await sendRaw(server, { method, path: path + query, token, body, headers, chunked });
  return { ...response, spent: processorMs() - before };
}

/** Returns what is wrong with an outcome. Empty if nothing is. */
function complaint(bomb: Bomb, { status, spent, text }: Outcome): string[] {
  const size = bomb.body?.length ?? 0;
  const isFine = status === 0 ? size > UNREAD_BYTES : status >= 200 && status < 500;
  const said = `${bomb.name} (${size} bytes): ${status}, ${spent} ms, ${text.length} characters`;
  const isShort = status < 400 || text.length < 10_000;
  return isFine && isShort && spent <= ANSWER_MS ? [] : [said];
}

/** Sends all bombs to a call, one after the other, and then writes as another player. */
async function attack(target: Target): Promise<void> {
  const complaints: string[] = [];
  for (const bomb of target.bombs) complaints.push(...complaint(bomb, await send(target, bomb)));
  expect(complaints).toEqual([]);
  await write();
}

describe('responds to every bomb with little work, briefly and without an internal error', () => {
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
