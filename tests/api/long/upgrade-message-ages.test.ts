import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MESSAGE_DAYS } from '#game/message/limits.ts';
import { call, newFounder, operator, runSql } from '#tests/support/api.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { migrationsFrom } from '#tests/support/migrations.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

const DAY = 86_400;
/** The world's uptime in seconds, which is less than the age of some messages. */
const UPTIME = 50 * DAY;

let data: string;

beforeEach(() => {
  data = mkdtempSync(`${tmpdir()}/am-upgrade-ages-`);
});
afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

it('messages of an older world keep their age', async () => {
  let server = await startPausedWorld({ dataDir: data });
  let superuser = await operator(server);
  const [sender, receiver] = [await newFounder(server), await newFounder(server)];
  const ages = { future: -400, now: 0, 'ten days': 10, kept: MESSAGE_DAYS - 1, old: MESSAGE_DAYS + 1 };
  const [before] = await superuser.collection('world').getFullList();
  for (const [text, days] of Object.entries(ages))
    await superuser.collection('message').create({
      sender: sender.airline.id,
      receiver: receiver.airline.id,
      text,
      sent: Number(before?.minute_at) - days * DAY * 1_000,
    });
  await runSql(superuser, `UPDATE world SET uptime = ${UPTIME}`);
  await server.stop();
  const steps = migrationsFrom('1795955000_0_8_0_message_ages');
  const { code, output } = await runCommand(['migrate', 'down', steps], { dataDir: data, input: 'y\n' });
  expect(code, output).toBe(0);
  server = await startPausedWorld({ dataDir: data });
  superuser = await operator(server);
  const messages = await superuser.collection('message').getFullList();
  const days = messages.map(({ text, uptime }) => [text, Math.round((UPTIME - Number(uptime)) / DAY)]);
  expect(Object.fromEntries(days)).toEqual({ ...ages, future: 0 });
  await advanceHours(server, 1);
  const seen = await call(server, '/api/collections/message/records', { token: receiver.token });
  const texts = (seen.json.items as { text: string }[]).map(({ text }) => text);
  expect(texts.sort()).toEqual(['future', 'kept', 'now', 'ten days']);
  await server.stop();
  expect(await brokenIn(data)).toEqual([]);
});
