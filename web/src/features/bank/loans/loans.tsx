import { useState } from 'react';
import type { Loan } from '#game/tables/loan.ts';
import { Section } from '#web/components/section.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { LoanRow } from './loan-row.tsx';
import { RepayDialog } from './repay-dialog.tsx';

export interface LoansProps {
  loans: readonly Loan[];
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  /** Registrations by aircraft id. */
  registrations: ReadonlyMap<string, string>;
}

/** The running loans, and the way to repay them. */
export function Loans({ loans, cash, start, registrations }: LoansProps) {
  const [repaid, setRepaid] = useState<string>();
  const chosen = loans.find(({ id }) => id === repaid);
  const owed = loans.reduce((sum, { balance }) => sum + balance, 0);
  return (
    <Section title="Your loans" count={loans.length}>
      {loans.length === 0 ? (
        <p className="text-13 text-muted">
          {cash < 0
            ? 'You have no loans. What you owe the bank is your overdraft.'
            : 'You owe the bank nothing.'}{' '}
          A loan that you take below appears here with its schedule.
        </p>
      ) : (
        <>
          <p className="text-13 text-muted tabular-nums">{formatMoney(owed)} owed in total.</p>
          <ul className="flex flex-col">
            {loans.map((loan) => (
              <LoanRow
                key={loan.id}
                loan={loan}
                start={start}
                registration={registrations.get(loan.aircraft)}
                onRepay={() => setRepaid(loan.id)}
              />
            ))}
          </ul>
        </>
      )}
      {chosen && <RepayDialog loan={chosen} cash={cash} onClose={() => setRepaid(undefined)} />}
    </Section>
  );
}
