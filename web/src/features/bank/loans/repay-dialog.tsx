import { useState } from 'react';
import { REPAID_PER_DOLLAR } from '#game/bank/loan-offer.ts';
import { repayment } from '#game/bank/repayment.ts';
import type { Loan } from '#game/tables/loan.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { MoneyField } from '#web/components/money-field.tsx';
import { act } from '#web/lib/act.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Terms } from '../terms.tsx';

interface RepayDialogProps {
  loan: Loan;
  cash: number;
  onClose: () => void;
}

/** Returns why an amount cannot be repaid. Undefined if it can. */
function problemOf(loan: Loan, amount: number, cash: number): string | undefined {
  if (!(amount >= 1)) return 'Enter an amount of at least $1.';
  if (amount > loan.balance) return `You owe ${formatMoney(loan.balance)} on this loan.`;
  if (loan.missed > 0 && amount < loan.balance)
    return 'Missed instalments are collected first. Until then you can only repay all of this loan.';
  const { total } = repayment(loan, amount);
  if (total > cash) return `This needs ${formatMoney(total)}. You have ${formatMoney(cash)}.`;
  return undefined;
}

/** Repays a loan early, in full or in part. Shows fee and consequence first. */
export function RepayDialog({ loan, cash, onClose }: RepayDialogProps) {
  // Undefined for all of it, which may become less while the dialog is open.
  const [part, setPart] = useState<number>();
  const amount = part ?? loan.balance;
  const problem = problemOf(loan, amount, cash);
  const isKnown = amount >= 1 && amount <= loan.balance;
  const costs = isKnown ? repayment(loan, amount) : undefined;
  const isFull = amount === loan.balance;
  const { run, isPending, error } = useAction({
    mutationFn: () => act('loan.repay', { loan: loan.id, amount }),
    onSuccess: () => {
      notify(isFull ? 'Loan repaid.' : `${formatMoney(amount)} of the loan repaid.`, 'good');
      onClose();
    },
  });
  return (
    <Dialog
      open
      title="Repay this loan early?"
      onClose={() => !isPending && onClose()}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" disabled={problem !== undefined} pending={isPending} onClick={() => run()}>
            {isFull ? 'Repay all' : 'Repay part'} · {formatMoney(costs?.total ?? 0)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <MoneyField
          label="Amount to repay"
          value={amount}
          onChange={(value) => setPart(value === loan.balance ? undefined : value)}
          error={problem}
          hint="A partial repayment lowers the instalments. The term stays the same."
          autoFocus
        />
        {costs && (
          <Terms
            lines={[
              ['Principal', formatMoney(costs.principal)],
              ...(costs.interest + costs.overdraftInterest > 0
                ? [
                    [
                      'Interest on missed instalments',
                      formatMoney(costs.interest + costs.overdraftInterest),
                    ] as const,
                  ]
                : []),
              [`Fee, ${formatPercent(1 / REPAID_PER_DOLLAR)} of what is not due yet`, formatMoney(costs.fee)],
              ['Weekly instalment afterwards', formatMoney(costs.payment)],
              ['Cash afterwards', formatMoney(cash - costs.total)],
            ]}
          />
        )}
        <ActionFailure title="The loan was not repaid" error={error} />
      </div>
    </Dialog>
  );
}
