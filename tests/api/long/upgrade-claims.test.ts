import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call, newFounder, operator } from '#tests/support/api.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { migrationsFrom } from '#tests/support/migrations.ts';
import { startPausedWorld } from '#tests/support/world.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(`${tmpdir()}/am-upgrade-claims-`);
});
afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

it('keeps the losses from trades of shares of an older world', async () => {
  let server = await startPausedWorld({ dataDir: data });
  const superuser = await operator(server);
  const [loser, gainer] = [await newFounder(server), await newFounder(server)];
  const loss = { airline: loser.airline.id, debtor: gainer.airline.id, amount: 5, minute: 7 };
  const known = await superuser.collection('trade_claim').create({ ...loss, issuer: gainer.airline.id });
  const later = await superuser.collection('trade_claim').create({ ...loss, aircraft: 'flownxxxxxxxxxx' });
  await superuser.collection('hand_over').create({ aircraft: 'flyingxxxxxxxxx', price: 9, value: 8 });
  await server.stop();
  const steps = migrationsFrom('1795824032_0_7_0_trade_claims');
  const { code, output } = await runCommand(['migrate', 'down', steps], { dataDir: data, input: 'y\n' });
  expect(code, output).toBe(0);
  server = await startPausedWorld({ dataDir: data });
  const claims = await (await operator(server)).collection('trade_claim').getFullList();
  expect(claims).toEqual([{ ...known, aircraft: '' }]);
  expect(claims.map(({ id }) => id)).not.toContain(later.id);
  // The loser can still read it, but not who gained.
  const { json } = await call(server, '/api/collections/trade_claim/records', { token: loser.token });
  const [own] = json.items as Record<string, unknown>[];
  expect(own).toMatchObject({ id: known.id });
  expect(own).not.toHaveProperty('debtor');
  const handOvers = await (await operator(server)).collection('hand_over').getFullList();
  expect(handOvers).toMatchObject([{ price: 9, value: 9 }]);
  await (await operator(server)).collection('hand_over').delete(handOvers[0]?.id ?? '');
  await server.stop();
  expect(await brokenIn(data)).toEqual([]);
});
