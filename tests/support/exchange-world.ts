import type { Aircraft } from '#game/tables/aircraft.ts';
import type { AircraftHistory } from '#game/tables/aircraft-history.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Listing } from '#game/tables/listing.ts';
import type { Founder } from './api.ts';
import { newTrader } from './bargains.ts';
import { rejectionOf } from './rejection-of.ts';
import { type Served, ServedWorld, shareWorld } from './served-world.ts';
import { advanceHours, tryAct } from './world.ts';

/** A paused world in which dealers have opened, with two airlines that are old enough to trade with each other. */
export class ExchangeWorld extends ServedWorld {
  readonly seller: Founder;
  readonly buyer: Founder;

  private constructor(served: Served, seller: Founder, buyer: Founder) {
    super(served);
    this.seller = seller;
    this.buyer = buyer;
  }

  static async start(): Promise<ExchangeWorld> {
    const served = await shareWorld();
    const { server } = served;
    const seller = await newTrader(server);
    const buyer = await newTrader(server);
    await advanceHours(server, 1);
    return new ExchangeWorld(served, seller, buyer);
  }

  aircraftOf = (id: string): Promise<Aircraft> => this.superuser.collection('aircraft').getOne<Aircraft>(id);
  listingsOf = (aircraft: string): Promise<Listing[]> =>
    this.superuser.collection('listing').getFullList<Listing>({ filter: `aircraft = "${aircraft}"` });
  /** Returns the history of an aircraft, as the buyer sees it. */
  historyOf = (aircraft: string): Promise<AircraftHistory[]> =>
    this.buyer.client
      .collection('aircraft_history')
      .getFullList<AircraftHistory>({ filter: `aircraft = "${aircraft}"`, sort: 'minute,-event' });
  /** Returns the categories and amounts of an airline's ledger entries about an aircraft. */
  entriesOf = async ({ client }: Founder, aircraft: string): Promise<[string, number][]> => {
    const options = { filter: `aircraft = "${aircraft}"`, sort: 'category' };
    const rows = await client.collection('ledger').getFullList<LedgerRow>(options);
    return rows.map(({ category, amount }) => [category, amount]);
  };

  /** Tries to list or buy an aircraft. Returns the status and the rejected fields with their codes. */
  attempt = async (founder: Founder, name: 'open' | 'buy', input: object): Promise<(number | string)[]> =>
    rejectionOf(await tryAct(this.server, founder, `listing.${name}`, input));
}
