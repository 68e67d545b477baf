import type PocketBase from 'pocketbase';
import { DEALERS } from '#game/account/accounts.ts';
import { typicalCabin } from '#game/aircraft/aircraft-model.ts';
import { freshChecks } from '#game/aircraft/maintenance.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Listing } from '#game/tables/listing.ts';
import { WEEK, YEAR } from '#game/world/time.ts';
import { seedModel } from './aircraft-models.ts';
import { type Founder, operator, unique } from './api.ts';
import type { TestServer } from './server.ts';
import { worldNow } from './world.ts';

/** Model of aircraft that are traded in tests. */
export const USED_MODEL = 'atr-72-600';

/** Gives an airline a used aircraft at its hub, five years old, which it has bought for its market value. */
export async function addUsed(
  server: TestServer,
  { airline }: Founder,
  more: Partial<Aircraft> = {},
): Promise<Aircraft> {
  const superuser = await operator(server);
  const { minute, start } = await worldNow(server);
  const model = seedModel(USED_MODEL);
  const aircraft = {
    airline: airline.id,
    model: USED_MODEL,
    registration: `X-${unique().toUpperCase()}`,
    ownership: 'owned' as const,
    built: minute - 5 * YEAR,
    ordered: minute - 2 * WEEK,
    delivered: minute - WEEK,
    hours: 10_000,
    cycles: 9_000,
    condition: 0.9,
    checks: freshChecks(9_800, 8_800, minute - WEEK),
    place: airline.hub,
    ready: minute - WEEK,
    ...typicalCabin(model),
    due_hours: 1_000_000,
    due_cycles: 1_000_000,
    due_at: 1_000_000_000,
    ...more,
  };
  const price = exchangeValue(model, aircraft, minute);
  const created = await superuser.collection('aircraft').create<Aircraft>({ ...aircraft, price });
  const at = new Date(Date.parse(`${start}T00:00:00Z`) + minute * 60_000);
  const entry = { airline: airline.id, minute, at, aircraft: created.id };
  // Its price came from the outside world, so that the books have the aircraft and the cash stays the same.
  await superuser.collection('ledger').create({ ...entry, category: 'investment', amount: price });
  await superuser.collection('ledger').create({ ...entry, category: 'used_purchase', amount: -price });
  return created;
}

/** Lets an airline be older than 12 weeks. */
export async function letBeOld(superuser: PocketBase, airline: string): Promise<void> {
  await superuser.collection('airline').update(airline, { founded: '2024-01-01 00:00:00.000Z' });
}

/** Returns the market value of an aircraft now. */
export async function marketValueOf(server: TestServer, { model, ...aircraft }: Aircraft): Promise<number> {
  return exchangeValue(seedModel(model), aircraft, (await worldNow(server)).minute);
}

/** Returns the dealers' cheapest aircraft. */
export async function cheapestOfDealers(superuser: PocketBase): Promise<Listing> {
  const { items } = await superuser
    .collection('listing')
    .getList<Listing>(1, 1, { filter: `seller = "${DEALERS}" && state = "open"`, sort: 'price,id' });
  const [cheapest] = items;
  if (!cheapest) throw new Error('dealers have nothing for sale');
  return cheapest;
}
