import { WORLD_ID } from '#game/tables/world.ts';
import { MEMORY_GROWTH } from '#scripts/pocketbase/serve-args.ts';
import { busyWorld } from '#tests/bench/world/busy-world.ts';
import { listingsOf } from '#tests/bench/world/listings.ts';
import { BenchSql, benchBuild } from '#tests/bench/world/sql-call.ts';
import { call, newClient, operator } from '../api.ts';
import { startServer, type TestServer } from '../server.ts';
import { letHaveFlown } from '../share-market.ts';
import { type CrowdTrade, openTrade } from './exchange.ts';

/** A world with players online. The memory of its server is limited. */
export interface Crowd {
  server: TestServer;
  players: { token: string; airline: string }[];
  /** Airport ids of a route: an airline's hub and its destination. */
  pair: { from: string; to: string };
  trade: CrowdTrade;
  /** Yearly rate at which the bank lends to these young airlines. */
  loanRate: number;
  stop: () => Promise<void>;
}

export interface CrowdSize {
  airlines: number;
  aircraft: number;
  legs: number;
  /** Game minutes per real second. */
  speed: number;
  /**
   * MB of private memory at which the system denies the server more, so that a leak does not take the
   * machine.
   */
  memoryCap: number;
}

/** A loan that every airline gets, and what the bank offers for it. */
export const LOAN = { product: 'unsecured', amount: 100_000, weeks: 13 } as const;
export const LOAN_OFFER = `/api/am/loan/offer?product=${LOAN.product}&amount=${LOAN.amount}&weeks=${LOAN.weeks}`;

/** Starts a server with scheduled airlines and a running clock, and signs in one player per airline. */
export async function startCrowd({ speed, memoryCap, ...size }: CrowdSize): Promise<Crowd> {
  const build = await benchBuild();
  const server = await startServer({
    build: build.dir,
    env: { AM_WORLD_SPEED: String(speed), GOGC: MEMORY_GROWTH },
    memoryCap,
  });
  try {
    const superuser = await operator(server);
    const sql = new BenchSql(server.url, superuser.authStore.token);
    const world = busyWorld(size);
    const { hour } = await superuser.collection('world').getOne<{ hour: number }>(WORLD_ID);
    for (const airline of world.airline) airline.settled_hour = hour;
    for (const [table, rows] of Object.entries(world)) await sql.insert(table, rows);
    const players: Crowd['players'] = [];
    for (const { id, airline } of world.users) {
      const client = newClient(server);
      client.authStore.save(superuser.authStore.token);
      const someone = await client.collection('users').impersonate(String(id), 7200);
      players.push({ token: someone.authStore.token, airline: String(airline) });
    }
    // All of them are listed, so that everybody can trade.
    await sql.insert('share_listing', listingsOf(players.map(({ airline }) => airline)));
    // The others are young, and can borrow without ticket revenue.
    for (const [index, { airline }] of players.entries())
      if (index % 2 === 1) await letHaveFlown(superuser, airline);
    const trade = await openTrade(server, { superuser, sql }, players, world);
    const stop = async () => {
      await server.stop();
      build.remove();
    };
    const [route] = world.route;
    const offer = await call(server, LOAN_OFFER, { token: players[0]?.token ?? '' });
    const pair = { from: String(route?.a), to: String(route?.b) };
    return { server, players, pair, trade, loanRate: Number(offer.json.rate), stop };
  } catch (error) {
    await server.stop();
    build.remove();
    throw error;
  }
}
