import { recordId } from '#game/chance/record-id.ts';
import { LOAN } from '#game/tables/loan.ts';
import { WEEK } from '#game/world/time.ts';
import { updateById, writeRows } from '#hooks/db/write-rows.ts';
import { type AirlineEntry, bookEntries } from '#hooks/ledger/book-entries.ts';
import { writeNoticesOf } from '#hooks/notice/write-notices.ts';
import type { SettledWorld } from '../state/read-world.ts';
import { loanNotice } from './loan-notice.ts';
import type { SettledLoan } from './settle-loans.ts';

const LOANS = updateById(LOAN, [
  'state',
  'balance',
  'due',
  'paid',
  'missed',
  'missed_at',
  'arrears',
  'cost',
  'ended',
]);

/** Returns which instalments were paid: "Instalment 12 of 52". */
function memoOf({ before, paid }: SettledLoan): string {
  const [from, to] = [before.paid + 1, before.paid + paid.count];
  const which = from === to ? `Instalment ${to}` : `Instalments ${from}\u2013${to}`;
  return `${which} of ${before.weeks}`;
}

const stateOf = ({ before, paid: { loan, ...paid } }: SettledLoan, minute: number) => ({
  id: before.id,
  state: loan.balance === 0 ? ('repaid' as const) : ('active' as const),
  balance: loan.balance,
  due: before.isDue ? before.due + WEEK : before.due,
  paid: loan.paid,
  missed: loan.missed,
  missed_at: paid.isMissed ? minute : before.missed_at,
  arrears: loan.arrears,
  cost: before.cost + paid.interest + paid.overdraftInterest,
  ended: loan.balance === 0 ? minute : 0,
});

function entriesOf(settled: SettledLoan, minute: number): AirlineEntry[] {
  const { before, paid } = settled;
  const { airline, aircraft } = before;
  const entry = (category: AirlineEntry['category'], amount: number): AirlineEntry => ({
    id: recordId([category, before.id, minute]),
    airline,
    category,
    amount: -amount,
    memo: memoOf(settled),
    aircraft,
  });
  return [
    entry('loan_repayment', paid.principal),
    entry('loan_interest', paid.interest),
    entry('overdraft_interest', paid.overdraftInterest),
  ];
}

/** Writes the payments of loans in an hour: money, the state of the loans, and notices. */
export function writeInstalments(tx: CoreApp, world: SettledWorld, loans: readonly SettledLoan[]): void {
  const { minute, start } = world;
  bookEntries(
    tx,
    loans.flatMap((loan) => entriesOf(loan, minute)),
    minute,
    start,
  );
  writeRows(
    tx,
    LOANS,
    loans.map((loan) => stateOf(loan, minute)),
  );
  const notices = loans.flatMap((loan) => {
    const notice = loanNotice(loan, world);
    const { id, airline } = loan.before;
    return notice ? [{ id: recordId(['notice', 'loan', id, minute]), airline, ...notice }] : [];
  });
  writeNoticesOf(tx, 'loan', notices, minute);
}
