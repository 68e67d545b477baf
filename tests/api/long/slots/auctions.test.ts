import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import { type AirportSlots, fullFrom, shareOf } from '#game/slots/airport-slots.ts';
import { withdrawnAt } from '#game/slots/use-or-lose.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Slot } from '#game/tables/slot.ts';
import type { SlotBid } from '#game/tables/slot-bid.ts';
import { DAY, HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { airportId, call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { rejectionOf } from '#tests/support/rejection-of.ts';
import { type Served, serveWorld, settleTurn, startAgain } from '#tests/support/served-world.ts';
import { ownSlots, PEAK } from '#tests/support/slots.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  startPausedWorld,
  tryAct,
  worldNow,
} from '#tests/support/world.ts';

/** A day before an auction. */
const ENV = { AM_WORLD_TRAFFIC: '100', AM_WORLD_START: '2026-06-30' };
const AUCTION = DAY;
const NEXT_AUCTION = (1 + 184) * DAY;

let served: Served;
let { server, superuser, dataDir } = {} as Served;
let airport: string;
let full: number[];

async function slotsAt(founder: Founder): Promise<AirportSlots> {
  const { json } = await call(server, `/api/am/slots?airport=${airport}`, { token: founder.token });
  return json as unknown as AirportSlots;
}

const bidsOf = (founder: Founder) =>
  founder.client.collection('slot_bid').getFullList<SlotBid>({ sort: 'auction,hour' });
const cashOf = async (founder: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(founder.airline.id)).cash;
const escrow = async (): Promise<number> =>
  (await superuser.collection('account').getOne(accountId('escrow'))).balance;
const entriesOf = async (founder: Founder) => {
  const rows = await founder.client.collection('ledger').getFullList<LedgerRow>({ sort: 'minute,id' });
  return rows
    .filter(({ category }) => category.startsWith('slot'))
    .map(({ category, amount }) => [category, amount]);
};
const bid = (founder: Founder, hours: number[], lots: number, price: number) =>
  act(server, founder, 'slot.bid', { airport, hours, lots, price });
const tryBid = async (founder: Founder, input: object) =>
  rejectionOf(await tryAct(server, founder, 'slot.bid', { airport, ...input }));

beforeAll(async () => {
  served = await serveWorld({ env: ENV });
  ({ server, superuser, dataDir } = served);
  airport = await airportId(server, 'LHR');
  const { capacity, background } = await slotsAt(await newFounder(server));
  full = background.flatMap((taken, hour) =>
    taken >= fullFrom(capacity) && shareOf(capacity, taken) >= 2 ? [hour] : [],
  );
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a bid', () => {
  it('moves its full price to escrow, and back when it is lowered or withdrawn', async () => {
    const founder = await newFounder(server);
    const [one, other] = full as [number, number];
    const [cash, before] = [await cashOf(founder), await escrow()];
    expect(await bid(founder, [one, other], 2, 10_000)).toMatchObject({ auction: AUCTION });
    expect([await cashOf(founder), await escrow()]).toEqual([cash - 40_000, before + 40_000]);
    await bid(founder, [other], 1, 15_000);
    await bid(founder, [other], 1, 15_000);
    expect((await bidsOf(founder)).map(({ hour, lots, price }) => [hour, lots, price])).toEqual(
      [
        [one, 2, 10_000],
        [other, 1, 15_000],
      ].sort(([a = 0], [b = 0]) => a - b),
    );
    expect(await escrow()).toBe(before + 35_000);
    await bid(founder, full, 0, 0);
    expect(await bidsOf(founder)).toEqual([]);
    expect([await cashOf(founder), await escrow()]).toEqual([cash, before]);
    const sums = (await entriesOf(founder)).map(([, amount]) => amount as number).sort((a, b) => a - b);
    expect(sums).toEqual([-40_000, 5_000, 35_000]);
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('is for a full hour, within the share, at a possible price, and for money that the airline has', async () => {
    const founder = await newFounder(server);
    const hours = full.slice(0, 1);
    const { background } = await slotsAt(founder);
    const empty = background.indexOf(Math.min(...background));
    const share = shareOf(60, background[full[0] as number] as number);
    const good = { hours, lots: 1, price: 5_000 };
    expect(await tryBid(founder, { ...good, airport: 'x'.repeat(15) })).toEqual([
      400,
      'airport validation_missing_rel',
    ]);
    expect(await tryBid(founder, { ...good, hours: [...hours, empty] })).toEqual([400, 'hours not_full']);
    expect(await tryBid(founder, { ...good, lots: share + 1 })).toEqual([400, 'lots slot_share']);
    expect(await tryBid(founder, { ...good, price: 999 })).toEqual([400, expect.stringMatching(/^price /)]);
    expect(await tryBid(founder, { ...good, hours: [...hours, ...hours] })).toEqual([
      400,
      expect.stringMatching(/^hours /),
    ]);
    expect(await tryBid(founder, { ...good, hours: full, price: 10_000_000 })).toEqual([
      400,
      'cash insufficient_funds',
    ]);
    expect(await tryBid(founder, { ...good, hours: [empty], lots: 0 })).toEqual([200]);
    expect(await entriesOf(founder)).toEqual([]);
  });

  it('is sealed: only its airline sees it', async () => {
    const [founder, other] = [await newFounder(server), await newFounder(server)];
    await bid(founder, full.slice(0, 1), 1, 5_000);
    expect(await bidsOf(other)).toEqual([]);
    const slots = await slotsAt(other);
    expect(slots.others).toEqual(slots.background);
    await bid(founder, full, 0, 0);
  });

  it('is one of two at once if the money is enough for one', async () => {
    const founder = await newFounder(server);
    const price = Math.floor((await cashOf(founder)) * 0.3);
    const both = await Promise.all(
      full.slice(0, 2).map((hour) => tryBid(founder, { hours: [hour], lots: 2, price })),
    );
    expect(both.sort()).toEqual([[200], [400, 'cash insufficient_funds']]);
    expect(await bidsOf(founder)).toHaveLength(1);
    await bid(founder, full, 0, 0);
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('is refunded when the account is deleted', async () => {
    const founder = await newFounder(server);
    const before = await escrow();
    await bid(founder, full.slice(0, 2), 1, 50_000);
    expect(await escrow()).toBe(before + 100_000);
    const cash = await cashOf(founder);
    const { balance } = await superuser.collection('account').getOne(accountId('closed'));
    await founder.client.collection('users').delete(founder.id);
    expect(await escrow()).toBe(before);
    expect((await superuser.collection('account').getOne(accountId('closed'))).balance).toBe(
      balance + cash + 100_000,
    );
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

describe('an auction', () => {
  let winner: Founder;
  let loser: Founder;
  let hour: number;

  it('sells the free slots at the lowest winning price and returns all other money', async () => {
    const { capacity, background } = await slotsAt(await newFounder(server));
    const offer = (at: number) => capacity - (background[at] as number);
    const shareAt = (at: number) => shareOf(capacity, background[at] as number);
    hour = full.find((at) => shareAt(at) < offer(at) && offer(at) < 2 * shareAt(at)) as number;
    const [lots, share] = [offer(hour), shareAt(hour)];
    const founders = [];
    for (let index = 0; index < 3; index++) founders.push(await newFounder(server));
    const [high, low, none] = founders as [Founder, Founder, Founder];
    [winner, loser] = [high, none];
    const cash = await Promise.all(founders.map(cashOf));
    await bid(high, [hour], share, 90_000);
    await bid(low, [hour], share, 70_000);
    await bid(none, [hour], share, 60_000);
    const { hour: settled } = await worldNow(server);
    await advanceHours(server, AUCTION / HOUR - settled - 1);
    expect((await bidsOf(high)).map(({ decided }) => decided)).toEqual([false]);
    await advanceHours(server, 1);
    const rest = lots - share;
    const results = (await Promise.all(founders.map(bidsOf))).flat();
    expect(results.map(({ decided, won, paid }) => [decided, won, paid])).toEqual([
      [true, share, 70_000],
      [true, rest, 70_000],
      [true, 0, 0],
    ]);
    const after = await Promise.all(founders.map(cashOf));
    expect(after.map((now, index) => now - (cash[index] as number))).toEqual([
      -share * 70_000,
      -rest * 70_000,
      0,
    ]);
    expect(await escrow()).toBe(0);
    expect((await entriesOf(high)).sort()).toEqual([
      ['slot_bid', -share * 90_000],
      ['slot_bid_refund', share * 90_000],
      ['slot_purchase', -share * 70_000],
    ]);
    expect(await high.client.collection('slot').getFullList<Slot>()).toMatchObject([
      { airport, hour, kind: 'departure', count: share, used: 0, until: withdrawnAt(AUCTION), weeks: 0 },
    ]);
    expect(await none.client.collection('news').getFullList({ filter: "kind = 'slots'" })).toMatchObject([
      {
        title: `${lots} slots auctioned`,
        body: `LHR: ${lots}, at up to $70,000 each.`,
        link: '/slots/',
        airline: '',
      },
    ]);
    const notices = await none.client.collection('notice').getFullList({ filter: "kind = 'slots'" });
    expect(notices).toMatchObject([
      {
        title: 'Auction at LHR: no slot won',
        body: expect.stringMatching(/came back\. In 1 hour, others bid more/),
        link: '/slots/',
        minute: AUCTION,
      },
    ]);
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('gives slots that others see as taken', async () => {
    const share = (await winner.client.collection('slot').getFirstListItem<Slot>('')).count;
    expect((await slotsAt(winner)).held.departure[hour]).toBe(share);
    const seen = await slotsAt(loser);
    expect(seen.others[hour]).toBe(seen.capacity);
  });

  it('keeps results until the next one, for which bids can be placed', async () => {
    expect(await tryBid(winner, { hours: [hour], lots: 1, price: 5_000 })).toEqual([400, 'lots slot_share']);
    expect(await bid(loser, [hour], 2, 5_000)).toMatchObject({ auction: NEXT_AUCTION });
    expect((await bidsOf(loser)).map(({ auction, decided }) => [auction, decided])).toEqual([
      [AUCTION, true],
      [NEXT_AUCTION, false],
    ]);
    expect(await escrow()).toBe(10_000);
  });

  it('replays byte for byte, with an account deleted before and after it', async () => {
    await loser.client.collection('users').delete(loser.id);
    expect(await escrow()).toBe(0);
    await advanceHours(server, 2);
    expect(await brokenIn(dataDir)).toEqual([]);
    await server.stop();
    await expectReplay(dataDir);
  });

  it('gives slots that are withdrawn if nobody uses them', async () => {
    await startAgain(served);
    const [before] = await winner.client.collection('slot').getFullList<Slot>();
    expect(before).toMatchObject({ weeks: 0 });
    await settleTurn(served, winner.airline.id);
    expect(await winner.client.collection('slot').getFullList<Slot>()).toMatchObject([
      { count: before?.count, used: 0, flown: 0, weeks: 1, until: withdrawnAt(AUCTION) },
    ]);
  });
});

it('rivals bid in the days before an auction, no hour is above capacity while a player moves flights, and the world replays', async () => {
  const folder = mkdtempSync(`${tmpdir()}/am-rival-bids-`);
  const env = { AM_WORLD_TRAFFIC: '100', AM_WORLD_START: '2026-06-27', AM_WORLD_RIVALS: '6' };
  const world = await startPausedWorld({ dataDir: folder, env });
  try {
    await advanceHours(world, 2);
    const founder = await newFounder(world);
    const route = await openRoute(world, founder, 'AMS', 'GRQ');
    const { id } = await leaseOne(world, founder, 'atr-72-600');
    await setTimetable(world, founder, id, daily(route, founder.airline.hub, ...PEAK));
    await advanceHours(world, HOURS_A_DAY + 2);
    await setTimetable(world, founder, id, daily(route, founder.airline.hub, 720, 900));
    await advanceHours(world, 3 * HOURS_A_DAY - 4);
    expect((await ownSlots(founder)).length).toBeGreaterThan(0);
    const bids = (await operator(world)).collection('slot_bid');
    const open = await bids.getFullList<SlotBid>();
    expect(open.length).toBeGreaterThan(0);
    expect(await brokenIn(folder)).toEqual([]);
    await advanceHours(world, 2);
    const decided = await bids.getFullList<SlotBid>({ filter: 'decided = true' });
    expect(decided).toHaveLength(open.length);
    expect(decided.some(({ won }) => won > 0)).toBe(true);
    await world.stop();
    expect(await brokenIn(folder)).toEqual([]);
    await expectReplay(folder);
  } finally {
    await world.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
