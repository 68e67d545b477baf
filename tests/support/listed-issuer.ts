import type PocketBase from 'pocketbase';
import { type PriceBand, priceBand } from '#game/shares/price-band.ts';
import { type Founder, operator } from './api.ts';
import { oldFounder } from './exchange.ts';
import { brokenIn } from './flying-world.ts';
import type { TestServer } from './server.ts';
import { giveInvestors, letHaveOffered, listAirline, shareReader } from './share-market.ts';
import { sharedWorld } from './shared-world.ts';
import { act } from './world.ts';

/** A paused world with a listed airline, for tests of its dealings in its own shares. */
export interface ListedIssuer {
  server: TestServer;
  superuser: PocketBase;
  issuer: Founder;
  /** Has subscribed 1,000 lots. */
  holder: Founder;
  read: ReturnType<typeof shareReader>;
  /** Returns the lowest and highest price of the day, in cents per share. */
  bandNow: () => Promise<PriceBand>;
  /** Cancels all open orders of an airline. */
  cancelAll: (founder: Founder) => Promise<void>;
  /** Returns the violated checks of the audit. */
  holds: () => ReturnType<typeof brokenIn>;
}

/**
 * Starts the world.
 * @param percent of the shares that are sold
 * @param investors their money in whole US dollars
 */
export async function startListedIssuer(percent: number, investors: number): Promise<ListedIssuer> {
  const server = await sharedWorld();
  const superuser = await operator(server);
  const [issuer, holder] = [await oldFounder(server), await oldFounder(server)];
  const read = shareReader(superuser, issuer);
  await giveInvestors(superuser, investors);
  const subscribers = [{ founder: holder, lots: 1_000 }];
  await listAirline(server, superuser, issuer, { percent, subscribers });
  await letHaveOffered(superuser, issuer.airline.id);
  return {
    server,
    superuser,
    issuer,
    holder,
    read,
    bandNow: async () => priceBand((await read.listing()).band_price),
    cancelAll: async (founder) => {
      for (const { id: order } of await read.orders(founder))
        await act(server, founder, 'share.cancel', { order });
    },
    holds: () => brokenIn(server.dataDir),
  };
}
