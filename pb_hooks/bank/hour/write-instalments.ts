import { overdraftLimit, overdraftRate } from '#game/bank/overdraft.ts';
import type { PaidInstalments } from '#game/bank/pay-instalments.ts';
import { overdueAmount } from '#game/bank/running-loan.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { formatRate } from '#game/platform/text/format-rate.ts';
import { LOAN } from '#game/tables/loan.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { WEEK } from '#game/world/time.ts';
import { type AirlineEntry, bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import type { UnpaidLoan } from './read-unpaid-loans.ts';

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

/** A loan with its payments in an hour. */
export interface SettledLoan {
  before: UnpaidLoan;
  paid: PaidInstalments;
}

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

/** Returns the notice about a loan's payments in an hour. Null if all is as usual. */
function loanNotice(
  { before, paid }: SettledLoan,
  { baseRate }: Pick<SettledWorld, 'baseRate'>,
): { title: string; body: string } | null {
  const name = `Your loan of ${formatDollars(before.principal)}`;
  const { loan } = paid;
  if (paid.isMissed) {
    const limit = formatDollars(overdraftLimit(before.fixedCosts));
    return {
      title: 'You missed a loan instalment',
      body: `${name} is behind by ${formatDollars(overdueAmount(loan))}. Cash may fall at most ${limit} below zero. The bank tries again every midnight and charges ${formatRate(overdraftRate(baseRate))} per year on it.`,
    };
  }
  if (loan.balance === 0)
    return {
      title: 'You have repaid a loan',
      body: `${name} is repaid. ${before.aircraft === '' ? '' : 'Its aircraft is no longer pledged. '}It cost ${formatDollars(before.cost + paid.interest + paid.overdraftInterest)} in interest and fees.`,
    };
  if (before.missed > 0 && loan.missed === 0)
    return {
      title: 'Missed instalments are paid',
      body: `${name} is on schedule again. You paid ${formatDollars(paid.overdraftInterest)} for the delay.`,
    };
  return null;
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
