import { transferOf } from '#game/books/accounts.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import type { WorldTime } from '#hooks/world/clock/world-time.ts';
import { lastEntry, writeCounterparts, writeEntries } from './write-entries.ts';

/** Amount and details of a ledger entry. The amount is not below 0. */
export type LedgerEntry = Pick<LedgerRow, 'category' | 'amount'> &
  Partial<Pick<LedgerRow, 'memo' | 'route' | 'aircraft'>>;

/** Guarded, so that two concurrent debits cannot spend the same dollar. */
const SPEND =
  'UPDATE airline SET cash = cash - {:amount} WHERE id = {:airline} AND ({:amount} = 0 OR cash >= {:amount})';
const RECEIVE = 'UPDATE airline SET cash = cash + {:amount} WHERE id = {:airline}';

export function cashOf(tx: CoreApp, airline: string): number {
  const row = new DynamicModel({ cash: 0 });
  tx.db().newQuery('SELECT cash FROM airline WHERE id = {:airline}').bind({ airline }).one(row);
  return row.cash as number;
}

/**
 * The cash of one airline. Each debit or credit changes the cash and adds one ledger entry. Call `settle` after
 * the last one.
 */
export class CashAccount {
  readonly #tx: CoreApp;
  readonly #airline: string;
  readonly #time: WorldTime;
  readonly #key: string | number;
  #rows = 0;
  /** The last entry before this account's first transfer. */
  #before: number | undefined;

  /** @param key gives the ids of the entries */
  constructor(tx: CoreApp, airline: string, time: WorldTime, key: string | number) {
    this.#tx = tx;
    this.#airline = airline;
    this.#time = time;
    this.#key = key;
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

  /** Books the transfers among these entries in the accounts on their other side. */
  settle(): void {
    if (this.#before !== undefined) writeCounterparts(this.#tx, this.#before);
    this.#before = undefined;
  }

  #write({ category, memo = '', ...about }: LedgerEntry, amount: number): void {
    if (amount === 0) return;
    const id = recordId(['ledger', this.#key, this.#rows++]);
    if (transferOf(id, category) !== '') this.#before ??= lastEntry(this.#tx);
    writeEntries(this.#tx, [{ ...about, id, airline: this.#airline, category, amount, memo }], this.#time);
  }
}
