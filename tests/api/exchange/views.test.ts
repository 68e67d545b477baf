import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEALERS } from '#game/books/accounts.ts';
import { priceBounds, saleQuote } from '#game/exchange/prices.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import {
  airlineFleetSchema,
  type ExchangeSearchResult,
  exchangeSearchSchema,
  listingDetailSchema,
  SEARCH_ORDERS,
  SEARCH_PAGE,
  saleViewSchema,
} from '#game/payloads/exchange.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Listing } from '#game/tables/listing.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { airportId, call, type Founder, newFounder, newPerson, operator } from '#tests/support/api.ts';
import { addUsed, cheapestOfDealers, letBeOld, marketValueOf, offer } from '#tests/support/exchange.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, grant, worldNow } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
let player: Founder;
let other: Founder;
let own: Aircraft;
let stock: Listing[];

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [player, other] = [await newFounder(server), await newFounder(server)];
  for (const founder of [player, other]) await letBeOld(superuser, founder);
  await grant(server, player.airline.id, 100_000_000);
  await advanceHours(server, 1);
  own = await addUsed(server, player);
  await offer(server, other, await addUsed(server, other));
  stock = await superuser.collection('listing').getFullList<Listing>();
});

const ask = (path: string, token = player.token) => call(server, `/api/am/exchange/${path}`, { token });

async function search(query: string, token?: string): Promise<ExchangeSearchResult> {
  const { status, json, text } = await ask(`search?${query}`, token);
  expect(status, text).toBe(200);
  return exchangeSearchSchema.parse(json);
}

