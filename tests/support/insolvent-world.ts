import type { Insolvency } from '#game/payloads/insolvency.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { call, type Founder, newFounder } from './api.ts';
import { SHORT_DAYS, SHORT_INSOLVENCY } from './build/short-insolvency.ts';
import { makeTestBuild, type TestBuild } from './build/test-build.ts';
import { ServedWorld, serveWorld } from './served-world.ts';
import { advanceHours, grant, leaseOne, worldNow } from './world.ts';

/** Model of the aircraft that `brokeBy` leases. */
export const LEASED = 'airbus-a320neo';

/** A paused world with full hours at large airports. */
export class InsolventWorld extends ServedWorld {
  #build?: TestBuild;

  static async start(build?: TestBuild): Promise<InsolventWorld> {
    const world = new InsolventWorld(
      await serveWorld({ env: { AM_WORLD_TRAFFIC: '100' }, build: build?.dir }),
    );
    world.#build = build;
    return world;
  }

  /** Starts a world in which `endTime` works: it is older than the time that an insolvent airline has there. */
  static async startShort(): Promise<InsolventWorld> {
    const world = await InsolventWorld.start(await makeTestBuild({ figures: SHORT_INSOLVENCY }));
    await advanceHours(world.server, (SHORT_DAYS + 1) * (DAY / HOUR));
    return world;
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.#build?.remove();
  }

  isGone = async ({ airline }: Founder): Promise<boolean> =>
    (await this.superuser.collection('airline').getFullList({ filter: `id = "${airline.id}"` })).length === 0;
  insolvencyOf = async ({ token }: Founder) =>
    (await call(this.server, '/api/am/insolvency', { token })).json as unknown as Insolvency;
  /** Sets an airline's cash, with the ledger entry of the difference. */
  setCash = async (founder: Founder, cash: number) =>
    grant(this.server, founder.airline.id, cash - (await this.cashOf(founder)));

  /** Lets an airline be some dollars beyond its overdraft limit. */
  breakBy = async (founder: Founder, missing: number): Promise<void> => {
    const { limit } = await this.insolvencyOf(founder);
    await this.setCash(founder, -limit - missing);
    await advanceHours(this.server, 1);
  };

  /** Returns an airline with a delivered leased aircraft that is some dollars beyond its overdraft limit. */
  brokeBy = async (missing: number): Promise<Founder> => {
    const founder = await newFounder(this.server);
    await leaseOne(this.server, founder, LEASED);
    await advanceHours(this.server, 1);
    await this.breakBy(founder, missing);
    return founder;
  };

  /** Lets the time of an insolvent airline end with the next hour. */
  endTime = async ({ airline }: Founder): Promise<void> => {
    const { hour } = await worldNow(this.server);
    const insolvent_from = (hour + 1) * HOUR - SHORT_DAYS * DAY;
    await this.superuser.collection('airline').update(airline.id, { insolvent_from });
  };
}
