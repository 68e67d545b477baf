import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { accountId } from '#game/account/accounts.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Loan } from '#game/tables/loan.ts';
import { seedModel } from './aircraft-models.ts';
import { type Founder, newFounder, operator } from './api.ts';
import { bankOf, unsecuredRate } from './bank.ts';
import { brokenIn } from './flying-world.ts';
import type { TestServer } from './server.ts';
import { act, grant, startPausedWorld, tryAct, worldNow } from './world.ts';

/** Model of the aircraft that `ownOne` buys. */
export const OWNED_MODEL = 'atr-42-600';

/** A paused world with a bank, and what tests do and see there. */
export class LoanWorld {
  readonly server: TestServer;
  readonly superuser: PocketBase;
  readonly #dataDir: string;

  private constructor(server: TestServer, superuser: PocketBase, dataDir: string) {
    this.server = server;
    this.superuser = superuser;
    this.#dataDir = dataDir;
  }

  static async start(): Promise<LoanWorld> {
    const dataDir = mkdtempSync(`${tmpdir()}/am-loans-`);
    const server = await startPausedWorld({ dataDir });
    return new LoanWorld(server, await operator(server), dataDir);
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  newFounder = (): Promise<Founder> => newFounder(this.server);
  /** Returns the violated checks of the audit. */
  broken = () => brokenIn(this.#dataDir);
  cashOf = async ({ airline }: Founder): Promise<number> =>
    (await this.superuser.collection('airline').getOne(airline.id)).cash;
  bankBalance = async (): Promise<number> =>
    (await this.superuser.collection('account').getOne(accountId('bank'))).balance;
  loansOf = ({ client }: Founder) => client.collection('loan').getFullList<Loan>({ sort: 'started' });
  loanOf = ({ client }: Founder, id: string) => client.collection('loan').getOne<Loan>(id);
  noticesOf = async ({ client }: Founder) =>
    (await client.collection('notice').getFullList({ sort: 'minute' })).flatMap(({ kind, title }) =>
      kind === 'loan' ? [title] : [],
    );
  /** Returns an airline's entries with the bank, oldest first. */
  entriesOf = async ({ client }: Founder) => {
    const rows = await client.collection('ledger').getFullList<LedgerRow>({ sort: 'minute,-category' });
    return rows.flatMap(({ category, amount }) =>
      /^loan|overdraft/.test(category) ? [[category, amount]] : [],
    );
  };

  borrow = async (founder: Founder, amount: number, weeks = 13): Promise<string> => {
    const rate = await unsecuredRate(this.server, founder);
    const input = { product: 'unsecured' as const, amount, weeks, rate };
    return String((await act(this.server, founder, 'loan.take', input)).loan);
  };

  /** Returns the field and the code of a rejection, or that the action was accepted. */
  outcome = async (
    founder: Founder,
    name: 'loan.take' | 'loan.repay' | 'fleet.sell',
    input: object,
  ): Promise<string> => {
    const { status, json } = await tryAct(this.server, founder, name, input);
    const errors = Object.entries(json.data ?? {}).map(([field, { code }]) => `${field} ${code}`);
    return [status, ...errors].join(' ');
  };

  /** Buys an aircraft and brings its delivery forward, because manufacturers take days. */
  ownOne = async (founder: Founder): Promise<Aircraft> => {
    const price = purchaseQuote(seedModel(OWNED_MODEL), 1).total;
    await grant(this.server, founder.airline.id, price);
    const input = { model: OWNED_MODEL, count: 1, price };
    const { aircraft } = await act(this.server, founder, 'fleet.buy', input);
    const { minute } = await worldNow(this.server);
    const delivered = { built: minute, delivered: minute, ready: minute };
    return this.superuser.collection('aircraft').update<Aircraft>(String(aircraft), delivered);
  };

  pledge = async (founder: Founder, aircraft: string, amount: number, weeks = 104): Promise<string> => {
    const rate = (await bankOf(this.server, founder)).rates.secured ?? 0;
    const input = { product: 'secured' as const, amount, weeks, aircraft, rate };
    return String((await act(this.server, founder, 'loan.take', input)).loan);
  };
}
