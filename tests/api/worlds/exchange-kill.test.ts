import { expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import type { AircraftHistory } from '#game/tables/aircraft-history.ts';
import { HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { keepBargaining } from '#tests/support/busy-bargainers.ts';
import { keepExchanging } from '#tests/support/busy-exchange.ts';
import { killWhileBusy, settleUntilSeen } from '#tests/support/kill-while-busy.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, openRoute, startPausedWorld } from '#tests/support/world.ts';

const KILLS = 4;
/** Hours between two kills. */
const HOURS = 8;
/** Most hours until everything has happened that players do at random. */
const HOURS_MAX = 120;
/** Most days until nobody owes anybody anything. */
const DAYS_MAX = 5;
/** How auctions and offers must have ended. */
const ENDS = ['auction sold', 'auction unsold', 'offer accepted', 'offer withdrawn'];

// Young airlines trade with each other again and again, auctions take hours, and dealers replenish and scrap within hours.
const world = builtWorld('exchange-kill', {
  figures: {
    ...SMALLEST_TRANSACTIONS,
    TRADING_WEEKS: 0,
    AGAIN_WEEKS: 0,
    AUCTION_DAY: HOUR,
    QUIET_HOURS: 2,
    STOCK_WEEKS: 0.2,
    RESTOCK_EVERY: 6 * HOUR,
  },
});

it('keeps aircraft and money, and replays, if the server is killed while players trade and bargain', async () => {
  let server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  const founders: Founder[] = [];
  for (let index = 0; index < 3; index++) founders.push(await newFounder(server));
  for (const founder of founders) await openRoute(server, founder, 'AMS', 'LHR');
  // The exchange opens with the first hour.
  await advanceHours(server, 1);
  const act = (on: TestServer) => {
    const stops = [keepExchanging(on, founders), keepBargaining(on, founders)];
    return () => Promise.all(stops.map((stop) => stop()));
  };
  server = await killWhileBusy(server, { ...world, kills: KILLS, hours: HOURS, act, head: 500 });
  const superuser = await operator(server);
  const names = new Set(founders.map(({ airline }) => airline.id));
  const missing = async () => {
    const events = await superuser.collection('aircraft_history').getFullList<AircraftHistory>();
    const filter = 'category = "exchange_escrow"';
    const { totalItems } = await superuser.collection('ledger').getList(1, 1, { filter });
    const ends = new Set<string>();
    for (const name of ['auction', 'offer'])
      for (const { state } of await superuser.collection(name).getFullList({ fields: 'state' }))
        ends.add(`${name} ${state}`);
    const seen: [string, boolean][] = [
      ['a sale between players', events.some(({ seller, owner }) => names.has(seller) && names.has(owner))],
      ['a scrapped aircraft', events.some(({ event }) => event === 'scrapped')],
      ['money in escrow', totalItems > 0],
      ...ENDS.map((end): [string, boolean] => [end, ends.has(end)]),
    ];
    return seen.filter(([, has]) => !has).map(([what]) => what);
  };
  await settleUntilSeen(server, act, { hours: HOURS, hoursMax: HOURS_MAX }, missing);
  // Auctions and offers end, and everything that is in the air lands.
  const escrow = async () => (await superuser.collection('account').getOne(accountId('escrow'))).balance;
  for (let day = 0; day < DAYS_MAX && (await escrow()) > 0; day++) await advanceHours(server, HOURS_A_DAY);
  expect(await escrow()).toBe(0);
  await expectSoundReplay(server, world);
});
