import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Loan } from '#game/tables/loan.ts';
import { seedModel } from './aircraft-models.ts';
import { type Founder, newFounder } from './api.ts';
import { bankOf, unsecuredRate } from './bank.ts';
import { rejectionOf } from './rejection-of.ts';
import { ServedWorld, shareWorld } from './served-world.ts';
import { act, grant, tryAct, worldNow } from './world.ts';

/** Model of the aircraft that `ownOne` buys. */
export const OWNED_MODEL = 'atr-42-600';

/** A paused world with a bank, and what tests do and see there. */
export class LoanWorld extends ServedWorld {
  static start = async (): Promise<LoanWorld> => new LoanWorld(await shareWorld());

  newFounder = (): Promise<Founder> => newFounder(this.server);
  bankBalance = (): Promise<number> => this.balanceOf('bank');
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
  ): Promise<string> => rejectionOf(await tryAct(this.server, founder, name, input)).join(' ');

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
