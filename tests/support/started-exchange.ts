import type PocketBase from 'pocketbase';
import { afterAll, beforeAll } from 'vitest';
import type { Founder } from './api.ts';
import { ExchangeWorld } from './exchange-world.ts';
import type { TestServer } from './server.ts';

/** An exchange world for all tests of the file that imports it. It and its parts are there while its tests run. */
export let world: ExchangeWorld;
export let server: TestServer;
export let superuser: PocketBase;
export let seller: Founder;
export let buyer: Founder;

beforeAll(async () => {
  world = await ExchangeWorld.start();
  ({ server, superuser, seller, buyer } = world);
});
afterAll(() => world?.stop());
