import { expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import type { AircraftHistory } from '#game/tables/aircraft-history.ts';
import { HOUR } from '#game/world/time.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { keepExchanging } from '#tests/support/busy-exchange.ts';
import { killWhileBusy, settleUntilSeen } from '#tests/support/kill-while-busy.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, openRoute, startPausedWorld } from '#tests/support/world.ts';

const KILLS = 4;
/** Hours between two kills. */
const HOURS = 10;
/** Most hours until everything has happened that players do at random. */
const HOURS_MAX = 120;

// Young airlines trade with each other again and again, and dealers replenish and scrap within hours.
const world = builtWorld('exchange-kill', {
  figures: { TRADING_WEEKS: 0, AGAIN_WEEKS: 0, STOCK_WEEKS: 0.2, RESTOCK_EVERY: 6 * HOUR },
});

it('keeps aircraft and money, and replays, if the server is killed while players trade aircraft', async () => {
  let server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  const founders: Founder[] = [];
  for (let index = 0; index < 4; index++) founders.push(await newFounder(server));
  for (const founder of founders) await openRoute(server, founder, 'AMS', 'LHR');
  await advanceHours(server, 1);
  const act = (on: TestServer) => keepExchanging(on, founders);
  server = await killWhileBusy(server, { ...world, kills: KILLS, hours: HOURS, act, head: 1_500 });
  const superuser = await operator(server);
  const names = new Set(founders.map(({ airline }) => airline.id));
  const missing = async () => {
    const events = await superuser.collection('aircraft_history').getFullList<AircraftHistory>();
    const filter = 'category = "exchange_escrow"';
    const { totalItems } = await superuser.collection('ledger').getList(1, 1, { filter });
    const seen: [string, boolean][] = [
      ['a sale between players', events.some(({ seller, owner }) => names.has(seller) && names.has(owner))],
      ['a scrapped aircraft', events.some(({ event }) => event === 'scrapped')],
      ['money in escrow', totalItems > 0],
    ];
    return seen.filter(([, has]) => !has).map(([what]) => what);
  };
  await settleUntilSeen(server, act, { hours: HOURS, hoursMax: HOURS_MAX }, missing);
  // Everything that is in the air lands.
  await advanceHours(server, 24);
  const { balance } = await superuser.collection('account').getOne(accountId('escrow'));
  expect(balance).toBe(0);
  await expectSoundReplay(server, world);
});
