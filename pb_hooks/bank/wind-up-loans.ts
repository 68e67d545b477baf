import { LOAN } from '#game/tables/loan.ts';
import { readAll } from '../db/read-all.ts';
import { aliased } from '../db/shape.ts';
import { type BookingTime, CashAccount, cashOf } from '../ledger/cash-account.ts';

const n = aliased(LOAN, 'n');
const OWED = { id: n.id, balance: n.balance, aircraft: n.aircraft };
/** Secured loans come first. */
const RUNNING = `
  FROM loan n WHERE n.airline = {:airline} AND n.state = 'active' ORDER BY n.aircraft = '', n.started, n.id`;

/**
 * Repays the loans of an airline that is about to be deleted, as far as its cash goes. The bank writes off the rest.
 * The rows of the loans are deleted with the airline.
 */
export function windUpLoans(tx: CoreApp, airline: string, time: BookingTime): void {
  const loans = readAll(tx, OWED, RUNNING, { airline });
  if (loans.length === 0) return;
  const account = new CashAccount(tx, airline, time, `loans of ${airline}`);
  let cash = Math.max(0, cashOf(tx, airline));
  for (const { balance, aircraft } of loans) {
    const lost = balance - Math.min(cash, balance);
    account.credit({ category: 'loan_write_off', amount: lost, aircraft });
    account.debit({ category: 'loan_repayment', amount: balance, aircraft });
    cash = Math.max(0, cash - balance);
  }
  account.settle();
}
