import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { accountId } from '#game/books/accounts.ts';
import { HOUR, HOURS_A_WEEK } from '#game/world/time.ts';
import { call, type Founder, operator, runSql } from './api.ts';
import { RESTART_PATH } from './build/restart-call.ts';
import { brokenBesidesHours, brokenIn } from './flying-world.ts';
import type { ServerOptions, TestServer } from './server.ts';
import { sharedWorld } from './shared-world.ts';
import { advanceHours, startPausedWorld, worldNow } from './world.ts';

/** A server with its operator and a data folder. */
export interface Served {
  server: TestServer;
  superuser: PocketBase;
  dataDir: string;
  /** Environment of the server, besides that of every paused world. */
  env?: Record<string, string> | undefined;
}

/** Starts a paused world in a new folder. */
export async function serveWorld(options: Pick<ServerOptions, 'env' | 'build'> = {}): Promise<Served> {
  const dataDir = mkdtempSync(`${tmpdir()}/am-world-`);
  const server = await startPausedWorld({ ...options, dataDir });
  return { server, superuser: await operator(server), dataDir, env: options.env };
}

/** Returns the new world of `sharedWorld`, whose server other files use too: nobody stops it. */
export async function shareWorld(): Promise<Served> {
  const server = await sharedWorld();
  return { server, superuser: await operator(server), dataDir: server.dataDir };
}

/** Starts the server again at the same address, after it has stopped. */
export async function startAgain({ server, dataDir, env = {} }: Served): Promise<void> {
  Object.assign(server, await startPausedWorld({ dataDir, port: Number(new URL(server.url).port), env }));
}

/**
 * Sets the world to an hour instead of settling those in between, for what depends on the date alone. The product's own
 * build cannot do so while it runs, so its server starts again at the same address.
 */
export async function setHour(served: Served, hour: number): Promise<void> {
  const { server, superuser } = served;
  await runSql(superuser, `UPDATE world SET hour = ${hour}, minute = ${hour * HOUR}`);
  await runSql(superuser, `UPDATE airline SET settled_hour = ${hour}`);
  const { status, text } = await call(server, RESTART_PATH, { method: 'POST' });
  if (status === 204) return;
  if (status !== 404) throw new Error(`the hour cannot be set: ${status} ${text}`);
  await server.stop();
  await startAgain(served);
}

/** Starts a paused world in its own folder, at an hour that no test settles. */
export async function startAtHour(hour: number, env: Record<string, string>): Promise<TestServer> {
  const served = await serveWorld({ env });
  await setHour(served, hour);
  const { server, dataDir } = served;
  const stop = async (signal?: NodeJS.Signals) => {
    const code = await server.stop(signal);
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...server, stop };
}

/** Settles the next hour in which it is an airline's weekly turn, and none before it: see `WEEKLY_TURN`. */
export async function settleTurn(served: Served, airline: string): Promise<void> {
  const digit = (index: number) => Number.parseInt(airline.charAt(index), 36);
  const { hour } = await worldNow(served.server);
  const turn = digit(14) * 36 + digit(13) - (hour + 1);
  await setHour(served, hour + (((turn % HOURS_A_WEEK) + HOURS_A_WEEK) % HOURS_A_WEEK));
  await advanceHours(served.server, 1);
}

/** A paused world, and what many tests do and see there. */
export class ServedWorld {
  readonly server: TestServer;
  readonly superuser: PocketBase;
  readonly #dataDir: string;

  protected constructor({ server, superuser, dataDir }: Served) {
    this.server = server;
    this.superuser = superuser;
    this.#dataDir = dataDir;
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** See `setHour`. */
  skipTo = (hour: number): Promise<void> =>
    setHour({ server: this.server, superuser: this.superuser, dataDir: this.#dataDir }, hour);
  /** Settles the first hour in which something is due, and none before it. */
  settleAt = async (minute: number): Promise<void> => {
    await this.skipTo(Math.ceil(minute / HOUR) - 1);
    await advanceHours(this.server, 1);
  };
  /** Returns the violated checks of the audit. */
  broken = () => brokenIn(this.#dataDir);
  brokenBesidesHours = () => brokenBesidesHours(this.#dataDir);
  airlineOf = ({ airline }: Founder) => this.superuser.collection('airline').getOne(airline.id);
  cashOf = async (founder: Founder): Promise<number> => (await this.airlineOf(founder)).cash;
  balanceOf = async (name: Parameters<typeof accountId>[0]): Promise<number> =>
    (await this.superuser.collection('account').getOne(accountId(name))).balance;
}
