import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import type { TenderView } from '#game/payloads/shares.ts';
import type { Holding } from '#game/tables/holding.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { Tender } from '#game/tables/tender.ts';
import { call, type Founder } from './api.ts';
import { oldFounder } from './exchange.ts';
import { type Served, ServedWorld, shareWorld } from './served-world.ts';
import { addHolding, addListing, attempt, giveInvestors, makeRival } from './share-market.ts';
import { grant } from './world.ts';

/** Lowest price of an offer for an airline of `listedAirline`: a starting capital of 25 million is $2,500 per lot. */
export const MIN = 2_500;

/** A paused world with two rich airlines that buy others, and a holder of their shares. */
export class TenderWorld extends ServedWorld {
  readonly buyer: Founder;
  readonly other: Founder;
  readonly holder: Founder;

  private constructor(served: Served, [buyer, other, holder]: [Founder, Founder, Founder]) {
    super(served);
    this.buyer = buyer;
    this.other = other;
    this.holder = holder;
  }

  static async start(): Promise<TenderWorld> {
    const served = await shareWorld();
    const { server, superuser } = served;
    const [buyer, other, holder] = [
      await oldFounder(server),
      await oldFounder(server),
      await oldFounder(server),
    ];
    for (const { airline } of [buyer, other]) await grant(server, airline.id, 400_000_000);
    await giveInvestors(superuser, 10_000_000);
    return new TenderWorld(served, [buyer, other, holder]);
  }

  heldBy = async (founder: Founder, issuer: string): Promise<Holding | undefined> =>
    (await founder.client.collection('holding').getFullList<Holding>()).find((one) => one.issuer === issuer);
  tenderOf = (id: unknown): Promise<Tender> =>
    this.holder.client.collection('tender').getOne<Tender>(String(id));
  view = async (founder: Founder, airline: string): Promise<TenderView> =>
    (await call(this.server, `/api/am/tender?airline=${airline}`, { token: founder.token }))
      .json as unknown as TenderView;
  attempt = <Name extends ActionName>(founder: Founder, name: Name, input: ActionInput<Name>) =>
    attempt(this.server, founder, name, input);
  /** Titles of the notices that an airline has got. */
  told = async ({ client }: Founder): Promise<string[]> =>
    (await client.collection('notice').getFullList<Notice>()).map(({ title }) => title);

  /** Adds a listed airline of a player: 40% are with investors, and the holder has a tenth. */
  listedAirline = async ({ isRival = false, fair = 2_000 } = {}): Promise<Founder> => {
    const founder = await oldFounder(this.server);
    if (isRival) await makeRival(this.superuser, founder);
    await addListing(this.superuser, founder.airline.id, {
      state: 'listed',
      founder_lots: 5_000,
      investor_lots: 3_800,
      maker_lots: 200,
      fair,
      target: fair,
      valued: 1_000_000,
    });
    await addHolding(this.superuser, this.holder.airline.id, founder.airline.id, 1_000);
    return founder;
  };
}
