import type PocketBase from 'pocketbase';
import { beforeAll } from 'vitest';
import type { Founder } from './api.ts';
import { ExchangeWorld } from './exchange-world.ts';
import type { TestServer } from './server.ts';

/** The exchange world that `startExchange` starts, and its parts. */
export let world: ExchangeWorld;
export let server: TestServer;
export let superuser: PocketBase;
export let seller: Founder;
export let buyer: Founder;

/** Starts an exchange world for all tests of the file that calls it. It is there while they run. */
export function startExchange(): void {
  beforeAll(async () => {
    world = await ExchangeWorld.start();
    ({ server, superuser, seller, buyer } = world);
  });
}
