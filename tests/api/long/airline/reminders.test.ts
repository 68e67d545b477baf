import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#game/world/time.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { REMINDED } from '#tests/support/build/marks.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import { clockLooks } from '#tests/support/clock-looks.ts';
import { type MailSink, startMailSink, startSilentMailServer } from '#tests/support/mail-sink.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { openRoute, worldNow } from '#tests/support/world.ts';

const HOUR_MS = 3_600_000;
/** A running world in which no hour passes during a test. */
const SLOW = { AM_WORLD_SPEED: '0.01' };
const PUBLIC_URL = 'https://airline.example.org';

let time: MovableTime;
let server: TestServer;

beforeAll(async () => {
  time = await movableTime({ wrappers: ['say-looks', 'say-reminded'] });
});
afterAll(() => time.remove());
afterEach(() => server.stop());

const start = async (port?: number, env: Record<string, string> = {}) => {
  const smtp = { AM_SMTP_HOST: '127.0.0.1', AM_SMTP_PORT: String(port), AM_SMTP_FROM: 'post@example.org' };
  server = await startServer({
    build: time.dir,
    env: { ...SLOW, AM_PUBLIC_URL: PUBLIC_URL, ...(port ? smtp : {}), ...env },
  });
};
/** Calls the job that cron calls every ten minutes. */
const callJob = async () => {
  const { token } = (await operator(server)).authStore;
  expect((await call(server, '/api/crons/reminders', { method: 'POST', token })).status).toBe(204);
};
const remind = async () => {
  const runs = () => server.log().split(REMINDED).length;
  const before = runs();
  await callJob();
  await expect.poll(runs).toBeGreaterThan(before);
};
/** Checks whether the world runs and has settled all hours that have passed. */
const nextHourIsFar = async () => {
  const { hour, minute, resting } = await worldNow(server);
  return hour >= 0 && !resting && minute % HOUR < HOUR / 2;
};
/** Returns a player with a route without flights, which waits for a decision. */
async function waitingPlayer(
  settings: object = { email_decisions: true },
  verified = true,
): Promise<Founder> {
  const player = await newFounder(server);
  await openRoute(server, player, 'AMS', 'BCN');
  await player.client.collection('users').update(player.id, { settings });
  await (await operator(server)).collection('users').update(player.id, { verified });
  return player;
}

describe('with a mail server', () => {
  let sink: MailSink;
  beforeAll(async () => {
    sink = await startMailSink();
  });
  afterAll(() => sink.close());
  const mailsTo = ({ email }: Founder) => sink.mails.filter(({ to }) => to.includes(email));

  it('emails once per day what waits, to players who want it and are away', async () => {
    await start(sink.port);
    const player = await waitingPlayer();
    const silent = await waitingPlayer({});
    const unverified = await waitingPlayer({ email_decisions: true }, false);
    const content = await newFounder(server);
    await content.client.collection('users').update(content.id, { settings: { email_decisions: true } });
    await remind();
    expect(sink.mails).toEqual([]);

    time.move(5 * HOUR_MS);
    await remind();
    const mail = await sink.mailTo(player.email);
    expect(mail.subject).toBe('Your airline is waiting for you');
    expect(mail.text).toContain('Waiting for you: 1 route has no flights.');
    expect(mail.text).toContain(`${PUBLIC_URL}/`);
    expect(mail.text).toMatch(/turn off .Email me when decisions wait. under Preferences/);
    expect(mail.text).not.toMatch(/undefined|null|\[object/);
    time.move(20 * HOUR_MS);
    await remind();
    expect(mailsTo(player)).toHaveLength(1);
    time.move(5 * HOUR_MS);
    await remind();
    await expect.poll(() => mailsTo(player)).toHaveLength(2);
    for (const other of [silent, unverified, content]) expect(mailsTo(other)).toEqual([]);

    // Turned off, as the email says.
    await player.client.collection('users').update(player.id, { settings: { email_decisions: false } });
    time.move(48 * HOUR_MS);
    await remind();
    expect(mailsTo(player)).toHaveLength(2);
  });

  it('emails once more when an insolvency begins, as soon as the player is away', async () => {
    await start(sink.port);
    const player = await waitingPlayer();
    time.move(5 * HOUR_MS);
    await remind();
    await expect.poll(() => mailsTo(player)).toHaveLength(1);
    await call(server, '/api/am/present', { method: 'POST', token: player.token });
    // An hour would end the insolvency, because so little debt is no reason for one, so no hour may be due.
    await expect.poll(nextHourIsFar).toBe(true);
    const insolvent = { insolvent_from: 1, cash: -1 };
    await (await operator(server)).collection('airline').update(player.airline.id, insolvent);
    await remind();
    expect(mailsTo(player)).toHaveLength(1);
    time.move(0.2 * HOUR_MS);
    await remind();
    await remind();
    await expect.poll(() => mailsTo(player)).toHaveLength(2);
    expect(mailsTo(player).at(-1)?.text).toMatch(
      /Waiting for you: Your airline is insolvent\. An administrator takes over in 60 days\./,
    );
  });

  it('emails again after a clock that was a month ahead has been corrected', async () => {
    await start(sink.port);
    const player = await waitingPlayer();
    const ahead = 30 * 24 * HOUR_MS;
    time.move(ahead);
    await remind();
    expect(mailsTo(player)).toHaveLength(1);
    // Only a clock that has looked knows that it was ahead.
    await clockLooks(server);
    await call(server, '/api/am/present', { method: 'POST', token: player.token });
    time.move(-ahead);
    await clockLooks(server);
    time.move(23 * HOUR_MS);
    await remind();
    expect(mailsTo(player)).toHaveLength(1);
    time.move(2 * HOUR_MS);
    await remind();
    expect(mailsTo(player)).toHaveLength(2);
  });

  it('sends nothing while the world is stopped', async () => {
    await start(sink.port, { AM_WORLD_PAUSED: 'true' });
    const player = await waitingPlayer();
    time.move(30 * HOUR_MS);
    await remind();
    expect(mailsTo(player)).toEqual([]);
  });
});

it('sends nothing without a mail server', async () => {
  await start();
  await waitingPlayer();
  time.move(30 * HOUR_MS);
  await callJob();
  await clockLooks(server);
  expect(server.log()).not.toContain(REMINDED);
});

it('does not delay the clock while the mail server is silent', async () => {
  const silent = await startSilentMailServer();
  try {
    await start(silent.port, { AM_WORLD_SPEED: '600' });
    await waitingPlayer();
    time.move(5 * HOUR_MS);
    await callJob();
    const { hour } = await worldNow(server);
    await expect
      .poll(async () => (await worldNow(server)).hour, { timeout: 30_000 })
      .toBeGreaterThan(hour + 10);
  } finally {
    await silent.close();
  }
});
