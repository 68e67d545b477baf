import { expect, it } from 'vitest';
import { accountId } from '#game/account/accounts.ts';
import type { AircraftHistory } from '#game/tables/aircraft-history.ts';
import { type Founder, newFounder, operator } from '../support/api.ts';
import { keepExchanging } from '../support/busy-exchange.ts';
import { killWhileBusy } from '../support/kill-while-busy.ts';
import { patchedWorld } from '../support/patched-world.ts';
import { expectSoundReplay } from '../support/replayed-tables.ts';
import type { TestServer } from '../support/server.ts';
import { advanceHours, openRoute, startPausedWorld } from '../support/world.ts';

const KILLS = 4;
const HOURS = 40;

// Young airlines trade with each other again and again, and dealers replenish and scrap within hours.
const world = patchedWorld('exchange-kill', [
  [/\bTRADING_WEEKS = 12\b/g, 'TRADING_WEEKS = 0'],
  [/\bAGAIN_WEEKS = 26\b/g, 'AGAIN_WEEKS = 0'],
  [/\bSTOCK_WEEKS = 104\b/g, 'STOCK_WEEKS = 0.2'],
  [/minute - minute % WEEK \+ WEEK/, 'minute - minute % (6 * HOUR) + 6 * HOUR'],
]);

it('keeps aircraft and money, and replays, if the server is killed while players trade aircraft', async () => {
  let server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  const founders: Founder[] = [];
  for (let index = 0; index < 4; index++) founders.push(await newFounder(server));
  for (const founder of founders) await openRoute(server, founder, 'AMS', 'LHR');
  await advanceHours(server, 1);
  const act = (on: TestServer) => keepExchanging(on, founders);
  server = await killWhileBusy(server, { ...world, kills: KILLS, hours: HOURS / KILLS, act, head: 1_500 });
  const stop = act(server);
  await advanceHours(server, HOURS);
  await stop();
  // Everything that is in the air lands.
  await advanceHours(server, 24);
  const superuser = await operator(server);
  const events = await superuser.collection('aircraft_history').getFullList<AircraftHistory>();
  const names = new Set(founders.map(({ airline }) => airline.id));
  expect(events.some(({ seller, owner }) => names.has(seller) && names.has(owner))).toBe(true);
  expect(new Set(events.map(({ event }) => event))).toContain('scrapped');
  const categories = await superuser.collection('ledger').getFullList({ fields: 'category' });
  expect(categories.map(({ category }) => category)).toContain('exchange_escrow');
  const { balance } = await superuser.collection('account').getOne(accountId('escrow'));
  expect(balance).toBe(0);
  await expectSoundReplay(server, world);
});
