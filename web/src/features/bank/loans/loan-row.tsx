import { overdue } from '#game/bank/running-loan.ts';
import type { Loan } from '#game/tables/loan.ts';
import { Button } from '#web/components/button.tsx';
import { Tag } from '#web/components/tag.tsx';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { loanName } from './loan-name.ts';

/** Share of the principal that is repaid, as a bar. */
function RepaymentBar({ loan: { principal, balance } }: { loan: Loan }) {
  const repaid = principal - balance;
  return (
    <div
      role="img"
      aria-label={`${formatMoney(repaid)} of ${formatMoney(principal)} repaid`}
      className="h-2 overflow-hidden rounded-tag border border-line-strong bg-raised"
    >
      <div className="h-full bg-accent" style={{ width: `${(100 * repaid) / principal}%` }} />
    </div>
  );
}

function Missed({ loan }: { loan: Loan }) {
  const { interest, principal } = overdue(loan);
  return (
    <p className="text-13 text-bad tabular-nums">
      {formatCount(loan.missed, 'instalment')} missed, {formatMoney(interest + principal + loan.arrears)} with
      overdraft interest. The bank tries again every midnight.
    </p>
  );
}

interface LoanRowProps {
  loan: Loan;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  /** Registration of the pledged aircraft. */
  registration: string | undefined;
  onRepay: () => void;
}

/** A running loan with its schedule and a bar of what is repaid. */
export function LoanRow({ loan, start, registration, onRepay }: LoanRowProps) {
  const { principal, balance, rate, weeks, payment, paid, missed, due } = loan;
  const isLast = paid + missed >= weeks;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <div className="flex items-center justify-between gap-4">
        <h3 className="flex min-w-0 flex-wrap items-center gap-2 font-medium text-balance">
          {loanName(loan, registration)}
          {missed > 0 && <Tag tone="bad">{formatCount(missed, 'instalment')} missed</Tag>}
        </h3>
        <Button onClick={onRepay} aria-label={`Repay ${loanName(loan, registration)}`}>
          Repay early
        </Button>
      </div>
      <RepaymentBar loan={loan} />
      <p className="flex flex-wrap justify-between gap-x-6 text-13 tabular-nums">
        <span>
          {formatMoney(balance)} of {formatMoney(principal)} owed
        </span>
        <span>
          {formatMoney(payment)} per week at {formatPercent(rate, 2)}
        </span>
        <span>
          {paid} of {formatCount(weeks, 'instalment')} paid
          {!isLast && `, next on ${momentText(start, due)} UTC`}
        </span>
      </p>
      {missed > 0 && <Missed loan={loan} />}
    </li>
  );
}
