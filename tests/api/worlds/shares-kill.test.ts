import { expect, it } from 'vitest';
import { issueLots } from '#game/shares/share-limits.ts';
import { airlineLimit } from '#game/shares/subscription.ts';
import { HOUR } from '#game/world/time.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { keepMerging, offerTakeover, offerTarget } from '#tests/support/busy-merger.ts';
import { keepTrading } from '#tests/support/busy-traders.ts';
import { killWhileBusy } from '#tests/support/kill-while-busy.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld } from '#tests/support/world.ts';

const KILLS = 3;
/** Hours between two kills, and after the last of them. */
const HOURS = 6;
const HOURS_AFTER = 12;

// Airlines trade and go public at once, and days and quarters are short, so that everything happens in a few hours.
const world = builtWorld('shares-kill', {
  figures: {
    ...SMALLEST_TRANSACTIONS,
    BUYER_WEEKS: 0,
    BUYER_SHARE: 1,
    REBUY_DAYS: 0.125,
    FLOAT_WEEKS: 0,
    SUBSCRIPTION_DAYS: 0.125,
    OFFER_DAYS: 0.125,
    ORDER_DAYS: 0.25,
    PLAYER_OPEN_DAYS: 0.125,
    REPEAT_DAYS: 0.125,
    INVESTMENT_EVERY: 4 * HOUR,
    DIVIDENDS_EVERY: 3 * HOUR,
    QUARTER: 6 * HOUR,
    ISSUE_WEEKS: 0,
  },
});

/** Lists two airlines. One then buys shares back, of which some are sold to it, and the other one offers new ones. */
async function openMarket(server: TestServer, founders: readonly Founder[]): Promise<void> {
  const [buyer, issuer, ...others] = founders as [Founder, Founder, ...Founder[]];
  const lots = airlineLimit(issueLots(40));
  for (const { token, airline } of [buyer, issuer]) {
    await act(server, { token }, 'share.float', { percent: 40, price: 2_400 });
    for (const other of others) await act(server, other, 'share.subscribe', { airline: airline.id, lots });
  }
  await advanceHours(server, 4);
  await act(server, buyer, 'share.buyback', { lots: 200, limit: 2_500 });
  const [seller] = others as [Founder];
  const sale = { airline: buyer.airline.id, side: 'sell' as const, lots: 50, limit: 2_400 };
  await act(server, seller, 'share.order', sale);
  await act(server, issuer, 'share.issue', { lots: 1_000, price: 2_400 });
  await act(server, seller, 'share.subscribe', { airline: issuer.airline.id, lots: 50 });
  await advanceHours(server, 1);
}

it('keeps shares and money, and replays, if the server is killed while players trade and merge', async () => {
  let server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  const founders: Founder[] = [];
  for (let index = 0; index < 5; index++) founders.push(await newFounder(server));
  const takeover = await offerTarget(server, founders.slice(2, 4));
  await openMarket(server, founders);
  // Ends while the server is killed.
  await offerTakeover(server, takeover, founders.slice(2, 4));
  const act = (on: TestServer) => {
    const stops = [keepTrading(on, founders, takeover.target.airline.id), keepMerging(on, takeover)];
    return () => Promise.all(stops.map((stop) => stop()));
  };
  server = await killWhileBusy(server, { ...world, kills: KILLS, hours: HOURS, act });
  const stop = act(server);
  await advanceHours(server, HOURS_AFTER);
  await stop();
  const superuser = await operator(server);
  const categories = new Set(
    (await superuser.collection('ledger').getFullList({ fields: 'category' })).map(
      ({ category }) => category,
    ),
  );
  // Dividends and other events are random.
  expect([...categories]).toEqual(
    expect.arrayContaining([
      'share_escrow',
      'share_escrow_refund',
      'share_buyback',
      'share_issue',
      'share_purchase',
      'share_sale',
    ]),
  );
  const log = await superuser.collection('action').getFullList({ fields: 'name' });
  const actions = new Set(log.map(({ name }) => name));
  expect([...actions]).toEqual(
    expect.arrayContaining([
      'share.tender',
      'share.accept',
      'share.buyback',
      'share.issue',
      'share.consent',
      'share.merge',
    ]),
  );
  expect([...categories]).toContain('founder_shares');
  const left = await superuser.collection('airline').getFullList();
  expect(left.map(({ id }) => id)).not.toContain(takeover.target.airline.id);
  await expectSoundReplay(server, world);
});