describe('the search', () => {
  it('returns all aircraft for sale, page by page, each once', async () => {
    const pages = Math.ceil(stock.length / SEARCH_PAGE);
    const ids: string[] = [];
    for (let page = 1; page <= pages; page++) {
      const { count, rows } = await search(`page=${page}&sort=price`);
      expect(count).toBe(stock.length);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(ids.sort()).toEqual(stock.map(({ id }) => id).sort());
    expect((await search(`page=${pages + 1}`)).rows).toEqual([]);
  });

  const cases: [query: string, keep: (listing: Listing) => boolean][] = [
    ['model=atr-72-600', ({ model }) => model === 'atr-72-600'],
    ['family=A320', ({ model }) => seedModel(model).family === 'A320'],
    ['maxAge=8', ({ age }) => age <= 8],
    ['maxHours=20000', ({ hours }) => hours <= 20_000],
    ['minPrice=5000000&maxPrice=15000000', ({ price }) => price >= 5_000_000 && price <= 15_000_000],
    ['minRange=6000', ({ model }) => seedModel(model).range_km >= 6_000],
    ['minSeats=100&maxSeats=180', (listing) => sumOfClasses(listing) >= 100 && sumOfClasses(listing) <= 180],
    ['seller=dealers', ({ seller }) => seller === DEALERS],
    ['seller=player', ({ seller }) => seller !== DEALERS],
    ['seller=rival', () => false],
    ['kind=offers', ({ offers }) => offers],
    ['kind=price', ({ kind }) => kind === 'price'],
    ['kind=auction', () => false],
    ['maxAge=10&minSeats=150&seller=dealers', (listing) => listing.age <= 10 && sumOfClasses(listing) >= 150],
  ];
  it.each(cases)('filters by %s', async (query, keep) => {
    expect((await search(query)).count).toBe(stock.filter(keep).length);
  });

  it('leaves out the aircraft of the caller, unless it asks for them', async () => {
    const { token, airline } = other;
    const [found] = (await search(`seller=${airline.id}`)).rows;
    expect(found).toBeDefined();
    const isFound = async (query: string, as?: string) =>
      (await search(query, as)).rows.some(({ id }) => id === found?.id);
    expect((await search('', token)).count).toBe(stock.length - 1);
    expect((await search('seller=player', token)).count).toBe(0);
    expect(await isFound('seller=player')).toBe(true);
    expect(await isFound(`seller=${airline.id}`, token)).toBe(true);
  });

  it('filters by seller and by distance from an airport', async () => {
    expect((await search(`seller=${other.airline.id}`)).count).toBe(1);
    const near = await airportId(server, 'FRA');
    const airports = await superuser.collection('airport').getFullList({ fields: 'id,lat,lon' });
    const places = new Map(airports.map(({ id, lat, lon }) => [id, { lat, lon }]));
    const frankfurt = places.get(near) as { lat: number; lon: number };
    const isNear = ({ airport }: Listing) =>
      distanceKm(places.get(airport) as { lat: number; lon: number }, frankfurt) <= 1_500;
    const { count } = await search(`near=${near}&within=1500`);
    expect(count).toBe(stock.filter(isNear).length);
    expect(count).toBeGreaterThan(0);
  });

  it.each(SEARCH_ORDERS)('sorts by %s, in both directions', async (sort) => {
    const keys: Record<
      (typeof SEARCH_ORDERS)[number],
      (row: ExchangeSearchResult['rows'][number]) => number
    > = {
      deal: ({ price, value }) => price / value,
      price: ({ price }) => price,
      age: ({ age }) => age,
      hours: ({ hours }) => hours,
      seats: sumOfClasses,
      range: ({ model }) => seedModel(model).range_km,
      distance: ({ km }) => km ?? 0,
      opened: ({ opened }) => -opened,
    };
    for (const sign of [1, -1]) {
      const { rows } = await search(`sort=${sort}${sign < 0 ? '&reverse=1' : ''}`);
      const values = rows.map((row) => sign * keys[sort](row));
      expect(values).toEqual(values.toSorted((one, another) => one - another));
    }
  });

  it('names the sellers, and works without an airline', async () => {
    const person = await newPerson(server);
    const { rows, pending } = await search('seller=player&sort=distance', person.token);
    expect(rows).toMatchObject([{ seller: { id: other.airline.id, kind: 'player' }, km: null }]);
    expect(pending).toEqual([]);
    const { rows: dealers } = await search('seller=dealers');
    expect(dealers[0]).toMatchObject({ seller: { id: DEALERS, kind: 'dealers', name: '' } });
  });

  it.each([
    'maxAge=old',
    'maxPrice=-1',
    'minSeats=1.5',
    'maxHours=99999999999999',
    'seller=nobody',
    "seller=' OR 1=1 --",
    'kind=gift',
    'sort=secret',
    'reverse=2',
    'page=0',
    'page=x',
    'near=FRA&within=5',
    'within=5&near=',
    `family=${'x'.repeat(61)}`,
    `model=${'x'.repeat(61)}`,
  ])('rejects %s and names the field', async (query) => {
    const { status, json } = await ask(`search?${query.replaceAll(' ', '%20')}`);
    expect(status).toBe(400);
    const [field] = Object.keys(json.data ?? {});
    expect(query).toContain(`${field}=`);
  });

  it('finds nothing for unknown names, and treats them as text', async () => {
    for (const query of ['model=none', "family=' OR '1'='1"]) expect((await search(query)).count).toBe(0);
  });
});

describe('one aircraft for sale', () => {
  it('comes with its history, checks, and the flight to the hub', async () => {
    const { id, aircraft, price } = await cheapestOfDealers(superuser);
    const { status, json } = await ask(`listing?listing=${id}`);
    expect(status).toBe(200);
    const detail = listingDetailSchema.parse(json);
    expect(detail).toMatchObject({ listing: { id, price }, lands: 0, obstacle: null });
    expect(detail.history).toMatchObject([{ event: 'stock', seller: null, owner: { kind: 'dealers' } }]);
    expect(detail.checks.map(({ kind }) => kind)).toEqual(['line', 'a', 'c', 'd']);
    expect(detail.ferry?.km).toBe(detail.listing.km);
    expect(detail.ferry?.isPossible === (detail.ferry?.cost ?? 0) > 0).toBe(true);
    await act(server, player, 'listing.buy', { listing: id, price });
    const { registration } = await superuser.collection('aircraft').getOne<Aircraft>(aircraft);
    expect(registration).toBe(detail.registration);
  });

  it('says what is in the way of buying it', async () => {
    const codeFor = async (listing: string, token: string) =>
      listingDetailSchema.parse((await ask(`listing?listing=${listing}`, token)).json).obstacle?.code;
    const { items } = await superuser.collection('listing').getList<Listing>(1, 1, { sort: '-price' });
    const [{ id: dear }, person] = [items[0] as Listing, await newPerson(server)];
    const mine = await offer(server, player, own);
    const young = await newFounder(server);
    expect(await codeFor(dear, person.token)).toBe('no_airline');
    expect(await codeFor(dear, young.token)).toBe('insufficient_funds');
    expect(await codeFor(mine.id, player.token)).toBe('own_listing');
    expect(await codeFor(mine.id, young.token)).toBe('too_young');
    await act(server, player, 'listing.withdraw', { listing: mine.id });
  });

  it.each(['', 'x', "' OR 1=1", 'abcdefghijklmno'])('is rejected with the id "%s"', async (id) => {
    const { status, json } = await ask(`listing?listing=${encodeURIComponent(id)}`);
    expect([status, Object.keys(json.data ?? {})]).toEqual([400, ['listing']]);
  });
});

describe('before a sale', () => {
  it('a player sees what dealers pay, what others ask, and the last sales', async () => {
    const { status, json } = await ask(`sale?aircraft=${own.id}`);
    expect(status).toBe(200);
    const view = saleViewSchema.parse(json);
    const value = await marketValueOf(server, own);
    const { minute } = await worldNow(server);
    expect(view).toMatchObject({
      value,
      ...priceBounds(value),
      dealers: saleQuote(seedModel(own.model), own, minute),
      obstacle: null,
      listing: null,
      legs: 0,
    });
    const others = await superuser
      .collection('listing')
      .getFullList<Listing>({ filter: `model = "${own.model}"` });
    expect(view.asked.count).toBe(others.length);
    expect(
      view.trades.some(({ owner, price }) => owner.id === player.airline.id && price === own.price),
    ).toBe(true);
    const { id } = await offer(server, player, own);
    const again = saleViewSchema.parse((await ask(`sale?aircraft=${own.id}`)).json);
    expect(again.listing).toMatchObject({ id, price: value, offers: false });
  });

  it("rejects others' aircraft and unknown ids alike", async () => {
    const { aircraft } = await cheapestOfDealers(superuser);
    for (const id of [aircraft, '', 'x', 'abcdefghijklmno']) {
      const { status, json } = await ask(`sale?aircraft=${id}`);
      expect([status, Object.keys(json.data ?? {})]).toEqual([400, ['aircraft']]);
    }
  });
});

describe('the fleet of an airline', () => {
  const fleetFor = async ({ token }: Founder, code: string) =>
    airlineFleetSchema.parse((await ask(`fleet?airline=${code}`, token)).json);

  it('lists what it owns with the prices that may be offered', async () => {
    const code = String(player.airline.code);
    const fleet = await fleetFor(other, code.toLowerCase());
    expect(fleet).toMatchObject({ owner: { id: player.airline.id, kind: 'player' }, obstacle: null });
    const owned = await superuser
      .collection('aircraft')
      .getFullList<Aircraft>({ filter: `airline = "${player.airline.id}" && ownership = "owned"` });
    expect(fleet.aircraft.map(({ id }) => id).sort()).toEqual(owned.map(({ id }) => id).sort());
    const value = await marketValueOf(server, own);
    expect(fleet.aircraft.find(({ id }) => id === own.id)).toMatchObject({ value, ...priceBounds(value) });
  });

  it('says why the caller cannot make offers', async () => {
    const code = String(player.airline.code);
    expect((await fleetFor(player, code)).obstacle?.code).toBe('own_aircraft');
    expect((await fleetFor(await newFounder(server), code)).obstacle?.code).toBe('too_young');
    await act(server, player, 'rules.set', { unlisted_offers: false });
    expect((await fleetFor(other, code)).obstacle?.code).toBe('no_offers');
    await act(server, player, 'rules.set', { unlisted_offers: true });
  });

  it.each(['', '??', "' OR 1=1"])('is rejected with the code "%s"', async (code) => {
    const { status, json } = await ask(`fleet?airline=${encodeURIComponent(code)}`);
    expect([status, Object.keys(json.data ?? {})]).toEqual([400, ['airline']]);
  });
});
