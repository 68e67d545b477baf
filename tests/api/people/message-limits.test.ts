import type PocketBase from 'pocketbase';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS, MESSAGES_AN_HOUR, UNANSWERED_MAX } from '#game/people/message/limits.ts';
import { type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, tryAct } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
/** Bea accepts messages from Ada. */
let [ada, bea, eve] = [] as unknown as [Founder, Founder, Founder];

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
});
beforeEach(async () => {
  [ada, bea, eve] = [await newFounder(server), await newFounder(server), await newFounder(server)];
  await superuser
    .collection('message_contact')
    .create({ airline: bea.airline.id, other: ada.airline.id, state: 'accepted' });
});

const send = (from: Founder, to: Founder) =>
  act(server, from, 'message.send', { to: to.airline.id, text: 'Hello' });
/** Returns the status of sending a message, and the field and code of a rejection. */
async function trySend(from: Founder, to: Founder): Promise<string> {
  const { status, json } = await tryAct(server, from, 'message.send', { to: to.airline.id, text: 'Hello' });
  return [status, ...Object.entries(json.data ?? {}).flatMap(([field, { code }]) => [field, code])].join(' ');
}

it('an airline that gets no answer cannot write again until it gets one', async () => {
  for (let count = 0; count < UNANSWERED_MAX; count++) await send(ada, bea);
  expect(await trySend(ada, bea)).toBe('400 to unanswered');
  await act(server, ada, 'message.delete', { airline: bea.airline.id });
  expect(await trySend(ada, bea)).toBe('400 to unanswered');
  await send(bea, ada);
  await send(ada, bea);
});

it('an airline cannot write more messages than the hourly limit', async () => {
  for (let count = 0; count < MESSAGES_AN_HOUR; count++) {
    if (count % UNANSWERED_MAX === UNANSWERED_MAX - 1) await send(bea, ada);
    await send(ada, bea);
  }
  expect(await trySend(ada, eve)).toBe('400 text too_many');
  await runSql(superuser, `UPDATE message SET sent = sent - ${HOUR_MS} WHERE sender = '${ada.airline.id}'`);
  await send(ada, eve);
});

it('several messages sent at once do not pass the limit', async () => {
  const answers = await Promise.all(Array.from({ length: UNANSWERED_MAX + 3 }, () => trySend(ada, bea)));
  expect(answers.sort()).toEqual([
    ...Array(UNANSWERED_MAX).fill('200'),
    ...Array(3).fill('400 to unanswered'),
  ]);
  const filter = `receiver = "${bea.airline.id}"`;
  expect(await superuser.collection('message').getFullList({ filter })).toHaveLength(UNANSWERED_MAX);
});
