import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { UNANSWERED_MAX } from '#game/people/message/limits.ts';
import type { Message } from '#game/tables/message.ts';
import { freePort } from '#scripts/port.ts';
import { call, type Founder, newFounder, newPerson, operator } from '#tests/support/api.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import { clockLooks } from '#tests/support/clock-looks.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld, tryAct } from '#tests/support/world.ts';

/** Real time by which the machine's clock is ahead, in ms. */
const AHEAD = 3 * 365 * 86_400_000;

let time: MovableTime;
let server: TestServer;

beforeAll(async () => {
  time = await movableTime({ wrappers: ['say-looks'] });
});
afterAll(() => time.remove());
afterEach(() => server.stop());

const start = async (limits: boolean, env: Record<string, string> = {}) => {
  server = await startPausedWorld({ build: time.dir, limits, env });
};
const send = (from: Founder, to: Founder, text: string) =>
  act(server, from, 'message.send', { to: to.airline.id, text });

it('messages outlast a clock that is years ahead, and players can write when it has been corrected', async () => {
  await start(false);
  const [ada, bea] = [await newFounder(server), await newFounder(server)];
  const seen = () => bea.client.collection('message').getFullList<Message>({ sort: 'sent' });
  const texts = async () => (await seen()).map(({ text }) => text);
  await send(ada, bea, 'Before');
  await act(server, bea, 'message.accept', { airline: ada.airline.id });
  time.move(AHEAD);
  await advanceHours(server, 1);
  expect(await texts()).toEqual(['Before']);
  const ahead = Array.from({ length: UNANSWERED_MAX - 1 }, (_, count) => `Ahead ${count}`);
  for (const text of ahead) await send(ada, bea, text);
  expect((await tryAct(server, ada, 'message.send', { to: bea.airline.id, text: 'No' })).status).toBe(400);

  time.move(-AHEAD);
  await clockLooks(server);
  await send(bea, ada, 'Answer');
  await send(ada, bea, 'After');
  expect(await texts()).toEqual(['Before', ...ahead, 'Answer', 'After']);
  for (const { sent } of await seen()) expect(sent).toBeLessThan(Date.now() + 60_000);
});

it('limits by player forgive when the clock is set back', async () => {
  await start(true);
  const { token } = await newFounder(server);
  const skip = async () => (await call(server, '/api/am/skip', { body: {}, token })).status;
  const until429 = async () => {
    let calls = 1;
    while ((await skip()) !== 429) calls++;
    return calls;
  };
  time.move(AHEAD);
  expect(await until429()).toBe(7);
  time.move(-AHEAD);
  expect(await until429()).toBe(7);
});

it('limits by address forgive when the clock is set back', async () => {
  await start(true);
  const superuser = await operator(server);
  const { rateLimits } = (await superuser.settings.getAll()) as { rateLimits: { rules: object[] } };
  const few = { label: '/api/', maxRequests: 20, duration: 3_600 };
  const rules = rateLimits.rules.map((rule) => ('label' in rule && rule.label === few.label ? few : rule));
  await superuser.settings.update({ rateLimits: { rules } });
  const read = async () => (await call(server, '/api/collections/airport/records?perPage=1')).status;
  time.move(AHEAD);
  while ((await read()) !== 429);
  await clockLooks(server);
  time.move(-AHEAD);
  await clockLooks(server);
  expect(await read()).toBe(200);
});

it('emails are tried again when the clock is set back after a failure', async () => {
  const smtp = { AM_SMTP_HOST: '127.0.0.1', AM_SMTP_PORT: String(await freePort()) };
  await start(false, { ...smtp, AM_SMTP_FROM: 'post@example.org' });
  const { token, email } = await newPerson(server);
  const path = '/api/collections/users';
  time.move(AHEAD);
  await call(server, `${path}/request-verification`, { body: { email } });
  await expect.poll(() => server.log()).toContain(`to ${email} could not be sent`);
  const body = { newEmail: 'new@example.test' };
  const change = async () => (await call(server, `${path}/request-email-change`, { body, token })).status;
  expect(await change()).toBe(503);
  time.move(-AHEAD);
  expect(await change()).toBe(204);
});

it('new backups are kept although older ones are from the future', async () => {
  await start(false);
  const superuser = await operator(server);
  // 30 February never comes: only the test starts the job.
  await superuser.settings.update({ backups: { cron: '0 0 30 2 *', cronMaxKeep: 2 } });
  const folder = `${server.dataDir}/backups`;
  mkdirSync(folder, { recursive: true });
  const old = ['@auto_pb_backup_1.zip', '@auto_pb_backup_2.zip'];
  for (const [index, name] of old.entries()) {
    writeFileSync(`${folder}/${name}`, '');
    const date = new Date(Date.now() + AHEAD + index * 3_600_000);
    utimesSync(`${folder}/${name}`, date, date);
  }
  const { token } = superuser.authStore;
  await call(server, '/api/crons/__pbAutoBackup__', { method: 'POST', token });
  const kept = () => readdirSync(folder).filter((name) => name.endsWith('.zip'));
  await expect.poll(kept).not.toContain(old[0]);
  expect(kept()).toEqual(expect.arrayContaining([old[1], expect.stringMatching(/airline_manager/)]));
});
