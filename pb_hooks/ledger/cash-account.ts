import { recordId } from '#game/chance/record-id.ts';
import { LEDGER, type LedgerRow } from '#game/tables/ledger.ts';
import { groupDigits } from '#game/text/group-digits.ts';
import { worldDate } from '../clock/date.ts';
import { singleInsert } from '../db/insert.ts';
import { fieldErrors } from '../http/field-errors.ts';

/** Amount and details of a ledger entry. The amount is not below 0. */
export type LedgerEntry = Pick<LedgerRow, 'category' | 'amount'> &
  Partial<Pick<LedgerRow, 'memo' | 'route' | 'aircraft'>>;

const insertEntry = singleInsert(LEDGER);

/** Guarded, so that two concurrent debits cannot spend the same dollar. */
const SPEND =
  'UPDATE airline SET cash = cash - {:amount} WHERE id = {:airline} AND ({:amount} = 0 OR cash >= {:amount})';
const RECEIVE = 'UPDATE airline SET cash = cash + {:amount} WHERE id = {:airline}';

/** Returns whole US dollars for a message: $1,204,000. */
export function formatDollars(amount: number): string {
  return `${amount < 0 ? '\u2212' : ''}$${groupDigits(Math.abs(amount))}`;
}

export function cashOf(tx: CoreApp, airline: string): number {
  const row = new DynamicModel({ cash: 0 });
  tx.db().newQuery('SELECT cash FROM airline WHERE id = {:airline}').bind({ airline }).one(row);
  return row.cash as number;
}

/** The cash of one airline. Each debit or credit changes the cash and adds one ledger entry. */
export class CashAccount {
  readonly #tx: CoreApp;
  readonly #airline: string;
  readonly #now: number;
  readonly #start: string;
  readonly #seq: number;
  #rows = 0;

  constructor(tx: CoreApp, airline: string, now: number, start: string, seq: number) {
    this.#tx = tx;
    this.#airline = airline;
    this.#now = now;
    this.#start = start;
    this.#seq = seq;
  }

  /**
   * Debits cash.
   * @throws BadRequestError if there is not enough cash
   */
  debit(entry: LedgerEntry): void {
    const spent = this.#tx
      .db()
      .newQuery(SPEND)
      .bind({ amount: entry.amount, airline: this.#airline })
      .execute();
    if (spent.rowsAffected() === 0) {
      const cash = cashOf(this.#tx, this.#airline);
      throw fieldErrors('There is not enough money.', {
        cash: {
          code: 'insufficient_funds',
          message: `This needs ${formatDollars(entry.amount)} now. You have ${formatDollars(cash)}.`,
        },
      });
    }
    this.#write(entry, -entry.amount);
  }

  credit(entry: LedgerEntry): void {
    this.#tx.db().newQuery(RECEIVE).bind({ amount: entry.amount, airline: this.#airline }).execute();
    this.#write(entry, entry.amount);
  }

  #write({ category, memo = '', route = '', aircraft = '' }: LedgerEntry, amount: number): void {
    if (amount === 0) return;
    const id = recordId(['ledger', this.#seq, this.#rows++]);
    const at = worldDate(this.#start, this.#now);
    insertEntry(this.#tx, {
      id,
      airline: this.#airline,
      at,
      minute: this.#now,
      category,
      amount,
      memo,
      route,
      aircraft,
      flight: '',
    });
  }
}
