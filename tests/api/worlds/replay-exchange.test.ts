import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEALERS } from '#game/books/accounts.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { AircraftHistory } from '#game/tables/aircraft-history.ts';
import type { Airline } from '#game/tables/airline.ts';
import type { Listing } from '#game/tables/listing.ts';
import type { Offer } from '#game/tables/offer.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld } from '#tests/support/world.ts';

const RIVALS = 8;
/** Most game days until rivals have bid, offered and bought. */
const DAYS = 10;

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;
let player: Founder;

const all = <Row>(name: string, filter = '', sort = 'id') =>
  superuser.collection(name).getFullList<Row>({ batch: 1000, filter, sort });

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-replay-exchange-`);
  server = await startPausedWorld({
    dataDir,
    env: { AM_WORLD_RIVALS: String(RIVALS), AM_WORLD_SEED: 'bazaar' },
  });
  superuser = await operator(server);
  player = await newFounder(server);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns the cheapest aircraft of the dealers that some rival flies and can pay for with half of its cash. */
async function wantedByRivals(): Promise<Listing[]> {
  const rivals = await all<Airline>('airline', 'rival = true');
  const fleet = await all<Aircraft>('aircraft');
  const canPay = ({ model, value }: Listing) =>
    rivals.some(
      ({ id, cash }) => cash > 2.2 * value && fleet.some((one) => one.airline === id && one.model === model),
    );
  return (await all<Listing>('listing', `seller = "${DEALERS}"`, 'price')).filter(canPay);
}

async function buy({ id: listing, price, aircraft, value }: Listing) {
  await act(server, player, 'listing.buy', { listing, price });
  return { aircraft, value };
}

/** Bargains over the cheapest aircraft that a rival has listed, and pays what it asks in the end. */
async function bargainWithRival(): Promise<Offer> {
  const ofRivals = `seller != "${DEALERS}" && seller != "${player.airline.id}" && kind = "price" && offers = true`;
  const [listed] = await all<Listing>('listing', ofRivals, 'price');
  if (!listed) throw new Error('no rival has listed an aircraft');
  const price = Math.ceil(listed.value * 0.93);
  const { offer } = await act(server, player, 'offer.make', { listing: listed.id, price, hours: 48 });
  await advanceHours(server, 1);
  await act(server, player, 'offer.accept', { offer: String(offer) });
  return superuser.collection('offer').getOne<Offer>(String(offer));
}

it('replays a world in which rivals list, bid for, bargain over and buy used aircraft', async () => {
  const [first, second] = await wantedByRivals();
  if (!first || !second) throw new Error('no rival would buy an aircraft');
  const [auctioned, listed] = [await buy(first), await buy(second)];
  const start = Math.ceil(auctioned.value * 0.93);
  const { auction } = await act(server, player, 'auction.open', {
    aircraft: auctioned.aircraft,
    start,
    days: 3,
  });
  await act(server, player, 'listing.open', { aircraft: listed.aircraft, price: listed.value, offers: true });
  expect(await bargainWithRival()).toMatchObject({ state: 'accepted', buyer: player.airline.id });

  const bids = () => all('bid', `auction = "${auction}"`);
  const offers = () =>
    all<Offer>('offer', `aircraft = "${listed.aircraft}" && seller = "${player.airline.id}"`);
  for (let day = 0; day < DAYS && ((await bids()).length === 0 || (await offers()).length === 0); day++)
    await advanceHours(server, 24);
  expect([(await bids()).length > 0, (await offers()).length > 0]).toEqual([true, true]);
  const [offer] = await offers();
  if (offer?.state === 'open') {
    await act(server, player, 'offer.counter', { offer: offer.id, price: offer.price + 1_000, hours: 48 });
    await advanceHours(server, 24);
  }
  const moves = (await offers())[0]?.moves ?? [];
  expect(moves.length).toBeGreaterThan(1);
  const sales = await all<AircraftHistory>('aircraft_history', 'event = "sale"');
  expect(sales.length).toBeGreaterThan(3);
  expect(await brokenIn(dataDir)).toEqual([]);
  await server.stop();
  await expectReplay(dataDir);
});
