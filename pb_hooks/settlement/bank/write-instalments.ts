import { transferOf } from '#game/account/accounts.ts';
import { recordId } from '#game/chance/record-id.ts';
import type { LedgerCategory } from '#game/finance/categories.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { LOAN } from '#game/tables/loan.ts';
import { WEEK } from '#game/world/time.ts';
import { worldDate } from '#hooks/clock/date.ts';
import { insertInto, updateById, writeRows } from '#hooks/db/write-rows.ts';
import { lastEntry } from '#hooks/ledger/counterparts.ts';
import { moveCash } from '#hooks/ledger/move-cash.ts';
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
const ENTRIES = insertInto(LEDGER, { at: '{:at}', minute: '{:minute}', route: "''", flight: "''" });

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

function entriesOf(settled: SettledLoan, minute: number) {
  const { before, paid } = settled;
  const memo = memoOf(settled);
  const amounts: [LedgerCategory, number][] = [
    ['loan_repayment', paid.principal],
    ['loan_interest', paid.interest],
    ['overdraft_interest', paid.overdraftInterest],
  ];
  return amounts.flatMap(([category, amount]) => {
    if (amount === 0) return [];
    const id = recordId([category, before.id, minute]);
    const { airline, aircraft } = before;
    return [{ id, airline, category, amount: -amount, memo, aircraft, transfer: transferOf(id, category) }];
  });
}

/** Writes the payments of loans in an hour: money, the state of the loans, and notices. */
export function writeInstalments(tx: CoreApp, world: SettledWorld, loans: readonly SettledLoan[]): void {
  const { minute, start } = world;
  const last = lastEntry(tx);
  const entries = loans.flatMap((loan) => entriesOf(loan, minute));
  writeRows(tx, ENTRIES, entries, { minute, at: worldDate(start, minute) });
  if (entries.length > 0) moveCash(tx, last, true);
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
