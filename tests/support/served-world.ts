import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { accountId } from '#game/books/accounts.ts';
import { type Founder, operator } from './api.ts';
import { brokenIn } from './flying-world.ts';
import type { ServerOptions, TestServer } from './server.ts';
import { startPausedWorld } from './world.ts';

/** A server with its operator and a data folder. */
export interface Served {
  server: TestServer;
  superuser: PocketBase;
  dataDir: string;
}

/** Starts a paused world in a new folder. */
export async function serveWorld(options: Pick<ServerOptions, 'env' | 'build'> = {}): Promise<Served> {
  const dataDir = mkdtempSync(`${tmpdir()}/am-world-`);
  const server = await startPausedWorld({ ...options, dataDir });
  return { server, superuser: await operator(server), dataDir };
}

/** A paused world of its own, and what many tests do and see there. */
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

  /** Returns the violated checks of the audit. */
  broken = () => brokenIn(this.#dataDir);
  airlineOf = ({ airline }: Founder) => this.superuser.collection('airline').getOne(airline.id);
  cashOf = async (founder: Founder): Promise<number> => (await this.airlineOf(founder)).cash;
  balanceOf = async (name: Parameters<typeof accountId>[0]): Promise<number> =>
    (await this.superuser.collection('account').getOne(accountId(name))).balance;
}
