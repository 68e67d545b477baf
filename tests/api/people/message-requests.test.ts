import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS, MESSAGE_DAYS } from '#game/people/message/limits.ts';
import {
  NEW_REQUESTS_A_DAY,
  REQUEST_MAX,
  REQUESTS_A_DAY,
  REQUESTS_AN_HOUR,
  REQUESTS_WAITING,
} from '#game/people/message/requests.ts';
import { call, type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld, tryAct } from '#tests/support/world.ts';

let folder: string;
let server: TestServer;
let superuser: PocketBase;
let [ada, bea, eve] = [] as unknown as [Founder, Founder, Founder];

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-requests-`);
  server = await startPausedWorld({ dataDir: folder });
  superuser = await operator(server);
});
beforeEach(async () => {
  [ada, bea, eve] = [await newFounder(server), await newFounder(server), await newFounder(server)];
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** One after the other, because each of many at once needs a runtime of its own. */
async function founders(count: number): Promise<Founder[]> {
  const all: Founder[] = [];
  while (all.length < count) all.push(await newFounder(server));
  return all;
}
/** Returns the status of sending a message, and the code of a rejection. */
async function send(from: Founder, to: Founder, text = 'Hello'): Promise<string> {
  const { status, json } = await tryAct(server, from, 'message.send', { to: to.airline.id, text });
  const [rejected] = Object.values(json.data ?? {});
  return rejected ? `${status} ${rejected.code}` : String(status);
}
const received = async (by: Founder) =>
  (await by.client.collection('message').getFullList({ filter: `receiver = "${by.airline.id}"` })).length;
const contactsOf = async ({ client }: Founder) =>
  (await client.collection('message_contact').getFullList()).map(({ other, state }) => [other, state]);
/** Moves the requests to an airline into the past. */
const age = (to: Founder, ms: number) =>
  runSql(
    superuser,
    `UPDATE message_contact SET requested = requested - ${ms} WHERE airline = '${to.airline.id}' AND requested > 0`,
  );
/** Makes an airline as old as one that has been here for ten days. */
const makeOld = ({ airline }: Founder) =>
  runSql(
    superuser,
    `UPDATE airline SET founded = strftime('%Y-%m-%d %H:%M:%fZ', founded, '-10 days') WHERE id = '${airline.id}'`,
  );

it('delivers a few requests of a flood of new airlines, and says that no more are taken', async () => {
  const crowd = await founders(40);
  const answers = await Promise.all(
    crowd.map(async (stranger) => {
      const all: string[] = [];
      for (let count = 0; count < 5; count++) all.push(await send(stranger, bea, `Buy ${count}`));
      return all;
    }),
  );
  const counts: Record<string, number> = {};
  for (const answer of answers.flat()) counts[answer] = (counts[answer] ?? 0) + 1;
  expect(counts).toEqual({
    200: REQUESTS_AN_HOUR,
    '400 request_waiting': 4 * REQUESTS_AN_HOUR,
    '429 no_more_requests': 200 - 5 * REQUESTS_AN_HOUR,
  });
  expect(await received(bea)).toBe(REQUESTS_AN_HOUR);
  // Airlines that it has written with are not affected.
  expect([await send(bea, ada), await send(ada, bea)]).toEqual(['200', '200']);
});

it('stops when too many requests wait, until one is answered or expires', async () => {
  const crowd = await founders(REQUESTS_WAITING);
  for (const [index, stranger] of crowd.entries()) {
    if (index % REQUESTS_AN_HOUR === 0) await age(bea, HOUR_MS + 1);
    expect(await send(stranger, bea)).toBe('200');
  }
  await age(bea, HOUR_MS + 1);
  expect(await send(ada, bea)).toBe('429 no_more_requests');
  await act(server, bea, 'message.delete', { airline: crowd[0]?.airline.id ?? '' });
  expect([await send(ada, bea), await send(eve, bea)]).toEqual(['200', '429 no_more_requests']);
  await runSql(superuser, `UPDATE world SET uptime = uptime + ${MESSAGE_DAYS * 86_400}`);
  await advanceHours(server, 1);
  expect([await send(eve, bea), await send(ada, bea)]).toEqual(['200', '200']);
});

it('is one short message until the receiver accepts or answers', async () => {
  const long = 'x'.repeat(REQUEST_MAX + 1);
  expect(await send(ada, bea, long)).toBe('400 request_too_long');
  expect(await contactsOf(ada)).toEqual([]);
  expect(await send(ada, bea, long.slice(1))).toBe('200');
  expect(await send(ada, bea)).toBe('400 request_waiting');
  await act(server, ada, 'message.delete', { airline: bea.airline.id });
  expect(await send(ada, bea)).toBe('400 request_waiting');
  expect(await contactsOf(bea)).toEqual([[ada.airline.id, 'waiting']]);
  await act(server, bea, 'message.accept', { airline: ada.airline.id });
  expect([await send(ada, bea, long), await send(ada, bea)]).toEqual(['200', '200']);
  expect(await send(eve, bea)).toBe('200');
  expect([await send(bea, eve, long), await send(eve, bea, long)]).toEqual(['200', '200']);
});

it('holds when one stranger sends several messages at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(ada, bea)));
  expect(answers.sort()).toEqual(['200', ...Array(3).fill('400 request_waiting')]);
  expect(await received(bea)).toBe(1);
});

it('is declined without telling the sender, also by a block, and the receiver can still write', async () => {
  for (const decline of [
    () => act(server, bea, 'message.delete', { airline: ada.airline.id }),
    () => act(server, bea, 'message.block', { airline: eve.airline.id, blocked: true }),
  ]) {
    const other = (await received(bea)) === 0 ? ada : eve;
    expect(await send(other, bea)).toBe('200');
    await decline();
    await act(server, other, 'message.delete', { airline: bea.airline.id });
    expect(await send(other, bea)).toBe('400 not_accepted');
    if (other === eve) await act(server, bea, 'message.block', { airline: eve.airline.id, blocked: false });
    expect(await send(other, bea)).toBe('400 not_accepted');
    expect(await contactsOf(other)).toEqual([[bea.airline.id, 'accepted']]);
    expect([await send(bea, other), await send(other, bea)]).toEqual(['200', '200']);
  }
});

it('cannot be accepted twice or by others', async () => {
  await send(ada, bea);
  for (const [person, airline] of [
    [eve, ada],
    [ada, bea],
    [bea, eve],
  ] as const)
    expect((await tryAct(server, person, 'message.accept', { airline: airline.airline.id })).status).toBe(
      400,
    );
  const both = [1, 2].map(() => tryAct(server, bea, 'message.accept', { airline: ada.airline.id }));
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await contactsOf(eve)).toEqual([]);
});

it('is limited per day, more so for a new airline', async () => {
  const crowd = await founders(REQUESTS_A_DAY + 1);
  const first = crowd.slice(0, NEW_REQUESTS_A_DAY);
  for (const one of first) expect(await send(ada, one)).toBe('200');
  expect(await send(ada, bea)).toBe('429 too_many_requests');
  await makeOld(ada);
  for (const one of crowd.slice(NEW_REQUESTS_A_DAY, REQUESTS_A_DAY)) expect(await send(ada, one)).toBe('200');
  expect(await send(ada, bea)).toBe('429 too_many_requests');
  // Answers are no requests.
  expect([await send(eve, ada), await send(ada, eve)]).toEqual(['200', '200']);
  await age(crowd[0] as Founder, 24 * HOUR_MS + 1);
  expect(await send(ada, bea)).toBe('200');
});

it('is not needed between airlines that have agreed on the price of an aircraft', async () => {
  const deal = {
    buyer: ada.airline.id,
    seller: bea.airline.id,
    aircraft: 'abcdefghijklmno',
    turn: 'seller',
    moves: [],
  };
  await superuser.collection('offer').create({ ...deal, state: 'declined' });
  expect(await send(ada, bea)).toBe('200');
  expect(await send(ada, bea)).toBe('400 request_waiting');
  await superuser.collection('offer').create({ ...deal, buyer: eve.airline.id, state: 'accepted' });
  expect([await send(eve, bea), await send(eve, bea)]).toEqual(['200', '200']);
});

it('is exported to its receiver and goes with either account', async () => {
  await send(ada, bea);
  await send(bea, eve);
  const exported = await call(server, '/api/am/account/export', { token: bea.token });
  const told = exported.json.message_contact as unknown as { other: string; state: string }[];
  expect(told.map(({ other, state }) => `${other} ${state}`).sort()).toEqual(
    [`${ada.airline.id} waiting`, `${eve.airline.id} accepted`].sort(),
  );
  await ada.client.collection('users').delete(ada.id);
  expect(await contactsOf(bea)).toEqual([[eve.airline.id, 'accepted']]);
  await bea.client.collection('users').delete(bea.id);
  expect(
    await superuser
      .collection('message_contact')
      .getFullList({ filter: `other = "${bea.airline.id}" || airline = "${bea.airline.id}"` }),
  ).toEqual([]);
  expect(await contactsOf(eve)).toEqual([]);
});

// Stops the server.
it('has a message for every request, and keeps what it acknowledged, after a kill', async () => {
  const crowd = await founders(6);
  const targets = await founders(6);
  const acknowledged: string[] = [];
  const sending = crowd.map(async (stranger) => {
    for (const target of targets) {
      const answer = await send(stranger, target).catch(() => '');
      if (answer === '200') acknowledged.push(stranger.airline.id + target.airline.id);
    }
  });
  await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThan(3);
  await server.stop('SIGKILL');
  await Promise.all(sending);
  server = await startPausedWorld({ dataDir: folder });
  superuser = await operator(server);
  const messages = (await superuser.collection('message').getFullList()).map(
    ({ sender, receiver }) => sender + receiver,
  );
  const waiting = await superuser.collection('message_contact').getFullList({ filter: "state = 'waiting'" });
  const ofTargets = waiting.filter(({ airline }) => targets.some((target) => target.airline.id === airline));
  const requests = ofTargets.map(({ airline, other }) => String(other) + airline);
  expect(messages).toEqual(expect.arrayContaining(requests));
  expect(requests).toEqual(expect.arrayContaining(acknowledged));
});
