import { Section } from '#web/components/section.tsx';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { dayText } from '#web/lib/world-moment.ts';
import { loanName } from './loan-name.ts';
import type { LoansProps } from './loans.tsx';

/** Loans that have ended, with what they cost. */
export function PastLoans({ loans, start, registrations }: Omit<LoansProps, 'cash'>) {
  return (
    <Section title="Past loans" count={loans.length}>
      <ul className="flex flex-col">
        {loans.map((loan) => (
          <li
            key={loan.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-2 text-13 tabular-nums"
          >
            <span className="font-medium">{loanName(loan, registrations.get(loan.aircraft))}</span>
            <span>
              {dayText(start, loan.started)} to {dayText(start, loan.ended)} at {formatPercent(loan.rate, 2)}
            </span>
            <span>
              {loan.state === 'repaid' ? 'Repaid' : 'Written off'}, {formatMoney(loan.cost)} of interest and
              fees
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
