import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { EventSource } from 'eventsource';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActionName } from '#game/actions/actions.ts';
import { MESSAGE_DAYS, UNANSWERED_MAX } from '#game/people/message/limits.ts';
import type { Message } from '#game/tables/message.ts';
import {
  call,
  type Founder,
  newFounder,
  newPerson,
  operator,
  type Person,
  runSql,
} from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { expectRejection } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld, tryAct } from '#tests/support/world.ts';

// The SDK's realtime client uses the browser's EventSource.
globalThis.EventSource = EventSource as unknown as typeof globalThis.EventSource;

let folder: string;
let server: TestServer;
let superuser: PocketBase;
let newcomer: Person;
let ada: Founder;
let bea: Founder;
let eve: Founder;

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-messages-`);
  server = await startPausedWorld({ dataDir: folder });
  superuser = await operator(server);
  newcomer = await newPerson(server);
});
beforeEach(async () => {
  [ada, bea, eve] = [await newFounder(server), await newFounder(server), await newFounder(server)];
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const send = (from: Founder, to: Founder, text = 'Hello') =>
  act(server, from, 'message.send', { to: to.airline.id, text });
const trySend = (from: Founder, to: string, text = 'Hello') =>
  tryAct(server, from, 'message.send', { to, text });
const seenBy = ({ client }: Person) => client.collection('message').getFullList<Message>({ sort: 'sent,id' });
const textsSeenBy = async (person: Person) => (await seenBy(person)).map(({ text }) => text);

async function expectRejected(
  from: Founder,
  name: ActionName,
  input: object,
  field: string,
  code: string,
): Promise<void> {
  const response = await tryAct(server, from, name, input);
  expectRejection(response, 400, [field]);
  expect(response.json.data?.[field]?.code).toBe(code);
}

/** Lets an airline accept the messages of another one. */
const befriend = (by: Founder, other: Founder) =>
  superuser
    .collection('message_contact')
    .create({ airline: by.airline.id, other: other.airline.id, state: 'accepted' });

describe('a message', () => {
  it('is visible to its sender and its receiver only', async () => {
    await send(ada, bea, '  Good morning\r\n\r\n\r\n<b>Bea</b>  ');
    const [message] = await seenBy(bea);
    expect(message).toMatchObject({
      sender: ada.airline.id,
      receiver: bea.airline.id,
      text: 'Good morning\n\n<b>Bea</b>',
      read: false,
    });
    expect(Math.abs(Date.now() - Number(message?.sent))).toBeLessThan(60_000);
    expect(await seenBy(ada)).toEqual([message]);
    for (const stranger of [eve, newcomer]) expect(await seenBy(stranger)).toEqual([]);
    const path = `/api/collections/message/records/${message?.id}`;
    expect((await call(server, path, { token: bea.token })).status).toBe(200);
    for (const token of [eve.token, newcomer.token, undefined])
      expect((await call(server, path, { token })).status).toBe(404);
    for (const field of ['reported', 'sender_deleted', 'receiver_deleted'])
      expect(message).not.toHaveProperty(field);
  });

  it('without an airline on one side is invisible to users without an airline', async () => {
    const stray = { sender: '', receiver: ada.airline.id, text: 'Stray', sent: 5 };
    const { id } = await superuser.collection('message').create(stray);
    expect(await seenBy(newcomer)).toEqual([]);
    expect((await seenBy(ada)).map((message) => message.id)).toEqual([id]);
    await superuser.collection('message').delete(id);
  });

  it('arrives without a reload at both sides and at nobody else', async () => {
    const heard = new Map<Person, string[]>();
    for (const person of [ada, bea, eve, newcomer]) {
      heard.set(person, []);
      await person.client
        .collection('message')
        .subscribe('*', ({ record }) => void heard.get(person)?.push(record.text));
      await person.client
        .collection('airport')
        .subscribe('*', ({ record }) => void heard.get(person)?.push(record.municipality));
    }
    await send(ada, bea, 'Live');
    // Each stream is in order: what comes before this event for everybody has come.
    const airport = await superuser.collection('airport').getFirstListItem('iata = "AMS"');
    await superuser.collection('airport').update(airport.id, { municipality: 'Told' });
    const events = () => [ada, bea, eve, newcomer].map((person) => heard.get(person));
    const both = ['Live', 'Told'];
    await expect.poll(events).toEqual([both, both, ['Told'], ['Told']]);
    for (const person of heard.keys()) await person.client.realtime.unsubscribe();
  });

  it('is not in the log, and does not change the revision of either airline', async () => {
    const before = await superuser.collection('action').getList(1, 1);
    const { revision } = await send(ada, bea, 'Secret words');
    expect(revision).toBe(ada.airline.revision);
    expect((await superuser.collection('airline').getOne(bea.airline.id)).revision).toBe(0);
    expect((await superuser.collection('action').getList(1, 1)).totalItems).toBe(before.totalItems);
  });

  it('has a receiver that reads messages', async () => {
    const rival = (await newFounder(server)).airline;
    await superuser.collection('airline').update(rival.id, { user: '' });
    for (const [to, code] of [
      ['abcdefghijklmno', 'unknown_airline'],
      [ada.airline.id, 'own_airline'],
      [rival.id, 'run_by_server'],
    ] as const) {
      await expectRejected(ada, 'message.send', { to, text: 'Hello' }, 'to', code);
      await expectRejected(ada, 'message.block', { airline: to, blocked: true }, 'airline', code);
    }
    await superuser.collection('airline').update(rival.id, { user: rival.user });
  });

  it('is read once its receiver has read it', async () => {
    await send(ada, bea);
    await act(server, eve, 'message.read', { airline: ada.airline.id });
    await act(server, ada, 'message.read', { airline: bea.airline.id });
    expect(await seenBy(bea)).toMatchObject([{ read: false }]);
    await act(server, bea, 'message.read', { airline: ada.airline.id });
    expect(await seenBy(bea)).toMatchObject([{ read: true }]);
  });
});

describe('a block', () => {
  it('stops messages on both sides until it is removed', async () => {
    await act(server, bea, 'message.block', { airline: ada.airline.id, blocked: true });
    await act(server, bea, 'message.block', { airline: ada.airline.id, blocked: true });
    const response = await trySend(ada, bea.airline.id);
    expect(response.json.data?.to?.code).toBe('not_accepted');
    expect(response.text).not.toMatch(/block/i);
    await expectRejected(bea, 'message.send', { to: ada.airline.id, text: 'Hi' }, 'to', 'blocked_by_you');
    expect(await bea.client.collection('message_block').getFullList()).toMatchObject([
      { blocked: ada.airline.id },
    ]);
    expect(await ada.client.collection('message_block').getFullList()).toEqual([]);
    await send(ada, eve);
    await act(server, bea, 'message.block', { airline: ada.airline.id, blocked: false });
    await send(ada, bea);
  });
});

describe('a report', () => {
  it('is possible for the receiver only, and visible to the operator only', async () => {
    const message = String((await send(ada, bea, 'Rude words')).message);
    for (const stranger of [ada, eve])
      await expectRejected(stranger, 'message.report', { message }, 'message', 'unknown_message');
    await act(server, bea, 'message.report', { message });
    const { reported } = await superuser.collection('message').getOne(message);
    expect(Number(reported)).toBeGreaterThan(0);
    await act(server, bea, 'message.report', { message });
    expect((await superuser.collection('message').getOne(message)).reported).toBe(reported);
    for (const person of [ada, bea]) {
      expect((await seenBy(person))[0]).not.toHaveProperty('reported');
      const query = `/api/collections/message/records?filter=${encodeURIComponent('reported > 0')}`;
      expect((await call(server, query, { token: person.token })).status).toBe(400);
    }
    for (const [person, other] of [
      [ada, bea],
      [bea, ada],
    ] as const)
      await act(server, person, 'message.delete', { airline: other.airline.id });
    expect(await superuser.collection('message').getOne(message)).toMatchObject({ text: 'Rude words' });
    await expectRejected(bea, 'message.report', { message }, 'message', 'unknown_message');
  });
});

describe('deletion', () => {
  it('of a conversation affects one side, and removes messages that both have deleted', async () => {
    await send(ada, bea, 'One');
    await send(bea, ada, 'Two');
    await send(eve, ada, 'Three');
    await act(server, ada, 'message.delete', { airline: bea.airline.id });
    expect([await textsSeenBy(ada), await textsSeenBy(bea)]).toEqual([['Three'], ['One', 'Two']]);
    await send(bea, ada, 'Four');
    expect(await textsSeenBy(ada)).toEqual(['Three', 'Four']);
    await act(server, bea, 'message.delete', { airline: ada.airline.id });
    const filter = `sender = "${bea.airline.id}" || receiver = "${bea.airline.id}"`;
    expect(await superuser.collection('message').getFullList({ filter })).toMatchObject([{ text: 'Four' }]);
    expect([await textsSeenBy(ada), await textsSeenBy(bea)]).toEqual([['Three', 'Four'], []]);
  });

  it('of an account removes its messages and blocks on both sides', async () => {
    await send(ada, bea, 'One');
    await send(bea, ada, 'Two');
    await send(eve, bea, 'Three');
    await act(server, bea, 'message.block', { airline: ada.airline.id, blocked: true });
    await act(server, eve, 'message.block', { airline: ada.airline.id, blocked: true });
    await act(server, ada, 'message.block', { airline: eve.airline.id, blocked: true });
    const exported = await call(server, '/api/am/account/export', { token: ada.token });
    const told = exported.json.message as unknown as Message[];
    expect(told.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(Object.keys(told[0] ?? {})).not.toContain('reported');
    expect(exported.json.message_block).toMatchObject([{ blocked: eve.airline.id }]);
    await ada.client.collection('users').delete(ada.id);
    expect(await textsSeenBy(bea)).toEqual(['Three']);
    const filter = `airline = "${ada.airline.id}" || blocked = "${ada.airline.id}"`;
    expect(await superuser.collection('message_block').getFullList({ filter })).toEqual([]);
  });

  it('of old messages goes by the time for which the world has run', async () => {
    await befriend(bea, ada);
    await send(ada, bea, 'Old');
    await runSql(superuser, `UPDATE world SET uptime = uptime + ${MESSAGE_DAYS * 86_400}`);
    await send(ada, bea, 'New');
    await advanceHours(server, 1);
    expect(await textsSeenBy(bea)).toEqual(['New']);
  });
});

// The last two stop the server.
it('keeps every message that it has acknowledged when it is killed', async () => {
  const airlines = await Promise.all([1, 2, 3, 4].map(() => newFounder(server)));
  for (const founder of airlines) await befriend(bea, founder);
  const acknowledged: string[] = [];
  let isSent = false;
  const sending = airlines.map(async (founder, index) => {
    for (let count = 0; count < UNANSWERED_MAX; count++) {
      const text = `${index} ${count} ${'long '.repeat(100)}`.trim();
      if ((await trySend(founder, bea.airline.id, text).catch(() => null))?.status === 200)
        acknowledged.push(text);
      isSent ||= acknowledged.length > UNANSWERED_MAX;
    }
  });
  await expect.poll(() => isSent, { interval: 1 }).toBe(true);
  await server.stop('SIGKILL');
  await Promise.all(sending);
  server = await startPausedWorld({ dataDir: folder });
  superuser = await operator(server);
  const kept = (await superuser.collection('message').getFullList<Message>())
    .filter(({ receiver }) => receiver === bea.airline.id)
    .map(({ text }) => text);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(kept).size).toBe(kept.length);
  for (const text of kept) expect(text).toMatch(/^\d \d( long){100}$/);
});

it('a world with messages replays to the same ledger', async () => {
  await send(ada, bea);
  await act(server, ada, 'rules.set', { auto_c: true });
  await send(bea, ada);
  await act(server, bea, 'rules.set', { auto_c: true });
  await advanceHours(server, 2);
  await server.stop();
  await expectReplay(folder);
});
