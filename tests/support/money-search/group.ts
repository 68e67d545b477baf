import { accountId } from '#game/books/accounts.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { categoriesOf, isCategory } from '#game/tables/ledger-category.ts';
import { HOUR, HOURS_A_WEEK } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { type Founder, newFounder, runSql, selectRows } from '#tests/support/api.ts';
import { letBeOld } from '#tests/support/exchange.ts';
import { OWNED_MODEL } from '#tests/support/loan-world.ts';
import { ServedWorld, serveWorld } from '#tests/support/served-world.ts';
import { giveInvestors, letHaveFlown, shareMarket } from '#tests/support/share-market.ts';
import { act, advanceHours, grant, worldNow } from '#tests/support/world.ts';

/** Ticket revenue of an airline per week, and what it earns of it, in whole US dollars. */
const REVENUE = 6_000_000;
const EARNED = 300_000;
/** Money of an airline at first besides its starting capital, and of investors. */
const SAVED = 30_000_000;
const POOL = 400_000_000;

const PRICE = purchaseQuote(seedModel(OWNED_MODEL), 1).total;

/** Returns draws from 0 to below 1 (mulberry32). */
export function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Result of a group of accounts, in whole US dollars. */
export interface GroupResult {
  /** Gain of its airlines together, besides what they have earned by flying. */
  gained: number;
  /** Loss of the bank to them: debt written off, less interest and fees. */
  bankLost: number;
  /** Earned by flying. */
  flown: number;
}

/**
 * Accounts of one player in a world of their own. Their airlines earn the same each week. Nobody else trades, apart from
 * investors, dealers and the bank.
 */
export class Group extends ServedWorld {
  members: Founder[] = [];
  flown = 0;
  #capital = 0;
  /** Part of the capital that comes from founders' account. */
  #founded = 0;
  #week = 0;
  #given = 0;

  static async start(size: number): Promise<Group> {
    const group = new Group(await serveWorld());
    // An offer at minute 0 would count as none.
    await advanceHours(group.server, 1);
    for (let count = 0; count < size; count++) {
      const founder = await group.join();
      await letBeOld(group.superuser, founder);
      await letHaveFlown(group.superuser, founder.airline.id);
      await grant(group.server, founder.airline.id, SAVED + PRICE);
      group.#capital += SAVED + PRICE;
      await group.buyOne(founder);
    }
    await giveInvestors(group.superuser, POOL);
    for (let week = 0; week < 4; week++) await group.fly();
    return group;
  }

  /** Founds another airline of the player. */
  join = async (): Promise<Founder> => {
    const founder = await newFounder(this.server);
    const capital = await this.cashOf(founder);
    this.#capital += capital;
    this.#founded += capital;
    this.members.push(founder);
    return founder;
  };

  /** Buys an aircraft, which is there at once. */
  buyOne = (founder: Founder): Promise<void> =>
    this.#forgive(async () => {
      const { aircraft } = await act(this.server, founder, 'fleet.buy', {
        model: OWNED_MODEL,
        count: 1,
        price: PRICE,
      });
      const { minute } = await worldNow(this.server);
      const delivered = { built: minute, delivered: minute, ready: minute };
      await this.superuser.collection('aircraft').update(String(aircraft), delivered);
    });

  /** Does something. A loss by it is not counted, so that it hides no gain. */
  #forgive = async (deed: () => Promise<void>): Promise<void> => {
    const before = await this.result();
    await deed();
    const after = await this.result();
    this.#given += Math.max(0, before.gained - after.gained);
  };

  /** Deletes an airline. */
  leave = (founder: Founder): Promise<void> =>
    this.#forgive(async () => {
      await founder.client.collection('users').delete(founder.id);
      this.members = this.members.filter((one) => one !== founder);
    });

  /** Books a week of flights. */
  fly = async (): Promise<void> => {
    const { minute } = await worldNow(this.server);
    this.#week++;
    for (const [category, amount] of [
      ['tickets', REVENUE],
      ['overhead', EARNED - REVENUE],
    ] as const) {
      await runSql(
        this.superuser,
        `INSERT INTO ledger (id, airline, at, minute, category, amount)
          SELECT substr(id, 1, 9) || printf('%s%05d', '${category[0]}', ${this.#week}), id, '2026-01-01 00:00:00.000Z', ${minute},
            '${category}', ${amount} FROM airline`,
      );
    }
    await runSql(this.superuser, `UPDATE airline SET cash = cash + ${EARNED}`);
    this.flown += EARNED * this.members.length;
  };

  /** Lets time pass, with a week of flights each week. */
  pass = async (hours: number): Promise<void> => {
    const { hour } = await worldNow(this.server);
    for (let left = hours, at = hour; left > 0; ) {
      const step = Math.min(left, HOURS_A_WEEK - (at % HOURS_A_WEEK));
      await advanceHours(this.server, step);
      left -= step;
      at += step;
      if (at % HOURS_A_WEEK === 0) await this.fly();
    }
  };

  #sum = async (sql: string): Promise<number> =>
    Number((await selectRows(this.superuser, `SELECT ${sql}`))[0]?.[0] ?? 0);

  /**
   * Returns what the accounts have gained. Their shares of each other are not counted, but what investors hold of them is
   * taken off: at fair value, and at most what investors have paid. Dividends to founders count, so that they hide no gain.
   */
  result = async (): Promise<GroupResult> => {
    let owned = 0;
    for (const founder of this.members) owned += (await shareMarket(this.server, founder)).own?.equity ?? 0;
    const shares = await this.#sum(
      'COALESCE(sum(h.lots * g.price), 0) FROM holding h JOIN share_listing g ON g.airline = h.issuer',
    );
    const stake = await this.#sum(
      'COALESCE(sum((g.investor_lots + g.maker_lots) * CAST(g.fair AS INTEGER)), 0) FROM share_listing g',
    );
    const paid = -(await this.#sum(
      `COALESCE(sum(amount), 0) FROM ledger WHERE airline = '${accountId('investors')}' AND category <> 'investment'`,
    ));
    const outside = Math.max(0, Math.min(stake, paid));
    const debts = await this.#sum("COALESCE(sum(balance), 0) FROM loan WHERE state = 'active'");
    // Besides what tests book, airlines pay overhead. Those of ended airlines are in an account.
    const operated = await this.#sum(
      `COALESCE(sum(amount), 0) FROM ledger WHERE (${isCategory('category', ...categoriesOf('revenue', 'flights'))})
        AND (airline IN (SELECT id FROM airline) OR airline = '${accountId('closed')}')`,
    );
    const toFounders = (await this.balanceOf('founders')) + this.#founded;
    const bankLost = -((await this.balanceOf('bank')) + debts);
    return {
      gained: owned - shares - outside - this.#capital - operated + this.#given + toFounders,
      bankLost,
      flown: this.flown,
    };
  };

  now = async (): Promise<number> => (await worldNow(this.server)).hour * HOUR;
}
